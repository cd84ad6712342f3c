import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { t } from '#web/text/onboarding-text.ts'
import { DateField } from '#web/ui/plain/date-field.tsx'
import { RadioGroup } from '#web/ui/plain/radio-group.tsx'
import { dayOf, daysBetween } from '../dashboards/day-count.ts'
import { longDay } from '#web/long-day.ts'
import type { FieldsProps } from './questions.tsx'

/** A day, or that there is none yet; the field for the day goes away with the style sheet alone. */
export function DateFields({ user, values, errors }: FieldsProps) {
  const { date, date_undecided } = user.wedding_details
  const when = values?.['when'] ?? (date_undecided ? 'undecided' : 'day')
  const [day, setDay] = useState(values?.['date'] ?? date ?? '')
  const isHydrated = useHydrated()
  return (
    <div className="onboarding-date">
      <RadioGroup
        label={t('date.how')}
        name="when"
        look="cards"
        defaultValue={when}
        choices={[
          { value: 'day', label: t('date.day'), hint: t('date.day_hint') },
          { value: 'undecided', label: t('date.undecided'), hint: t('date.undecided_hint') },
        ]}
      />
      <div className="onboarding-day">
        <DateField
          label={t('date.date')}
          name="date"
          value={day}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
          errors={errors['date']}
          max="9999-12-31"
        />
        <output>{isHydrated && said(day)}</output>
      </div>
    </div>
  )
}

/** It may be another day on the server, so the sentence comes with the script. */
function said(date: string): string | undefined {
  const day = longDay(date)
  if (day === undefined) return undefined
  const n = daysBetween(dayOf(new Date()), date)
  if (n < 0) return t('date.past', { day })
  if (n < 2) return t(n === 0 ? 'date.today' : 'date.tomorrow', { day })
  return t('date.said', { day, n: n.toLocaleString('en-US') })
}
