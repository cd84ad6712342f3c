// One chance: writes

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inviteHousehold } from '#tests/invited.ts'
import { newWorld, password, type Person } from '#tests/world.ts'

const world = await newWorld()
const { db } = world

test('a couple says where it lives by the clock, and what is no such place is refused beside its field', async () => {
  const ada = await world.couple()
  expect(await zoneOf(ada)).toBe('America/New_York')
  for (const zone of ['Pacific/Auckland', 'America/Los_Angeles', 'America/Argentina/Buenos_Aires', 'UTC']) {
    expect((await choose(ada, zone)).status).toBe(200)
    expect([await zoneOf(ada), (await ada.get('/rsvp-settings')).body.data.time_zone]).toEqual([zone, zone])
  }
  for (const zone of [
    '',
    'Mars/Olympus',
    '+05:30',
    'EST5EDT4',
    'utc',
    'pacific/auckland',
    'Pacific/Auckland\n',
    "UTC'",
    'a'.repeat(65),
    7,
    null,
  ]) {
    const { status, body } = await choose(ada, zone)
    expect([zone, status, Object.keys(body.errors)]).toEqual([zone, 422, ['wedding_details.time_zone']])
  }
  expect(await zoneOf(ada)).toBe('UTC')
})

test('every zone that browsers offer is one that deadlines can be reckoned in', async () => {
  const zones = Intl.supportedValuesOf('timeZone')
  const { rows } = await sql<{ zone: string }>`select zone from unnest(${zones}::text[]) zone where not is_time_zone(zone)`.execute(db)
  expect(rows).toEqual([])
  expect(zones.length).toBeGreaterThan(400)
  await expect(db.updateTable('users').set({ time_zone: 'Mars/Olympus' }).execute()).rejects.toThrow('users_time_zone_check')
})

test('a browser says where it is at sign-up and with the first questions, until somebody chooses', async () => {
  const signUp = async (time_zone: unknown) => {
    const email = `${crypto.randomUUID()}@example.com`
    const { status, body } = await world.visitor().post('/auth/register', { email, password, firstname: 'Ada', lastname: 'B', time_zone })
    expect(status).toBe(201)
    const client = world.visitor({ authorization: `Bearer ${body.access_token}` })
    return { ...client, id: (await client.get('/users/me')).body.data.id as number }
  }
  for (const unknown of ['Mars/Olympus', '', 7, null, { a: 1 }, 'x'.repeat(10_000)])
    expect(await zoneOf(await signUp(unknown))).toBe('America/New_York')
  const ada = await signUp('Pacific/Auckland')
  expect(await zoneOf(ada)).toBe('Pacific/Auckland')
  const answer = (time_zone: string) => ada.post('/users/me/onboarding', { step: 'place', wedding_details: { place: 'Oamaru' }, time_zone })
  expect((await answer('Australia/Sydney')).body.data.wedding_details).toMatchObject({ place: 'Oamaru', time_zone: 'Australia/Sydney' })
  expect((await answer('Mars/Olympus')).body.data.wedding_details.time_zone).toBe('Australia/Sydney')
  await choose(ada, 'Europe/London')
  expect((await answer('Asia/Tokyo')).body.data.wedding_details.time_zone).toBe('Europe/London')
  const { body } = await ada.get('/wedding-changes?kind=wedding')
  expect(JSON.stringify(body)).not.toContain('Sydney')
})

test('who moves the wedding and the clock at once can take both back', async () => {
  const ada = await world.couple()
  const act = crypto.randomUUID()
  await ada.put('/users/me', { wedding_details: { date: '2027-06-26', time_zone: 'Pacific/Auckland' }, act })
  expect((await ada.post(`/wedding-changes/${act}/undo`)).status).toBeLessThan(300)
  const { wedding_details } = (await ada.get('/users/me')).body.data
  expect(wedding_details).toMatchObject({ date: null, time_zone: 'America/New_York' })
})

test.each(['Pacific/Auckland', 'America/Los_Angeles', 'Asia/Kathmandu', 'Pacific/Chatham'])(
  'the last day to answer is today all day long in %s, and was yesterday',
  async (zone) => {
    const { couple, tom, wedding } = await inviteHousehold(world)
    await choose(couple, zone)
    const { rows } = await sql<{ today: string; before: string }>`
      select to_char(now() at time zone ${zone}, 'YYYY-MM-DD') as today, to_char((now() at time zone ${zone})::date - 1, 'YYYY-MM-DD') as before`.execute(
      db,
    )
    const answer = () =>
      world.visitor().put(`/public/guests/${tom.invite_id}`, { replies: [{ guest_id: tom.id, event_id: wedding.id, status: 2 }] })
    await couple.put(`/guest_wedding_events/${wedding.id}`, { reply_by: rows[0]!.today })
    expect((await answer()).status).toBe(200)
    await couple.put(`/guest_wedding_events/${wedding.id}`, { reply_by: rows[0]!.before })
    expect((await answer()).status).toBe(403)
  },
)

test('answers are taken until midnight where the couple lives, and not a moment longer', async () => {
  const { couple, tom, wedding } = await inviteHousehold(world)
  const answer = async (status: number) =>
    (await world.visitor().put(`/public/guests/${tom.invite_id}`, { replies: [{ guest_id: tom.id, event_id: wedding.id, status }] })).status
  // No place of the world has midnight just now, so this one is made for it: five seconds are left of its day.
  const { rows } = await sql<{ zone: string; today: string }>`
    with told as (select interval '23:59:55' - (date_trunc('second', now() at time zone 'UTC')::time - time '00:00') as ahead),
    made as (select case when ahead > interval '12 hours' then ahead - interval '24 hours' else ahead end as ahead from told),
    named as (select 'HERE' || case when ahead < interval '0' then '+' else '-' end || to_char(case when ahead < interval '0' then -ahead else ahead end, 'HH24:MI:SS') as zone from made)
    select zone, to_char(now() at time zone zone, 'YYYY-MM-DD') as today from named`.execute(db)
  const { zone, today } = rows[0]!
  await db.updateTable('users').set({ time_zone: zone }).where('id', '=', couple.id).execute()
  await db.updateTable('guest_wedding_events').set({ reply_by: today }).where('id', '=', wedding.id).execute()
  const wasOpen = await answer(2)
  await expect.poll(() => answer(3), { timeout: 15_000, interval: 100 }).toBe(403)
  const { rows: now } = await sql<{ hour: number; left: boolean }>`
    select extract(hour from now() at time zone ${zone})::int as hour, (now() at time zone ${zone})::date > ${today}::date as left`.execute(
    db,
  )
  expect([wasOpen, now]).toEqual([200, [{ hour: 0, left: true }]])
})

const choose = (person: Pick<Person, 'put'>, time_zone: unknown) => person.put('/users/me', { wedding_details: { time_zone } })

async function zoneOf(person: Pick<Person, 'get'>): Promise<string> {
  return (await person.get('/users/me')).body.data.wedding_details.time_zone
}
