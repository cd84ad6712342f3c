import { places } from '#features/magazine/vendors/places.ts'
import { t } from '#web/text/text.ts'
import { FieldNotes } from '#web/ui/field-notes.tsx'
import { NumberField } from '#web/ui/plain/number-field.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { Business } from './contract.ts'
import { StepForm } from './step-form.tsx'

/** Where they are, and how far they go. */
export function WhereStep({ business }: { business: Business }) {
  const { city, state, place, travels_miles } = business.model
  return (
    <StepForm step="where" business={business} hint={t('manage.where_hint')}>
      {(errors) => (
        <>
          <div className="management-two">
            <TextField label={t('claims.town')} name="city" maxLength={40} need="required" errors={errors['city']} defaultValue={city} />
            <TextField label={t('manage.state')} name="state" maxLength={2} need="required" errors={errors['state']} defaultValue={state} />
          </div>
          <SelectField label={t('claims.place')} name="place" errors={errors['place']} choices={placeChoices} defaultValue={place} />
          <OtherPlaces model={business.model} errors={errors['also_in'] ?? []} />
          <NumberField
            label={t('manage.travels')}
            hint={t('manage.travels_hint')}
            name="travels_miles"
            errors={errors['travels_miles']}
            defaultValue={travels_miles}
          />
        </>
      )}
    </StepForm>
  )
}

/** Places that they come to beside their own. */
function OtherPlaces({ model: { place, also_in }, errors }: { model: Business['model']; errors: readonly string[] }) {
  const notes = errors.length > 0 ? 'also_in-errors' : ''
  return (
    <fieldset className="management-choices" id="field-also_in" tabIndex={-1} aria-describedby={`also_in-hint ${notes}`.trim()}>
      <legend>{t('manage.also_in')}</legend>
      <FieldNotes id="also_in" hint={t('manage.also_in_hint')} errors={errors} />
      {placeChoices
        .filter(({ value }) => value !== place)
        .map(({ value, label }) => (
          <label key={value} className="check">
            <input
              className="check-box"
              type="checkbox"
              name={`also_in_${value}`}
              value="yes"
              defaultChecked={also_in.some((one) => one === value)}
            />
            <span className="check-words">{label}</span>
          </label>
        ))}
    </fieldset>
  )
}

const placeChoices = Object.entries(places).map(([value, { title }]) => ({ value, label: title }))
