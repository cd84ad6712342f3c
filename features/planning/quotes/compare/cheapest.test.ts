// One chance: money

import { expect, test } from 'vitest'
import { Terms } from '../quote-terms.ts'
import { cheapestAt, cheapestFrom, totalsAlong } from './cheapest.ts'
import { notStatedWords, sectionsOf } from './line-rows.ts'
import { rangeOf, shownHeads } from './shown-heads.ts'

const quote = (id: number, how: object) => ({ id, terms: Terms.parse({ lines: [{ key: 'all', name: 'All', how }] }) })
const flat = quote(1, { by: 'amount', amount: 900_000 })
const each = quote(2, { by: 'head', rates: { adult: 10_000, child: 10_000 } })
const heads = { adults: 90, drinkers: 90, children: 0, infants: 0, vendors: 4 }

// V5
test('who is cheapest is told from the number on from which they are, and both where they ask the same', () => {
  expect(cheapestFrom([flat, each], heads, { from: 88, to: 92 })).toEqual([
    { from: 88, to: 89, ids: [2] },
    { from: 90, to: 90, ids: [1, 2] },
    { from: 91, to: 92, ids: [1] },
  ])
  expect(cheapestAt([flat, each], heads)).toEqual([1, 2])
  expect(totalsAlong([each], heads, { from: 0, to: 500 })[0]?.points.at(-1)).toEqual({ guests: 500, total: 5_000_000 })
})

// V5
test('lines of one name stand in a row, and of service, tax, overtime and travel there is one for each, whoever says it', () => {
  const lines = (...said: object[]) => Terms.parse({ lines: said }).lines
  const price = { how: { by: 'amount', amount: 100 } }
  const one = lines({ key: 'a', name: 'The arch', section: 'Flowers', ...price }, { key: 't', name: 'Sales tax', role: 'tax', ...price })
  const two = lines({ key: 't', name: 'Tax', role: 'tax', state: 'included' }, { key: 'a', name: 'the ARCH', section: 'flowers', ...price })
  const rows = sectionsOf([one, two]).map(({ name, rows }) => [name, rows.map(({ label, at }) => [label, ...at])])
  expect(rows).toEqual([
    ['Flowers', [['The arch', 0, 1]]],
    [
      'The rest',
      [
        ['Sales tax', 1, 0],
        ['Service', undefined, undefined],
        ['Overtime', undefined, undefined],
        ['Travel', undefined, undefined],
      ],
    ],
  ])
  expect([notStatedWords(['tax', 'travel', 'service']), notStatedWords(['tax']), notStatedWords([])]).toEqual([
    'service, tax and travel',
    'tax',
    '',
  ])
})

// V5
test('a number of guests keeps the shares of today, and each class may be said by itself', () => {
  const coming = { now: { adults: 60, drinkers: 60, children: 2, infants: 0, vendors: 5 }, waiting: 41, declined: 9 }
  expect(shownHeads(coming, {})).toEqual({ adults: 90, drinkers: 90, children: 3, infants: 0, vendors: 5 })
  expect(shownHeads(coming, { guests: 93, adults: 80, drinkers: 85, vendors: 0 })).toMatchObject({ adults: 80, drinkers: 80, vendors: 0 })
  expect(rangeOf(coming, shownHeads(coming, {}))).toEqual({ from: 60, to: 132 })
  const nobody = { now: { adults: 0, drinkers: 0, children: 0, infants: 0, vendors: 0 }, waiting: 0, declined: 0 }
  expect(shownHeads(nobody, {})).toMatchObject({ adults: 100, drinkers: 100 })
})
