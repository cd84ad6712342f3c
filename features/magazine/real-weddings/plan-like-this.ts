import type { Cost } from './wedding.ts'

/** What a wedding would cost with another number of guests. */
interface Plan {
  heads: number
  lines: { title: string; counts_by: 'guests' | 'wedding'; amount?: number; share?: number }[]
  /** Cents; null where only a range was said. */
  total: number | null
  /** How the whole moves: 1.5 is half as much again. */
  factor: number
}

/** Lines that count by guests grow and shrink with them, to the dollar; the others stay as they were. */
export function planFor({ total, lines }: Cost, { guests, heads }: { guests: number; heads: number }): Plan {
  const scaled = lines.map(({ title, counts_by, amount, share }) => {
    const times = counts_by === 'guests' ? heads / guests : 1
    return amount === undefined
      ? { title, counts_by, share: (share ?? 0) * times }
      : { title, counts_by, amount: Math.round((amount * times) / 100) * 100 }
  })
  if (total === undefined) {
    const whole = scaled.reduce((sum, { share = 0 }) => sum + share, 0)
    const shares = scaled.map((line) => ({ ...line, share: Math.round(((line.share ?? 0) / whole) * 100) }))
    return { heads, lines: shares, total: null, factor: whole / 100 }
  }
  const sum = scaled.reduce((all, { amount = 0 }) => all + amount, 0)
  return { heads, lines: scaled, total: sum, factor: sum / total }
}

/** The bounds of a range in cents, as `10000-to-25000` says them, each times a factor and to the hundred dollars. */
export function boundsOf(range: string, factor = 1): { from: number | null; to: number | null } {
  const [, under, from, to, up] = /^(?:under-(\d+)|(\d+)-to-(\d+)|(\d+)-and-up)$/.exec(range) ?? []
  const cents = (dollars: string | undefined) => (dollars ? Math.round((Number(dollars) * factor) / 100) * 10_000 : null)
  return { from: cents(from ?? up), to: cents(to ?? under) }
}
