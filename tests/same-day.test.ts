// One chance: writes

import { afterEach, expect, test } from 'vitest'
import { calendarFile } from '#features/wedding/events/calendar.ts'
import { daysBetween } from '#features/overview/dashboard/day-count.ts'
import { dayAndHour, shortDay } from '#features/guests/answering/pages/when.ts'
import { longDay } from '#web/long-day.ts'
import { readDay, showDay } from '#web/ui/day.ts'
import { inviteHousehold } from './invited.ts'
import { wholeSite } from './whole-site.ts'
import { newWorld } from './world.ts'

const world = await newWorld()
const site = await wholeSite(world)
const home = process.env['TZ']
afterEach(() => {
  if (home === undefined) delete process.env['TZ']
  else process.env['TZ'] = home
})

/** Where clocks are put forward or back, years begin and end, and a day that Samoa never had. */
const days = ['2027-06-26', '2027-03-14', '2027-03-28', '2027-04-04', '2027-11-07', '2027-12-31', '2028-01-01', '2028-02-29', '2011-12-30']

test('the wedding date is the same day in every zone there is, in every way it is put', { timeout: 60_000 }, () => {
  const put = () => days.map(inEveryWay)
  standIn('UTC')
  const told = put()
  expect(told[0]).toEqual([
    'Saturday, June 26, 2027',
    'June 26',
    'Saturday, June 26, 2027, four o’clock',
    '06-26-2027',
    '2027-06-26',
    365,
    expect.stringContaining('DTSTART:20270626T160000'),
  ])
  const zones = Intl.supportedValuesOf('timeZone')
  const others = zones.filter((zone) => {
    standIn(zone)
    return JSON.stringify(put()) !== JSON.stringify(told)
  })
  expect([zones.length > 400, others]).toEqual([true, []])
})

test('control: who reads the day with the clock of the place sees another, and this would show it', () => {
  standIn('America/Los_Angeles')
  expect(new Date('2027-06-26').getDate()).toBe(25)
})

test('pages say the same day wherever the server stands, to the couple and to its guests', { timeout: 60_000 }, async () => {
  const { couple, tom } = await inviteHousehold(world)
  await couple.put('/users/me', { wedding_details: { date: '2027-06-26', time_zone: 'Pacific/Auckland' } })
  const paths = [
    '/dashboard',
    '/settings/wedding',
    `/guests/${tom.invite_id}`,
    `/guests/${tom.invite_id}/rsvp`,
    `/guests/${tom.invite_id}/calendar.ics`,
  ]
  const said = async () => {
    const texts = []
    for (const path of paths) texts.push((await site.get(path, path.startsWith('/guests') ? undefined : couple)).html)
    return texts.map((text) => [...new Set(text.match(/\bJune 2[567](?:, 2027)?|2027-06-2\d|2027062\d/g))].toSorted())
  }
  standIn('UTC')
  const told = await said()
  expect(told.flat().filter((day) => !/26/.test(day))).toEqual([])
  for (const days of told) expect(days).not.toEqual([])
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    standIn(zone)
    expect([zone, await said()]).toEqual([zone, told])
  }
})

function standIn(zone: string): void {
  process.env['TZ'] = zone
}

function inEveryWay(day: string) {
  const event = {
    id: 1,
    version: 1,
    name: 'The wedding',
    date: day,
    start_time: '16:00',
    end_time: null,
    place: '',
    address: '',
    dress: '',
    note: '',
  }
  return [
    longDay(day),
    shortDay(day, new Date('2026-01-15T12:00:00Z')),
    dayAndHour(event),
    showDay(day),
    readDay(showDay(day)),
    daysBetween(`${Number(day.slice(0, 4)) - 1}-06-26`, day),
    calendarFile([event], { now: new Date('2026-11-22T12:00:00Z') }),
  ]
}
