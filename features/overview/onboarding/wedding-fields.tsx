import { t } from '#web/text/text.ts'
import { MoneyField } from '#web/ui/plain/money-field.tsx'
import { NumberField } from '#web/ui/plain/number-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { FieldsProps } from './questions.tsx'

export function NamesFields({ user, values, errors }: FieldsProps) {
  const { firstname, lastname, wedding_details: details } = user
  const known = { firstname, lastname, other_firstname: details.other_firstname, other_lastname: details.other_lastname }
  const field = (name: keyof typeof known) => ({ name, defaultValue: values?.[name] ?? known[name], errors: errors[name], maxLength: 120 })
  return (
    <>
      <TextField label={t('names.first')} autoComplete="given-name" need="required" {...field('firstname')} />
      <TextField label={t('names.last')} autoComplete="family-name" {...field('lastname')} />
      <TextField label={t('names.other_first')} autoComplete="off" {...field('other_firstname')} />
      <TextField label={t('names.other_last')} autoComplete="off" {...field('other_lastname')} />
    </>
  )
}

/** Where it is, and about how large. */
export function PlaceFields({ user, values, errors }: FieldsProps) {
  const { place, guests, budget } = user.wedding_details
  return (
    <>
      <div className="onboarding-place">
        <TextField
          label={t('place.label')}
          name="place"
          defaultValue={values?.['place'] ?? place}
          errors={errors['place']}
          maxLength={200}
          placeholder={t('place.example')}
          autoComplete="off"
        />
      </div>
      <NumberField
        label={t('guests.label')}
        name="guests"
        hint={t('guests.hint')}
        defaultValue={values?.['guests'] ?? guests ?? ''}
        errors={errors['guests']}
        min={1}
        max={10_000}
      />
      <MoneyField
        label={t('budget.label')}
        name="budget"
        hint={t('budget.hint')}
        defaultValue={values?.['budget'] ?? budget ?? undefined}
        errors={errors['budget']}
      />
    </>
  )
}
