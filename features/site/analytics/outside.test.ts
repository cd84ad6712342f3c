// One chance: leaks

import { createHash, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { newWorldWithServices } from '#tests/outside.ts'
import { newWorld, password } from '#tests/world.ts'

const { world, klaviyo, meta, ga4, services, allLeft, waiting } = await newWorldWithServices()

const yes = { cookie: 'posy-consent=yes', 'user-agent': 'Mozilla/5.0 (Story)' }
const visitor_key = '3f2b8a10-1234-4000-8000-000000000001'
const facebook = { fbp: 'fb.1.1700000000000.123456789', fbc: 'fb.1.1700000000000.IwAR0_click' }
const visit = { name: 'page_view', extra: { theme: 'dark' }, url: '/tools?utm_source=letter&email=ada@example.com', visitor_key, facebook }

// EVENT-008
test('a visit of who agreed is told to Meta with both cookies of Facebook, and to GA4 with the visitor key', async () => {
  const begun = Math.floor(Date.now() / 1_000)
  await world.visitor(yes).post('/t', visit)
  await allLeft()
  expect(meta.heard).toMatchObject([{ path: '/v23.0/1234567890/events' }])
  expect(meta.heard[0]?.body).toEqual({
    data: [
      {
        event_name: 'PageView',
        event_time: expect.any(Number),
        event_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        action_source: 'website',
        event_source_url: 'http://posy.test/tools?utm_source=letter',
        user_data: { client_user_agent: 'Mozilla/5.0 (Story)', external_id: [sha256(visitor_key)], ...facebook },
        custom_data: { theme: 'dark' },
      },
    ],
    access_token: 'meta token',
  })
  const { event_time } = meta.heard[0]!.body.data[0]
  expect([event_time >= begun, event_time <= Date.now() / 1_000]).toEqual([true, true])
  expect(ga4.heard).toMatchObject([{ path: '/mp/collect?measurement_id=G-POSY&api_secret=ga4+secret' }])
  expect(ga4.heard[0]?.body).toEqual({
    client_id: visitor_key,
    timestamp_micros: expect.any(Number),
    events: [
      {
        name: 'page_view',
        params: { page_location: 'http://posy.test/tools?utm_source=letter', theme: 'dark', engagement_time_msec: 1 },
      },
    ],
  })
  expect(klaviyo.heard).toEqual([])
})

// EVENT-009 EVENT-010
test('checkout and purchase are told in dollars, and who is signed in only as a hash', async () => {
  const ada = await world.couple()
  await ada.post('/t', { ...visit, name: 'begin_checkout', extra: { value: 99 } }, yes)
  await ada.post('/t', { ...visit, name: 'purchase', extra: { value: 99, transaction_id: 't_1' } }, yes)
  await allLeft()
  const told = meta.heard.map(({ body }) => body.data[0])
  expect(told.map(({ event_name }) => event_name).sort()).toEqual(['InitiateCheckout', 'Purchase'])
  for (const { custom_data, user_data } of told) {
    expect(custom_data).toMatchObject({ currency: 'USD', value: 99 })
    expect(user_data.em).toEqual([sha256(ada.email)])
  }
  const events = ga4.heard.map(({ body }) => body.events[0])
  expect(events.map(({ name, params }) => [name, params.currency, params.value]).sort()).toEqual([
    ['begin_checkout', 'USD', 99],
    ['purchase', 'USD', 99],
  ])
  expect(JSON.stringify(services)).not.toContain(ada.email)
})

test.each([
  ['who was not asked', {}],
  ['who said no', { cookie: 'posy-consent=no' }],
  ['whose browser asks for privacy', { ...yes, 'sec-gpc': '1' }],
])('nobody outside hears of %s, whatever they do', async (_who, headers: Record<string, string>) => {
  const email = newAddress()
  await world.visitor(headers).post('/t', visit)
  const { body } = await world.visitor(headers).post('/auth/register', { email, password, firstname: 'Ada', lastname: 'New' })
  await world.visitor({ ...headers, authorization: `Bearer ${body.access_token}` }).post('/i', { email, event: 'quiz' })
  await allLeft()
  expect(services.flatMap(({ heard }) => heard)).toEqual([])
  expect(await waiting()).toBe(0)
})

test('nobody outside hears of the pages where people pay', async () => {
  for (const url of ['/payment/7', 'http://posy.test/payment/7/done?utm_source=x']) await world.visitor(yes).post('/t', { ...visit, url })
  await allLeft()
  expect(services.flatMap(({ heard }) => heard)).toEqual([])
})

test('without keys nothing is written for anybody outside', async () => {
  const plain = await newWorld()
  const ada = await plain.couple()
  await ada.post('/t', visit, yes)
  await ada.post('/i', { email: ada.email, event: 'quiz' }, yes)
  expect(await plain.db.selectFrom('outgoing_events').select('id').execute()).toEqual([])
  const counted = await plain.db.selectFrom('analytics_events').orderBy('created_at').select('event').execute()
  expect(counted.map(({ event }) => event).sort()).toEqual(['LOGIN', 'loverly_organic_user', 'page_view', 'quiz'])
})

// CALL-108
test('an event of one’s own is passed to e-mail marketing with its properties', async () => {
  const ada = await world.couple()
  const sent = { email: ada.email.toUpperCase(), event: 'quiz_done', props: { style: 'boho', guests: 80 } }
  expect((await ada.post('/i', sent, yes)).status).toBe(202)
  await allLeft()
  expect(klaviyo.heard).toHaveLength(1)
  expect(klaviyo.heard[0]).toMatchObject({
    path: '/api/events',
    headers: { authorization: 'Klaviyo-API-Key pk_private', revision: '2024-10-15', 'content-type': 'application/vnd.api+json' },
  })
  expect(klaviyo.heard[0]?.body).toEqual({
    data: {
      type: 'event',
      attributes: {
        properties: { style: 'boho', guests: 80 },
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        unique_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        metric: { data: { type: 'metric', attributes: { name: 'quiz_done' } } },
        profile: { data: { type: 'profile', attributes: { email: ada.email } } },
      },
    },
  })
})

test('nobody can make e-mail marketing write to somebody else', async () => {
  const [ada, eve] = [await world.couple(), await world.couple()]
  expect((await eve.post('/i', { email: ada.email, event: 'quiz' }, yes)).status).toBe(403)
  expect((await world.visitor(yes).post('/i', { email: ada.email, event: 'quiz' })).status).toBe(401)
  await allLeft()
  expect(klaviyo.heard).toEqual([])
})

// EVENT-007
test('a couple that makes an account is told to e-mail marketing as loverly_organic_user, a vendor is not', async () => {
  const [couple, vendor] = [newAddress(), newAddress()]
  const person = { password, firstname: 'Ada', lastname: 'New' }
  expect((await world.visitor(yes).post('/auth/register', { ...person, email: couple })).status).toBe(201)
  expect((await world.visitor(yes).post('/auth/register', { ...person, email: vendor, is_vendor: true })).status).toBe(201)
  expect((await world.visitor(yes).post('/auth/register', { ...person, email: couple })).status).toBe(422)
  await allLeft()
  expect(klaviyo.heard.map(({ body: { data } }) => toldOf(data.attributes))).toEqual([['loverly_organic_user', couple, {}]])
})

// EVENT-007
test('a new couple is told by whatever name the operator gave that', async () => {
  const other = await newWorld({ marketing: { klaviyo: { url: klaviyo.url, key: 'pk_private', organic_event: 'new_couple' } } })
  expect(
    (await other.visitor(yes).post('/auth/register', { password, firstname: 'Ada', lastname: 'New', email: newAddress() })).status,
  ).toBe(201)
  const waiting = await other.db.selectFrom('outgoing_events').select('body').execute()
  expect(JSON.stringify(waiting)).toContain('new_couple')
  expect(JSON.stringify(waiting)).not.toContain('loverly_organic_user')
})

// EVENT-003 RULE-036
test('an answer that the couple notes is told of the couple alone, and not at all when it says skip_klaviyo', async () => {
  const ada = await world.couple()
  const event = await world.event(ada, 'Wedding')
  const { body } = await ada.post('/guests', { firstname: 'Grace', email: 'grace@example.com', wedding_events: [event.id] })
  const path = `/guests/${body.data.id}/guest_wedding_events/${event.id}/status`
  expect((await ada.put(path, { status: 2, plus_one_count: 1 }, yes)).status).toBe(200)
  expect((await ada.put(path, { status: 3, skip_klaviyo: true }, yes)).status).toBe(200)
  expect((await ada.put(path, { status: 4 })).status).toBe(200)
  expect((await ada.put(`/guests/999999/guest_wedding_events/${event.id}/status`, { status: 2 }, yes)).status).toBe(404)
  await allLeft()
  expect(klaviyo.heard.map(({ body: { data } }) => toldOf(data.attributes))).toEqual([
    ['rsvp_status', ada.email, { status: 2, plus_one_count: 1 }],
  ])
})

interface Attributes {
  metric: { data: { attributes: { name: string } } }
  profile: { data: { attributes: { email: string } } }
  properties: object
}

function toldOf({ metric, profile, properties }: Attributes) {
  return [metric.data.attributes.name, profile.data.attributes.email, properties]
}

function newAddress(): string {
  return `${randomUUID()}@example.com`
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
