import { expect, test } from 'vitest'
import { daysRead } from './days-read.ts'

const now = new Date('2027-01-10T12:00:00Z')
const place = { time_zone: 'America/Los_Angeles', host: 'posy.test', now }
const calendar = (...events: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', `UID:${lines.join('').length}-${lines[0]}`, ...lines, 'END:VEVENT'].join('\r\n')

async function read(...events: string[]) {
  const found = await daysRead(calendar(...events), place)
  if (typeof found === 'string') throw new Error(found)
  return { ...found, days: found.days.map(({ day, booked, held }) => `${day} ${booked}+${held}`).sort() }
}

// V7
test('a calendar as Google writes it: hours on a clock, a row of Saturdays with one that falls out and one that moved', async () => {
  const zone = 'BEGIN:VTIMEZONE\r\nTZID:America/Los_Angeles\r\nEND:VTIMEZONE'
  const row = [
    'UID:row@google.com',
    'DTSTART;TZID=America/Los_Angeles:20270501T160000',
    'DTEND;TZID=America/Los_Angeles:20270501T233000',
    'RRULE:FREQ=WEEKLY;UNTIL=20270530T065959Z;BYDAY=SA',
    'EXDATE;TZID=America/Los_Angeles:20270508T160000',
    'SUMMARY:Ines & Theo',
    ' , the barn',
  ]
  const moved = [
    'UID:row@google.com',
    'RECURRENCE-ID;TZID=America/Los_Angeles:20270515T160000',
    'DTSTART:20270517T230000Z',
    'DURATION:PT2H',
  ]
  const of = (lines: string[]) => ['BEGIN:VEVENT', ...lines, 'BEGIN:VALARM', 'TRIGGER:-P1D', 'END:VALARM', 'END:VEVENT'].join('\r\n')
  const { days, unread } = await read(zone, of(row), of(moved))
  expect(days).toEqual(['2027-05-01 1+0', '2027-05-17 1+0', '2027-05-22 1+0', '2027-05-29 1+0'])
  expect(unread).toBe(0)
})

// V7
test('a calendar as Apple writes it: whole days, and what counts as free, tentative, or not at all', async () => {
  const whole = (day: string, ...more: string[]) => event(`DTSTART;VALUE=DATE:${day}`, ...more)
  const { days } = await read(
    whole('20270612', 'DTEND;VALUE=DATE:20270614', 'SUMMARY:Rowan'),
    whole('20270612', 'SUMMARY:Second of the day'),
    whole('20270619', 'TRANSP:TRANSPARENT'),
    whole('20270620', 'STATUS:CANCELLED'),
    whole('20270621', 'STATUS:TENTATIVE'),
    whole('20270622', 'SUMMARY:HOLD: Ada'),
    whole('20270623', 'SUMMARY:Holden & Ada'),
    whole('20270624', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'),
    whole('20260624', 'SUMMARY:Over'),
    whole('20310624', 'SUMMARY:Far'),
    event('DTSTART;VALUE=DATE:20280229', 'RRULE:FREQ=YEARLY;COUNT=3'),
  )
  expect(days).toEqual(['2027-06-12 2+0', '2027-06-13 1+0', '2027-06-21 0+1', '2027-06-22 0+1', '2027-06-23 1+0', '2028-02-29 1+0'])
})

test('a day is the vendor’s, and a night belongs to the evening before', async () => {
  const { days } = await read(
    event('DTSTART:20270703T050000Z', 'DTEND:20270703T060000Z'),
    event('DTSTART;TZID=Pacific Standard Time:20270710T180000', 'DTEND;TZID=Pacific Standard Time:20270711T020000'),
    event('DTSTART;TZID=/mozilla.org/20050126_1/Europe/Paris:20270718T080000', 'DURATION:PT1H'),
    event('DTSTART:20270724T230000', 'DTEND:20270725T110000'),
    event('DTSTART;TZID=Nowhere:20270801T120000'),
  )
  expect(days).toEqual(['2027-07-02 1+0', '2027-07-10 1+0', '2027-07-17 1+0', '2027-07-24 1+0', '2027-07-25 1+0', '2027-08-01 1+0'])
})

test('what we wrote ourselves is passed over, and what nobody can read is counted', async () => {
  const { days, unread } = await read(
    'BEGIN:VEVENT\r\nUID:vendor-10000009999@posy.test\r\nDTSTART;VALUE=DATE:20270612\r\nEND:VEVENT',
    'BEGIN:VEVENT\r\nUID:event-1@posy.test\r\nDTSTART;VALUE=DATE:20270613\r\nEND:VEVENT',
    event('SUMMARY:Never'),
    event('DTSTART:soon'),
  )
  expect([days, unread]).toEqual([['2027-06-13 1+0'], 2])
})

test.each(['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=DAILY;INTERVAL=7;BYDAY=MO', 'FREQ=MONTHLY;INTERVAL=24;BYDAY=5MO'])(
  'of a rule that names days which never come the search ends, and many of them are no calendar: %s',
  async (rule) => {
    const endless = event('DTSTART:20250204T100000', `RRULE:${rule}`)
    expect(await read(endless, event('DTSTART;VALUE=DATE:20270612'))).toEqual({ days: ['2027-06-12 1+0'], unread: 1 })
    expect(await daysRead(calendar(...Array.from({ length: 9 }, () => endless)), place)).toBe('long')
  },
)

test.each(['FREQ=SECONDLY', 'FREQ=HOURLY;COUNT=4', 'FREQ=DAILY;INTERVAL=100000000'])(
  'a rule that no calendar of days has gives its start: %s',
  async (rule) => {
    expect((await read(event('DTSTART:20270204T100000', `RRULE:${rule}`))).days).toEqual(['2027-02-04 1+0'])
  },
)

test('ten thousand events are read while others are served, more than twenty thousand are not', async () => {
  const many = Array.from({ length: 10_000 }, (_, nth) =>
    event(`DTSTART;TZID=America/New_York:202706${String(1 + (nth % 30)).padStart(2, '0')}T120000`, `X-N:${nth}`),
  )
  let served = 0
  const beside = setInterval(() => (served += 1), 1)
  const { days } = await read(...many)
  clearInterval(beside)
  expect(days).toHaveLength(30)
  expect(days[0]).toBe('2027-06-01 334+0')
  expect(served).toBeGreaterThan(5)
  expect(await daysRead(calendar(...many, ...many, ...many.slice(0, 1)), place)).toBe('long')
})

test.each(['', 'Hello', '<html>BEGIN:VCALENDAR</html>', calendar(event('DTSTART;VALUE=DATE:20270612')).slice(0, -20)])(
  'what is no whole calendar is none: %#',
  async (text) => expect(await daysRead(text, place)).toBe('kind'),
)
