import { expect, test } from 'vitest'
import { weeksOf } from './month-weeks.ts'

test('a month stands in weeks from Sunday on, with each of its days once', () => {
  expect(weeksOf('2027-02')[0]).toEqual([null, '2027-02-01', '2027-02-02', '2027-02-03', '2027-02-04', '2027-02-05', '2027-02-06'])
  expect(weeksOf('2026-02')).toHaveLength(4)
  expect(weeksOf('2027-05')).toHaveLength(6)
  for (const [month, days] of [['2028-02', 29] as const, ['2027-12', 31] as const, ['2027-08', 31] as const]) {
    const all = weeksOf(month)
      .flat()
      .filter((day) => day !== null)
    expect([all.length, all.at(-1)]).toEqual([days, `${month}-${days}`])
    expect(weeksOf(month).every((week) => week.length === 7)).toBe(true)
  }
})
