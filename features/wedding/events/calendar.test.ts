import { expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from './calendar.ts'

const now = new Date('2026-11-22T09:30:00.123Z')

const wedding: CalendarEvent = {
  id: 7,
  version: 3,
  name: 'The wedding',
  date: '2027-06-26',
  start_time: '16:00',
  end_time: '23:30',
  place: 'Hart Farm; the long row',
  address: '900 West Dry Creek Road, Healdsburg',
  dress: 'Boots',
  note: 'Seats from 3:15.\nThe bus \\ waits.',
}

test('an event stands in the calendar with its times by the clock at the place, and its words escaped', () => {
  expect(calendarFile([wedding], { host: 'posy.test', now }).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Posy//Events//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:event-7@posy.test',
    'SEQUENCE:2',
    'DTSTAMP:20261122T093000Z',
    'DTSTART:20270626T160000',
    'DTEND:20270626T233000',
    'SUMMARY:The wedding',
    'LOCATION:Hart Farm\\; the long row\\, 900 West Dry Creek Road\\, Healdsburg',
    'DESCRIPTION:To wear: Boots\\nSeats from 3:15.\\nThe bus \\\\ waits.',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('a party ends on the next morning, a day without a time is whole, and what has no day is left out', () => {
  const span = (event: Partial<CalendarEvent>) => calendarFile([{ ...wedding, ...event }], { now }).match(/^DT(START|END).*(?=\r)/gm)
  expect(span({ end_time: '01:00' })).toEqual(['DTSTART:20270626T160000', 'DTEND:20270627T010000'])
  expect(span({ date: '2028-02-28', end_time: '02:00' })).toEqual(['DTSTART:20280228T160000', 'DTEND:20280229T020000'])
  expect(span({ end_time: null })).toEqual(['DTSTART:20270626T160000'])
  expect(span({ date: '2026-12-31', start_time: null, end_time: null })).toEqual([
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
  ])
  expect(span({ date: null })).toBeNull()
})

test('no line is over 75 bytes, no letter is cut, and what was folded reads as it was written', () => {
  const note = `${'Blåbærgrød 👩‍👩‍👧‍👦 '.repeat(30)}\r\nEND:VEVENT\u0007`
  const file = calendarFile([{ ...wedding, note, dress: '' }], { now })
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file.match(/^END:VEVENT/gm)).toHaveLength(1)
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${'Blåbærgrød 👩‍👩‍👧‍👦 '.repeat(30)}\\nEND:VEVENT \r\n`)
})
