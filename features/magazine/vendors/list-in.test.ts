import { expect, test } from 'vitest'
import { listIn } from './list-in.ts'

// RULE-039
test.each([
  [
    ['Check', 'Card'],
    ['Check', 'Card'],
  ],
  ['["Check", "Card"]', ['Check', 'Card']],
  ['Check', ['Check']],
  ['["torn', ['["torn']],
  ['{"a": 1}', ['{"a": 1}']],
  ['', []],
  [null, []],
  [[1, 'Card'], ['Card']],
])('%j is the list %j', (given, list) => {
  expect(listIn(given)).toEqual(list)
})
