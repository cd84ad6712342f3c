import { expect, test } from 'vitest'
import { costAt } from './cost-at.ts'

// I6
test('at another number of guests what counts by guests grows with them, and everything else stays', () => {
  const lines = [
    { amount: 900_000, counts_by: 'guests' },
    { amount: 400_001, counts_by: 'wedding' },
  ] as const
  expect([90, 45, 110].map((heads) => costAt({ guests: 90, lines }, heads))).toEqual([1_300_001, 850_001, 1_500_001])
  expect(costAt({ guests: 90, lines: [{ counts_by: 'guests' }] }, 90)).toBeUndefined()
})
