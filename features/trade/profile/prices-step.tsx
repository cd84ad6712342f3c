import { t } from '#web/text/text.ts'
import { MoneyField } from '#web/ui/plain/money-field.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { Business } from './contract.ts'
import { mostOffers } from './said-in.ts'
import { StepForm } from './step-form.tsx'

const unitChoices = [
  { value: 'wedding', label: t('manage.per_wedding') },
  { value: 'guest', label: t('manage.per_guest') },
  { value: 'hour', label: t('manage.per_hour') },
  { value: 'day', label: t('manage.per_day') },
  { value: 'night', label: t('manage.per_night') },
  { value: 'piece', label: t('manage.per_piece') },
]

type Errors = Record<string, string[]>

/** What they do and from how much on. */
export function PricesStep({ business }: { business: Business }) {
  const { model } = business
  return (
    <StepForm step="prices" business={business} hint={t('manage.prices_hint')}>
      {(errors) => (
        <>
          <div className="management-two">
            <MoneyField
              label={t('manage.price_from')}
              name="price_from"
              errors={errors['price_from']}
              defaultValue={model.price_from ?? undefined}
            />
            <SelectField label={t('manage.per')} name="price_unit" choices={unitChoices} defaultValue={model.price_unit} />
          </div>
          <TextField
            label={t('manage.price_note')}
            hint={t('manage.price_note_hint')}
            name="price_note"
            maxLength={160}
            errors={errors['price_note']}
            defaultValue={model.price_note}
          />
          {Array.from({ length: mostOffers }, (_, nth) => (
            <OfferFields key={nth} nth={nth} offer={model.offers[nth]} errors={errors} />
          ))}
          <Lines name="additional_services" label={t('manage.additional')} lines={model.additional_services} errors={errors} />
          <Lines name="requirements" label={t('manage.requirements')} lines={model.requirements} errors={errors} />
          <Lines name="payment_types" label={t('manage.payment')} lines={model.payment_types} errors={errors} />
        </>
      )}
    </StepForm>
  )
}

interface OfferProps {
  nth: number
  offer: Business['model']['offers'][number] | undefined
  errors: Errors
}

function OfferFields({ nth, offer, errors }: OfferProps) {
  const wrong = (name: string) => errors[`${name}_${nth}`]
  return (
    <fieldset className="management-offer">
      <legend>{t('manage.offer', { n: nth + 1 })}</legend>
      <TextField
        label={t('manage.offer_title')}
        name={`title_${nth}`}
        maxLength={60}
        errors={wrong('title')}
        defaultValue={offer?.title ?? ''}
      />
      <div className="management-two">
        <MoneyField label={t('manage.offer_price')} name={`price_${nth}`} errors={wrong('price')} defaultValue={offer?.price} />
        <SelectField label={t('manage.per')} name={`unit_${nth}`} choices={unitChoices} defaultValue={offer?.unit ?? 'wedding'} />
      </div>
      <TextAreaField
        label={t('manage.offer_what')}
        name={`what_${nth}`}
        rows={2}
        maxLength={240}
        errors={wrong('what')}
        defaultValue={offer?.what ?? ''}
      />
    </fieldset>
  )
}

interface LinesProps {
  name: string
  label: string
  lines: readonly string[]
  errors: Errors
}

/** One thing to a line. */
export function Lines({ name, label, lines, errors }: LinesProps) {
  return (
    <TextAreaField label={label} hint={t('manage.one_a_line')} name={name} rows={3} errors={errors[name]} defaultValue={lines.join('\n')} />
  )
}
