import { expect, test } from 'vitest'
import { householdRuns } from './household-run.ts'

test('members that follow one another are one party; guests without a household stand alone', () => {
  const guests = [1, 1, 2, null, null, 2].map((household_id, place) => ({ household_id, brings: place === 1 ? 1 : 0 }))
  const alone = { heads: 1, isFirst: true, isLast: true }
  expect(householdRuns(guests, ({ brings }) => brings)).toEqual([
    { heads: 3, isFirst: true, isLast: false },
    { heads: 3, isFirst: false, isLast: true },
    alone,
    alone,
    alone,
    alone,
  ])
  expect(householdRuns([], () => 0)).toEqual([])
})
