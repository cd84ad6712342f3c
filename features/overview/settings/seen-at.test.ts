import { expect, test } from 'vitest'
import { longDay } from '#web/long-day.ts'
import { seenAt } from './seen-at.ts'

const now = Date.parse('2026-11-21T22:00:00Z')

test.each([
  ['2026-11-21T08:14:00Z', 'UTC', 'today, 8:14 am'],
  ['2026-11-20T23:30:00Z', 'Europe/Berlin', 'Saturday, 12:30 am', Date.parse('2026-11-24T12:00:00Z')],
  ['2026-11-16T18:40:00Z', 'UTC', 'Monday, 6:40 pm'],
  ['2026-11-03T01:00:00Z', 'UTC', 'November 3'],
  ['2026-11-03T01:00:00Z', 'America/Los_Angeles', 'November 2'],
])('%s in %s is %s', (moment, zone, said, at = now) => {
  expect(seenAt(moment, zone, at)).toBe(said)
})

test('a day is said in full, and what is none is not', () => {
  expect(longDay('2027-06-26')).toBe('Saturday, June 26, 2027')
  expect([longDay(''), longDay('2027-02-30x')]).toEqual([undefined, undefined])
})
