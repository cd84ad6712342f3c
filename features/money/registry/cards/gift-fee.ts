interface Fee {
  points: number
  cents: number
}

/** About what the provider keeps; what it was is told when it is done. */
export function aboutFee(amount: number, { points, cents }: Fee): number {
  return Math.min(amount, Math.floor((amount * points * 2 + 10_000) / 20_000) + cents)
}
