import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { readMoney, showMoney } from '#web/ui/money.ts'
import type { Enquiry } from './contract.ts'

/** What an enquiry says of the day, a line each; what was not said is not in it. */
export function factsOf({ wedding_date, place, guests, budget }: Pick<Enquiry, 'wedding_date' | 'place' | 'guests' | 'budget'>): string[] {
  return [
    ...(wedding_date ? [t('enquiry_letter.day', { day: longDay(wedding_date)! })] : []),
    ...(place ? [t('enquiry_letter.place', { place })] : []),
    ...(guests ? [t('enquiry_letter.guests', { guests })] : []),
    ...(budget === null ? [] : [t('enquiry_letter.budget', { amount: showMoney(budget) })]),
  ]
}

/** The cents of what was typed: null for nothing, undefined for what is no amount. */
export function centsTyped(typed = ''): number | null | undefined {
  return typed.trim() === '' ? null : readMoney(typed)
}
