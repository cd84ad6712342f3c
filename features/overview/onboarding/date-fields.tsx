import { t } from '#web/text/text.ts'
import { longMonth } from '#web/long-day.ts'
import { RadioGroup } from '#web/ui/plain/radio-group.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { monthsFrom } from '#features/account/sign-in/day-to-come.ts'
import { todayIn } from '#features/account/sign-in/today.ts'
import { DayFields } from './day-fields.tsx'
import type { FieldsProps } from './questions.tsx'

/** A day, a month, or neither yet; the fields of what is not chosen go away with the style sheet alone. */
export function DateFields({ user, values, errors }: FieldsProps) {
  const { month, date_undecided, time_zone } = user.wedding_details
  const known = date_undecided ? 'undecided' : month === null ? 'day' : 'month'
  return (
    <div className="onboarding-date">
      <RadioGroup
        label={t('date.how')}
        name="when"
        look="cards"
        defaultValue={values?.['when'] ?? known}
        choices={[
          { value: 'day', label: t('date.day'), hint: t('date.day_hint') },
          { value: 'month', label: t('date.only_month'), hint: t('date.only_month_hint') },
          { value: 'undecided', label: t('date.undecided'), hint: t('date.undecided_hint') },
        ]}
      />
      <div className="onboarding-month">
        <SelectField
          label={t('date.month')}
          name="month"
          choices={monthsFrom(todayIn(time_zone)).map((value) => ({ value, label: longMonth(value) }))}
          placeholder={t('date.month_none')}
          defaultValue={values?.['month'] ?? month ?? ''}
          errors={errors['month']}
        />
      </div>
      <DayFields user={user} values={values} errors={errors} />
    </div>
  )
}
