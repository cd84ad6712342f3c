import { t } from '#web/text/text.ts'
import { NumberField } from '#web/ui/plain/number-field.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { tradeName } from './trade-words.ts'
import type { Business } from './contract.ts'
import { Lines } from './prices-step.tsx'
import { StepForm } from './step-form.tsx'
import { styles, trades } from './trades.ts'

/** Who they are and how they are reached. */
export function BusinessStep({ business }: { business: Business }) {
  const { model, is_frozen } = business
  return (
    <StepForm step="business" business={business} hint={t('manage.business_hint')}>
      {(errors) => (
        <>
          {is_frozen && <p className="management-note">{t('manage.frozen')}</p>}
          <Who model={model} errors={errors} isFrozen={is_frozen} />
          <Reached model={model} errors={errors} isFrozen={is_frozen} />
          <TextField
            name="people"
            label={t('manage.people')}
            hint={t('manage.people_hint')}
            maxLength={120}
            errors={errors['people']}
            defaultValue={model.people}
          />
          <div className="management-two">
            <Lines name="languages" label={t('manage.languages')} lines={model.languages} errors={errors} />
            <Lines name="good_to_know" label={t('manage.good_to_know')} lines={model.good_to_know} errors={errors} />
          </div>
          <fieldset className="management-choices">
            <legend>{t('manage.styles')}</legend>
            {styles.map((style) => (
              <label key={style} className="check">
                <input
                  className="check-box"
                  type="checkbox"
                  name={`style_${style}`}
                  value="yes"
                  defaultChecked={model.styles.includes(style)}
                />
                <span className="check-words">{styleName(style)}</span>
              </label>
            ))}
          </fieldset>
        </>
      )}
    </StepForm>
  )
}

interface PartProps {
  model: Business['model']
  errors: Record<string, string[]>
  /** Somebody else asks for it, so that this stays as it is. */
  isFrozen: boolean
}

function Who({ model, errors, isFrozen }: PartProps) {
  const field = fieldOf(errors)
  return (
    <>
      <div className="management-two">
        <TextField
          {...field('name')}
          label={t('claims.name')}
          maxLength={90}
          need="required"
          defaultValue={model.name}
          readOnly={isFrozen}
        />
        <SelectField {...field('service')} label={t('claims.trade')} choices={tradeChoices} defaultValue={model.service} />
      </div>
      <TextField {...field('line')} label={t('manage.line')} hint={t('manage.line_hint')} maxLength={240} defaultValue={model.line} />
      <TextAreaField
        {...field('words')}
        label={t('manage.words')}
        hint={t('manage.words_hint')}
        rows={8}
        maxLength={4_000}
        defaultValue={model.words}
      />
    </>
  )
}

function Reached({ model, errors, isFrozen }: PartProps) {
  const field = fieldOf(errors)
  const contact = { readOnly: isFrozen, autoComplete: 'off' }
  return (
    <div className="management-two">
      <NumberField {...field('since')} label={t('manage.since')} defaultValue={model.since ?? ''} />
      <NumberField {...field('weddings_a_year')} label={t('manage.a_year')} defaultValue={model.weddings_a_year ?? ''} />
      <TextField
        {...field('contact_email')}
        {...contact}
        label={t('manage.email')}
        type="email"
        maxLength={254}
        defaultValue={model.contact_email}
      />
      <TextField
        {...field('contact_phone')}
        {...contact}
        label={t('manage.phone')}
        type="tel"
        maxLength={40}
        defaultValue={model.contact_phone}
      />
      <TextField
        {...field('website')}
        {...contact}
        label={t('manage.website')}
        type="url"
        maxLength={300}
        placeholder="https://"
        defaultValue={model.website}
      />
      <TextField {...field('instagram')} label={t('manage.instagram')} maxLength={31} placeholder="@" defaultValue={model.instagram} />
    </div>
  )
}

function fieldOf(errors: PartProps['errors']) {
  return (name: string) => ({ name, errors: errors[name] })
}

const tradeChoices = trades.map((value) => ({ value, label: tradeName(value) }))

/** `Art deco` */
function styleName(style: string): string {
  const words = style.replaceAll('-', ' ')
  return words[0]!.toUpperCase() + words.slice(1)
}
