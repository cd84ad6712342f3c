import { expect, test } from 'vitest'
import { checkNames, doneIn } from './checks.ts'
import { gains, managementSteps } from './management-steps.ts'
import { emptyModel } from './model.ts'

// P5
test('a profile has twelve checks, each in one of its parts, and each says what it gains', () => {
  expect(checkNames).toHaveLength(12)
  const placed = Object.values(managementSteps).flatMap(({ checks }): readonly string[] => checks)
  expect(placed.toSorted()).toEqual([...checkNames].toSorted())
  for (const name of checkNames) expect(gains[name].length, name).toBeGreaterThan(20)
  expect(new Set(Object.values(gains)).size).toBe(12)
})

// P5 V7
test('a new business speaks English and has nothing else, and a calendar that nobody looked at for a month counts as none', () => {
  expect(doneIn(emptyModel, false)).toEqual(['languages'])
  expect(doneIn({ ...emptyModel, line: 'Garden-grown.' }, true)).toEqual(['line', 'languages', 'calendar'])
})
