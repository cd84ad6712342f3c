/** What somebody pays, and of what it is made; all of it in cents. */
export interface Amounts {
  amount: number
  discount: number
  tax: number
  total: number
}

export interface Off {
  amount_off: number | null
  percent_off: number | null
}

/** Each step is rounded once, half up; nothing is ever below zero. `points` are hundredths of a percent. */
export function amountsOf(amount: number, coupon: Off | null, points: number): Amounts {
  const wanted = coupon ? (coupon.amount_off ?? share(amount, Math.round((coupon.percent_off ?? 0) * 100))) : 0
  const discount = Math.min(amount, wanted)
  const tax = share(amount - discount, points)
  return { amount, discount, tax, total: amount - discount + tax }
}

/** The most that is sold is far below what would lose a cent here. */
function share(cents: number, points: number): number {
  return Math.floor((cents * points + 5_000) / 10_000)
}
