import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import type { HeadClass, Heads } from '../heads.ts'
import { headParts, type QuoteSums, tablesOf } from '../quote-sums.ts'
import type { How, QuoteLine } from '../quote-terms.ts'

interface At {
  lines: readonly QuoteLine[]
  heads: Heads
  sums: Pick<QuoteSums, 'amounts'>
}

/** How a line comes to its amount: in a few words, and step by step where those are not all of it. */
export interface Reckoned {
  brief: string
  steps: string[]
}

export function reckoned({ how }: QuoteLine, { lines, heads, sums: { amounts } }: At): Reckoned {
  switch (how?.by) {
    case 'head':
      return ofHeads(how, heads)
    case 'hour':
      return { brief: t('reckoned.hours', { hours: hoursOf(how.minutes), rate: showMoney(how.amount) }), steps: [] }
    case 'table':
      return ofTables(how, heads)
    case 'percent':
      return { brief: t('reckoned.percent', { percent: percentOf(how.percent), sum: showMoney(named(how.of)) }), steps: [onWhat(how.of)] }
    case 'minimum':
      return ofMinimum(how)
    case 'cover':
      return ofCover(how, heads)
    default:
      return { brief: '', steps: [] }
  }

  function named(keys: readonly string[]): number {
    return lines.reduce((sum, { key }, nth) => (keys.includes(key) ? sum + (amounts[nth] ?? 0) : sum), 0)
  }

  function onWhat(keys: readonly string[]): string {
    const names = lines.filter(({ key }) => keys.includes(key)).map(({ name }) => name)
    return t('reckoned.on', { names: names.join(', ') })
  }

  function ofMinimum({ amount, of }: Extract<How, { by: 'minimum' }>): Reckoned {
    const sum = named(of)
    const least = showMoney(amount)
    if (sum >= amount) return { brief: t('reckoned.minimum_met', { least }), steps: [onWhat(of)] }
    const steps = [t('reckoned.minimum_sum', { sum: showMoney(sum), least, rest: showMoney(amount - sum) }), onWhat(of)]
    return { brief: t('reckoned.minimum', { least }), steps: [...steps, t('reckoned.saves_nothing')] }
  }
}

function ofHeads(how: Extract<How, { by: 'head' }>, heads: Heads): Reckoned {
  const parts = headParts(how, heads)
  const steps = parts.map(({ of, count, rate }) =>
    t('reckoned.class', { n: count, of: classWords[of], rate: showMoney(rate), sum: showMoney(count * rate) }),
  )
  const { adults, children } = heads
  const tier = how.tiers.findLast(({ from }) => adults + children >= from)
  const more = [
    ...(how.above === null ? [] : [t('reckoned.above', { n: how.above })]),
    ...(tier ? [t('reckoned.tier', { n: tier.from })] : []),
  ]
  const [first] = parts
  const isEven = first !== undefined && parts.every(({ rate }) => rate === first.rate)
  const n = parts.filter(({ of }) => of !== 'drinker').reduce((sum, { count }) => sum + count, 0)
  if (isEven && (parts.length > 1 || first.of !== 'drinker'))
    return { brief: t('reckoned.each', { n, rate: showMoney(first.rate) }), steps: parts.length > 1 ? [...steps, ...more] : more }
  if (parts.length === 1 && first) return { brief: t('reckoned.drinkers', { n: first.count, rate: showMoney(first.rate) }), steps: more }
  return { brief: t('reckoned.heads', { n }), steps: [...steps, ...more] }
}

function ofTables(how: Extract<How, { by: 'table' }>, heads: Heads): Reckoned {
  const brief = t('reckoned.tables', { n: tablesOf(how, heads), rate: showMoney(how.amount) })
  if (how.tables !== null) return { brief, steps: [] }
  const beside = how.beside > 0 ? [t('reckoned.beside', { n: how.beside })] : []
  return { brief, steps: [t('reckoned.seats', { n: how.seats ?? 1 }), ...beside] }
}

function ofCover({ guarantee, child_percent, amount }: Extract<How, { by: 'cover' }>, { adults, children }: Heads): Reckoned {
  const missing = Math.max(0, guarantee - adults - (children * child_percent) / 10_000)
  const rate = showMoney(amount)
  const child = child_percent === 10_000 ? [] : [t('reckoned.child_counts', { percent: percentOf(child_percent) })]
  if (missing === 0) return { brief: t('reckoned.cover_met', { n: guarantee }), steps: child }
  return { brief: t('reckoned.cover', { n: missing, rate }), steps: [t('reckoned.guarantee', { n: guarantee }), ...child] }
}

/** 950 as 9.5. */
export function percentOf(hundredths: number): string {
  return String(hundredths / 100)
}

export function hoursOf(minutes: number): string {
  return String(Math.round((minutes / 60) * 100) / 100)
}

const classWords: Record<HeadClass, string> = {
  adult: t('head_class.adults'),
  child: t('head_class.children'),
  infant: t('head_class.infants'),
  drinker: t('head_class.drinkers'),
  vendor: t('head_class.vendors'),
}
