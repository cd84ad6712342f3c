// One chance: money

import { expect, test } from 'vitest'
import { type Balance, settle } from './settle.ts'

const next = random(20_261_126)

// B4
test('10,000 random ledgers are square after their transfers, to the cent, with one less than there are people at most', () => {
  let wrong = 0
  for (let nth = 0; nth < 10_000; nth++) {
    const ledger = ledgerOf(2 + (next() % 24), nth % 2 === 0 ? 5 : 100_000_00)
    const transfers = settle(ledger)
    const left = new Map(ledger.map(({ who, cents }) => [who, cents]))
    for (const { from, to, amount } of transfers) {
      left.set(from, left.get(from)! + amount)
      left.set(to, left.get(to)! - amount)
      if (amount <= 0 || !Number.isSafeInteger(amount)) wrong++
    }
    if ([...left.values()].some((cents) => cents !== 0)) wrong++
    if (transfers.length > Math.max(0, ledger.filter(({ cents }) => cents !== 0).length - 1)) wrong++
    if (JSON.stringify(settle(ledger)) !== JSON.stringify(transfers)) wrong++
  }
  expect(wrong).toBe(0)
})

// B4
test('there is no way with fewer transfers, as trying every one of them says', () => {
  let wrong = 0
  for (let nth = 0; nth < 400; nth++) {
    const ledger = ledgerOf(2 + (next() % 6), 4)
    if (settle(ledger).length !== fewest(ledger.map(({ cents }) => cents))) wrong++
  }
  expect(wrong).toBe(0)
})

test('two pairs who are square among themselves never pay each other', () => {
  const ledger = [5, -3, -5, 3].map((cents, who) => ({ who, cents }))
  expect(settle(ledger)).toEqual([
    { from: 2, to: 0, amount: 5 },
    { from: 1, to: 3, amount: 3 },
  ])
  expect(settle([{ who: 'nobody', cents: 0 }])).toEqual([])
})

/** Whoever is first open pays or is paid by each other in turn, the whole of what one of the two has: no best way is left out. */
function fewest(cents: readonly number[]): number {
  const open = cents.filter((one) => one !== 0)
  const [first, ...others] = open
  if (first === undefined) return 0
  const ways = others.flatMap((other, nth) => {
    if (Math.sign(other) === Math.sign(first)) return []
    return [1 + fewest([...others.slice(0, nth), other + first, ...others.slice(nth + 1)])]
  })
  return Math.min(...ways)
}

/** Of so many people, all together nought. */
function ledgerOf(people: number, most: number): Balance<number>[] {
  const cents = Array.from({ length: people - 1 }, () => (next() % (2 * most + 1)) - most)
  return [...cents, -cents.reduce((sum, one) => sum + one, 0)].map((cents, who) => ({ who, cents: cents === 0 ? 0 : cents }))
}

/** The same numbers each time. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state >>> 8
  }
}
