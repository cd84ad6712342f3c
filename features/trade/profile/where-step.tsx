import { places } from '#features/magazine/vendors/places.ts'
import { t } from '#web/text/text.ts'
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
          <SelectField
            label={t('claims.place')}
            name="place"
            errors={errors['place']}
            choices={Object.entries(places).map(([value, { title }]) => ({ value, label: title }))}
            defaultValue={place}
          />
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
