import { expect, test } from 'vitest'
import { readMoney, showMoney } from './money.ts'

// RULE-078
test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [123_450, '$1,234.50'],
  [100_000_000, '$1,000,000.00'],
  [-2_580, '-$25.80'],
  [Number.MAX_SAFE_INTEGER, '$90,071,992,547,409.91'],
])('%d cents are shown as %s', (cents, shown) => expect(showMoney(cents)).toBe(shown))

test.each([
  ['1234.5', 123_450],
  ['$1,234.50', 123_450],
  [' 12 ', 1_200],
  ['.5', 50],
  ['7.', 700],
  // 1.1 * 100 is 110.00000000000001, and 90,071,992,547,409.91 * 100 is off by a cent.
  ['1.10', 110],
  ['90071992547409.91', Number.MAX_SAFE_INTEGER],
])('"%s" is %d cents', (typed, cents) => expect(readMoney(typed)).toBe(cents))

test.each(['', '$', '.', '12,50', '1.234', '-5', 'about 40', '1,23,456', '9007199254740993'])('"%s" is no amount', (typed) =>
  expect(readMoney(typed)).toBeUndefined(),
)

test('what is shown can be read again', () => {
  for (const cents of [0, 1, 99, 100, 101, 99_999, 123_456_789]) expect(readMoney(showMoney(cents))).toBe(cents)
})
