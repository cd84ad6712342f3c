// One chance: money

import { expect, test } from 'vitest'
import { type Heads, headsAt } from './heads.ts'
import { sumQuote } from './quote-sums.ts'
import { type How, type QuoteLine, Terms } from './quote-terms.ts'

const next = random(20_270_626)

// V5
test('10,000 random quotes come to what another reckoning says, to the cent', () => {
  const wrong: unknown[] = []
  const seen = new Set<string>()
  for (let n = 0; n < 10_000; n++) {
    const [lines, heads] = [randomLines(), randomHeads()]
    for (const { how } of lines) seen.add(how.by)
    const [told, own] = [sumQuote(Terms.parse({ lines }), heads), person(lines, heads)]
    if (told.total !== own) wrong.push({ lines, heads, told: told.total, own })
  }
  expect(wrong.slice(0, 1)).toEqual([])
  expect(seen.size).toBe(7)
})

// V5
test('any other number keeps the shares of today by the largest remainder; meals of vendors stay', () => {
  const at90: Heads = { adults: 82, drinkers: 80, children: 6, infants: 2, vendors: 6 }
  expect(headsAt(at90, 120)).toEqual({ adults: 109, drinkers: 106, children: 8, infants: 3, vendors: 6 })
  expect(headsAt(at90, 90)).toEqual(at90)
  expect(headsAt({ adults: 0, drinkers: 0, children: 0, infants: 0, vendors: 1 }, 12)).toMatchObject({
    adults: 12,
    drinkers: 12,
    vendors: 1,
  })
  for (let n = 0; n < 2_000; n++) {
    const [now, guests] = [randomHeads(), next(300)]
    const { adults, drinkers, children, infants, vendors } = headsAt(now, guests)
    expect([adults + children + infants, vendors, drinkers <= adults]).toEqual([guests, now.vendors, true])
    const all = now.adults + now.children + now.infants
    if (all > 0) expect(Math.abs(adults - (guests * now.adults) / all)).toBeLessThan(1)
  }
})

type RandomLine = Pick<QuoteLine, 'key' | 'name' | 'option'> & { how: How }

interface Somebody {
  what: 'adult' | 'child' | 'infant' | 'vendor'
  drinks: boolean
}

/** Somebody by somebody and line by line, in millionths of a cent, as one would with a pile of place cards. */
function person(lines: readonly RandomLine[], heads: Heads): number {
  const everybody = cards(heads)
  const named = (keys: readonly string[]) => keys.reduce((sum, key) => sum + valueOf(lines.find((line) => line.key === key)!), 0n)
  const valueOf = ({ option, how }: RandomLine): bigint => {
    if (option === 'left') return 0n
    const eaters = everybody.filter(({ what }) => what === 'adult' || what === 'child')
    if (how.by === 'amount') return BigInt(how.amount)
    if (how.by === 'percent') return rounded(named(how.of) * BigInt(how.percent) * 100n)
    if (how.by === 'minimum') return named(how.of) < BigInt(how.amount) ? BigInt(how.amount) - named(how.of) : 0n
    if (how.by === 'hour') return rounded((BigInt(how.amount) * BigInt(how.minutes) * 1_000_000n * 10n) / 60n, 10n)
    if (how.by === 'cover') {
      let places = BigInt(how.guarantee) * 10_000n
      for (const { what } of eaters) places -= what === 'adult' ? 10_000n : BigInt(how.child_percent)
      return places > 0n ? rounded(places * BigInt(how.amount) * 100n) : 0n
    }
    if (how.by === 'table') {
      if (how.tables !== null) return BigInt(how.tables) * BigInt(how.amount)
      let [sum, left] = [0n, eaters.length - how.beside]
      for (; left > 0; left -= how.seats!) sum += BigInt(how.amount)
      return sum
    }
    let rates = how.rates
    for (const tier of how.tiers) if (eaters.length >= tier.from) rates = tier.rates
    const seated = how.above === null ? [] : eaters.slice(0, how.above)
    let sum = 0n
    for (const card of everybody) {
      if (seated.includes(card)) continue
      sum += BigInt(rates[card.what] ?? 0) + (card.drinks ? BigInt(rates.drinker ?? 0) : 0n)
    }
    return sum
  }
  return Number(lines.reduce((sum, line) => sum + valueOf(line), 0n))
}

/** Adults lie on top. */
function cards({ adults, drinkers, children, infants, vendors }: Heads): Somebody[] {
  const some = (n: number, what: Somebody['what'], drink = 0) => Array.from({ length: n }, (_, nth) => ({ what, drinks: nth < drink }))
  return [...some(adults, 'adult', drinkers), ...some(children, 'child'), ...some(infants, 'infant'), ...some(vendors, 'vendor')]
}

/** Millionths to cents, half up. */
function rounded(millionths: bigint, more = 1n): bigint {
  const whole = 1_000_000n * more
  const rest = millionths % whole
  return rest * 2n >= whole ? millionths / whole + 1n : millionths / whole
}

function randomLines(): RandomLine[] {
  const lines: RandomLine[] = []
  for (let nth = next(9); nth >= 0; nth--) {
    const of = lines.map(({ key }) => key).filter(() => next(2) === 0)
    lines.push({
      key: `line-${lines.length}`,
      name: 'Line',
      option: ([null, null, 'taken', 'left'] as const)[next(4)]!,
      how: randomHow(of),
    })
  }
  return lines
}

function randomHow(of: string[]): How {
  const amount = next(2_000_000)
  const kinds: (() => How)[] = [
    () => ({ by: 'amount', amount }),
    () => ({ by: 'hour', amount, minutes: 1 + next(900) }),
    () => ({ by: 'table', amount, tables: next(30), seats: null, beside: 0 }),
    () => ({ by: 'table', amount, tables: null, seats: 1 + next(12), beside: next(40) }),
    () => ({ by: 'cover', amount, guarantee: next(150), child_percent: next(10_001) }),
    () => ({ by: 'head', rates: randomRates(true), above: null, tiers: randomTiers(true) }),
    () => ({ by: 'head', rates: randomRates(false), above: next(120), tiers: randomTiers(false) }),
    ...(of.length === 0 ? [] : [(): How => ({ by: 'percent', percent: next(10_001), of }), (): How => ({ by: 'minimum', amount, of })]),
  ]
  return kinds[next(kinds.length)]!()
}

function randomRates(isAll: boolean) {
  const maybe = () => (isAll && next(2) === 0 ? next(30_000) : null)
  return { adult: next(30_000), child: next(2) === 0 ? next(15_000) : null, infant: maybe(), drinker: maybe(), vendor: maybe() }
}

function randomTiers(isAll: boolean) {
  const steps = [...new Set(Array.from({ length: next(4) }, () => 1 + next(150)))].toSorted((one, other) => one - other)
  return steps.map((from) => ({ from, rates: randomRates(isAll) }))
}

function randomHeads(): Heads {
  const adults = next(130)
  return { adults, drinkers: next(adults + 1), children: next(20), infants: next(6), vendors: next(12) }
}

/** Numbers below what is asked for, the same each time. */
function random(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * below)
  }
}
