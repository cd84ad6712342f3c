import { calendarFile } from '#features/wedding/events/calendar.ts'
import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import type { ComingDue } from '../contract.ts'

/** What is to be paid, each on its day. */
export function paymentCalendar(due: readonly (ComingDue & { version: number })[], host: string): string {
  const none = { start_time: null, end_time: null, place: '', address: '', dress: '' }
  return calendarFile(
    due.map(({ id, version, name, vendor, amount, due_date }) => {
      const sum = amount === null ? t('budget.missing_amount') : showMoney(amount)
      return { ...none, id, version, date: due_date, name: t('payment.calendar_line', { amount: sum, name: vendor || name }), note: name }
    }),
    { host, kind: 'payment' },
  )
}
