import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'

/** `$2,400`, with cents where there are some. */
export function dollarsOf(cents: number): string {
  return showMoney(cents).replace(/\.00$/, '')
}

/** Nothing for the whole wedding, which needs no words. */
export function perUnit(unit: string | undefined): string {
  return unit && unit in units ? units[unit as keyof typeof units] : ''
}

const units = {
  guest: t('vendors.per_guest'),
  hour: t('vendors.per_hour'),
  day: t('vendors.per_day'),
  night: t('vendors.per_night'),
  piece: t('vendors.per_piece'),
}
