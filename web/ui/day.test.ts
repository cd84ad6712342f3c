import { expect, test } from 'vitest'
import { readDay, showDay, showMoment, showTime } from './day.ts'

// CONST-023
test('a day is shown with its month first', () => {
  expect(showDay('2027-06-26')).toBe('06-26-2027')
  expect(showDay('')).toBe('')
})

// CONST-024
test('a time has two figures for its minutes, in the zone where it is shown', () => {
  expect([showTime('2026-11-21T21:05:59Z', 'UTC'), showTime('2026-01-02T00:30:00Z', 'UTC')]).toEqual(['9:05 PM', '12:30 AM'])
  expect(showTime('2026-11-21T21:05:59Z', 'America/Los_Angeles')).toBe('1:05 PM')
})

// CONST-025
test('day and time stand together as month, day and year, hour and minute, to the letter', () => {
  expect([showMoment('2026-11-21T21:05:59Z', 'UTC'), showMoment('2026-01-02T12:30:00Z', 'UTC')]).toEqual([
    '11-21-2026 9:5 PM',
    '01-02-2026 12:30 PM',
  ])
  expect(showMoment('2026-11-22T02:00:00Z', 'America/Los_Angeles')).toBe('11-21-2026 6:0 PM')
})

test.each([
  '06-26-2027',
  '6/26/2027',
  '6.26.27',
  '06262027',
  '2027-06-26',
  'June 26, 2027',
  'Jun 26 2027',
  '26 June 2027',
  '26th june 2027',
  ' 06-26-2027 ',
])('%s is the 26th of June 2027', (typed) => expect(readDay(typed)).toBe('2027-06-26'))

test.each([
  '',
  '06-26',
  '26-06-2027',
  '02-29-2027',
  '04-31-2027',
  '00-10-2027',
  '06-00-2027',
  'Smarch 3 2027',
  'next Saturday',
  '0000-01-01',
])('"%s" is no day', (typed) => expect(readDay(typed)).toBeUndefined())

test('a leap day exists where it exists', () => {
  expect(readDay('02-29-2028')).toBe('2028-02-29')
  expect(readDay('02-29-2000')).toBe('2000-02-29')
  expect(readDay('02-29-1900')).toBeUndefined()
})
