import { readMoney, showMoney } from '#web/ui/money.ts'

/** What somebody types into one field: an amount, or a share of the cost. */
export interface Typed {
  amount: number | null
  percent: number | null
}

/** `$1,200` or `50%`; nothing is for whoever gives to say. Undefined for what is neither. */
export function readPledge(text: string): Typed | undefined {
  if (text.trim() === '') return { amount: null, percent: null }
  const [, share] = /^\s*(\d{1,3}(?:\.\d{1,2})?)\s*%\s*$/.exec(text) ?? []
  const hundredths = share === undefined ? undefined : readMoney(share)
  if (hundredths !== undefined) return hundredths >= 1 && hundredths <= 10_000 ? { amount: null, percent: hundredths } : undefined
  const amount = readMoney(text)
  return amount === undefined ? undefined : { amount, percent: null }
}

/** As it may be typed again. */
export function typedPledge({ amount, percent }: Typed): string {
  if (percent !== null) return `${percentWords(percent)}%`
  return amount === null ? '' : showMoney(amount)
}

/** Hundredths of a percent: `50`, `33.33`. */
export function percentWords(percent: number): string {
  return String(percent / 100)
}
