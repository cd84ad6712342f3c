import { t } from '#web/text/text.ts'
import { readMoney, showMoney } from '#web/ui/money.ts'
import { digitsOf } from './currencies.ts'
import { centsOf, plainRate, rateOf } from './exactly.ts'
import { bareForeign } from './foreign-words.ts'

/** A note as its fields hold it. */
export interface ForeignDraft {
  foreign_amount: string
  currency: string
  rate: string
  rate_date: string
}

interface Kept {
  foreign_amount: number | null
  currency: string | null
  rate: string | null
  rate_date: string | null
}

export const noForeign: ForeignDraft = { foreign_amount: '', currency: '', rate: '', rate_date: '' }

export function foreignDraft({ foreign_amount, currency, rate, rate_date }: Kept): ForeignDraft {
  if (foreign_amount === null || currency === null) return noForeign
  return { foreign_amount: bareForeign(foreign_amount, currency), currency, rate: rate ?? '', rate_date: rate_date ?? '' }
}

/** What the fields say, as the server takes it. */
export function foreignSaid({ foreign_amount, currency, rate, rate_date }: ForeignDraft): Kept {
  return {
    foreign_amount: readForeign(foreign_amount, currency) ?? null,
    currency: currency || null,
    rate: rate.trim() || null,
    rate_date: rate_date || null,
  }
}

/** What nobody can read is not sent, else it would be none. */
export function foreignUnread({ foreign_amount, currency, rate }: ForeignDraft): Partial<Record<keyof ForeignDraft, string[]>> {
  const example = bareForeign(120_000, currency)
  return {
    ...(foreign_amount.trim() !== '' &&
      readForeign(foreign_amount, currency) === undefined && { foreign_amount: [t('foreign.amount_unread', { example })] }),
    ...(rate.trim() !== '' && readRate(rate) === undefined && { rate: [t('foreign.rate_unread')] }),
  }
}

/** The dollars follow the rate as it is typed, and the rate the dollars; what the server reckons counts. */
export function linked(mine: ForeignDraft, dollars: string, typed: Partial<ForeignDraft> & { dollars?: string }) {
  const next = { ...mine, dollars, ...typed }
  const foreign = readForeign(next.foreign_amount, next.currency)
  if (!foreign || next.currency === '') return next
  if (typed.dollars !== undefined) {
    const cents = readMoney(typed.dollars)
    return { ...next, rate: (cents === undefined ? undefined : rateOf(foreign, next.currency, cents)) ?? '' }
  }
  const rate = readRate(next.rate)
  if (rate !== undefined) return { ...next, dollars: showMoney(centsOf(foreign, next.currency, rate)) }
  const cents = readMoney(next.dollars)
  return next.rate.trim() !== '' || cents === undefined || typed.rate !== undefined
    ? next
    : { ...next, rate: rateOf(foreign, next.currency, cents) ?? '' }
}

/** Minor units of an amount as somebody types it: `1,200` or `€1200.00`. */
export function readForeign(text: string, currency: string): number | undefined {
  const plain = text.normalize('NFKC').replace(/[\p{Sc}\p{L}\s]/gu, '')
  const [, whole, part = ''] = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d*))?$/.exec(plain) ?? []
  if (whole === undefined || part.length > digitsOf(currency)) return undefined
  const minor = Number(whole.replaceAll(',', '') + part.padEnd(digitsOf(currency), '0'))
  return minor >= 1 && minor <= 1_000_000_000_000_000 ? minor : undefined
}

export function readRate(text: string): string | undefined {
  const plain = text.trim()
  return /^\d{1,9}(\.\d{1,18})?$/.test(plain) && /[1-9]/.test(plain) ? plainRate(plain) : undefined
}
