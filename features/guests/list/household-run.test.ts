import { expect, test } from 'vitest'
import { householdRuns } from './household-run.ts'

test('members that follow one another are one party of its own size; guests without a household stand alone', () => {
  const guests = [1, 1, 2, null, null, 2].map((household_id) => ({ household_id }))
  const alone = { heads: 1, isFirst: true, isLast: true }
  const cut = { ...alone, heads: 2 }
  expect(householdRuns(guests, ({ household_id }) => (household_id === 1 ? 3 : (household_id ?? 1)))).toEqual([
    { heads: 3, isFirst: true, isLast: false },
    { heads: 3, isFirst: false, isLast: true },
    cut,
    alone,
    alone,
    cut,
  ])
  expect(householdRuns([], () => 0)).toEqual([])
})
