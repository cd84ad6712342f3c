import { t } from '#web/text/onboarding-text.ts'
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

export function PlaceFields({ user, values, errors }: FieldsProps) {
  const place = values?.['place'] ?? user.wedding_details.place
  return (
    <TextField
      label={t('place.label')}
      name="place"
      defaultValue={place}
      errors={errors['place']}
      maxLength={200}
      placeholder={t('place.example')}
      autoComplete="off"
    />
  )
}

export function GuestsFields({ user, values, errors }: FieldsProps) {
  const guests = values?.['guests'] ?? user.wedding_details.guests ?? ''
  return <NumberField label={t('guests.label')} name="guests" defaultValue={guests} errors={errors['guests']} min={1} max={10_000} />
}

export function BudgetFields({ user, values, errors }: FieldsProps) {
  const budget = values?.['budget'] ?? user.wedding_details.budget ?? undefined
  return <MoneyField label={t('budget.label')} name="budget" hint={t('budget.hint')} defaultValue={budget} errors={errors['budget']} />
}
