import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { readDay } from '#web/ui/day.ts'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { useTypedDay } from '#web/ui/typed-day.ts'
import { dayOf, daysBetween } from '#features/overview/dashboard/day-count.ts'
import type { FieldsProps } from './questions.tsx'

const MonthCalendar = lazy(() => import('#web/ui/month-calendar.tsx').then((module) => ({ default: module.MonthCalendar })))

/** The day, typed in any usual way, which works without script, or picked from the calendar beside it. */
export function DayFields({ user, values, errors }: FieldsProps) {
  const sent = values?.['date']
  const [day, setDay] = useState((sent === undefined ? user.wedding_details.date : readDay(sent)) ?? '')
  const { text, isUnread, edit, settle, pick } = useTypedDay(day, setDay, sent && !readDay(sent) ? sent : undefined)
  const isHydrated = useHydrated()
  return (
    <div className="onboarding-day">
      <TextField
        className="field-input num"
        label={t('date.date')}
        name="date"
        hint={t(isHydrated ? 'date.typed_or_picked' : 'date.typed')}
        placeholder="MM-DD-YYYY"
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => edit(currentTarget.value)}
        onBlur={settle}
        errors={isUnread ? [t('date.unread')] : errors['date']}
      />
      <output>{isHydrated && said(day)}</output>
      <div className="onboarding-calendar">
        <Suspense>{isHydrated && <MonthCalendar label={t('date.date')} day={day} max="9999-12-31" onPick={pick} />}</Suspense>
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
