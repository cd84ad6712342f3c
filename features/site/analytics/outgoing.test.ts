// One chance: writes

import { expect, test } from 'vitest'
import { newWorldWithServices } from '#tests/outside.ts'
import { sendEvent } from './jobs.server.ts'
import { queueOutgoing } from './outgoing-rows.server.ts'

const { world, marketing, klaviyo, allLeft, waiting } = await newWorldWithServices()
const { db } = world
const onward = new AbortController().signal
const yes = { cookie: 'posy-consent=yes' }

test('a service that fails, hangs up or asks for patience hears it again under the same id, until it says yes once', async () => {
  const ada = await world.couple()
  klaviyo.answer = (nth) => ([500, 'gone', 429, 202] as const)[nth - 1] ?? 202
  await ada.post('/i', { email: ada.email, event: 'patient' }, yes)
  await allLeft()
  expect(klaviyo.heard).toHaveLength(4)
  expect(new Set(klaviyo.heard.map(({ body }) => body.data.attributes.unique_id)).size).toBe(1)
  const row = await db.selectFrom('outgoing_events').orderBy('id', 'desc').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ attempts: 4, body: {}, last_error: null, dead_at: null, sent_at: expect.any(String) })
})

test.each([
  ['always fails', 503, 4],
  ['says that the event is wrong', 400, 1],
])('a service that %s leaves a dead event that names nobody', async (_what, status, tries) => {
  const ada = await world.couple()
  klaviyo.answer = () => status
  await ada.post('/i', { email: ada.email, event: 'lost' }, yes)
  await allLeft()
  expect(klaviyo.heard).toHaveLength(tries)
  const row = await db.selectFrom('outgoing_events').orderBy('id', 'desc').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ attempts: tries, body: {}, sent_at: null, dead_at: expect.any(String), last_error: `answered ${status}` })
})

test('two workers that take the same event tell it once', async () => {
  const ada = await world.couple()
  const refused = Promise.withResolvers<number>()
  klaviyo.answer = () => refused.promise
  const { id } = await db
    .insertInto('outgoing_events')
    .values({ user_id: ada.id, service: 'klaviyo', body: JSON.stringify({ of: 'two workers' }) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const send = sendEvent({ db, marketing })
  const sending = [send({ id }, onward), send({ id }, onward)]
  for (const one of sending) one.catch(() => refused.resolve(202))
  const results = await Promise.allSettled(sending)
  await send({ id }, onward)
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(klaviyo.heard).toHaveLength(1)
})

test('an event leaves with what caused it, or not at all', async () => {
  const ada = await world.couple()
  const body = { of: 'what never was' }
  const change = db.transaction().execute(async (db) => {
    await queueOutgoing(db, [{ service: 'klaviyo', body }], ada.id)
    throw new Error('no')
  })
  await expect(change).rejects.toThrow('no')
  await queueOutgoing(db, [{ service: 'klaviyo', body: { of: 'what was' } }], ada.id)
  await allLeft()
  expect(klaviyo.heard.map(({ body }) => body)).toEqual([{ of: 'what was' }])
})

test('a deleted account takes what still waits with it', async () => {
  const ada = await world.couple()
  klaviyo.answer = () => 500
  await ada.post('/i', { email: ada.email, event: 'waits' }, yes)
  await db.deleteFrom('users').where('id', '=', ada.id).execute()
  klaviyo.answer = () => 202
  klaviyo.heard.length = 0
  await allLeft()
  expect(klaviyo.heard).toEqual([])
  expect(await waiting()).toBe(0)
})
