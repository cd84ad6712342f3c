// One chance: writes

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pushService } from '#tests/push-service.ts'
import { soon } from '#tests/soon.ts'
import { newWorld, password } from '#tests/world.ts'
import { type Jobs, startJobs } from './jobs.ts'
import { openLog } from './log.ts'
import { notify, sendPush } from './push.ts'
import { publicPushKey, pushKeys } from './push-keys.ts'
import type { PushSettings } from './push-settings.ts'

const service = await pushService()
const push: PushSettings = { contact: 'mailto:hello@posy.test', services: [service.origin] }
const world = await newWorld({ push })
const { db } = world
const onward = new AbortController().signal
const notice = { title: 'Ada & Bea', text: 'Grace can come.', url: '/tools/guest-list' }
let jobs: Jobs

beforeAll(async () => {
  jobs = await startJobs({ url: world.url, log: openLog('silent'), poll: 50, tasks: { send_push: sendPush({ db, push, tries: 4 }) } })
})
afterAll(() => jobs.stop())
beforeEach(async () => {
  await allLeft()
  service.heard.length = 0
  service.tries = 0
  service.answer = () => 201
})

// EVENT-006
test('somebody who signs in from a new browser is told of it on the browsers that asked, in words that only those can read', async () => {
  const ada = await world.couple()
  const [phone, laptop] = [service.browser(), service.browser()]
  for (const browser of [phone, laptop]) await ada.post('/pushnotifications', browser)
  const other = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' }
  await world.visitor(other).post('/auth/login', { email: ada.email, password })
  await allLeft()
  expect(service.heard.map(({ browser }) => browser).sort()).toEqual([phone.endpoint, laptop.endpoint].sort())
  const [{ told, sender, publicKey, headers }] = service.heard as [(typeof service.heard)[number]]
  expect(told).toMatchObject({ text: expect.stringContaining('Firefox on Windows'), url: '/change-password' })
  expect(sender).toMatchObject({ aud: service.origin, sub: 'mailto:hello@posy.test' })
  expect(sender.exp * 1_000 - Date.now()).toBeLessThan(86_400_000)
  expect(publicKey).toBe(await publicPushKey(db, push))
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', topic: told.tag })
  await world.visitor(other).post('/auth/login', { email: ada.email, password })
  await allLeft()
  expect(service.heard).toHaveLength(2)
})

test('the keys are made once, however many processes start, and those of the operator go before', async () => {
  await db.deleteFrom('push_keys').execute()
  const made = await Promise.all(Array.from({ length: 5 }, () => pushKeys(db, push)))
  expect(new Set(made.map(({ public_key }) => public_key)).size).toBe(1)
  expect(await pushKeys(db, push)).toEqual(made[0])
  const keys = { public_key: 'theirs', private_key: 'theirs too' }
  expect(await publicPushKey(db, { ...push, keys })).toBe('theirs')
})

test.each([404, 410])('a browser that took its subscription back (%i) is forgotten, with all that waits for it', async (status) => {
  const { ada } = await subscribed()
  service.answer = () => status
  await notify(db, { user_id: ada.id, ...notice })
  await notify(db, { user_id: ada.id, ...notice })
  await allLeft()
  expect(await db.selectFrom('push_subscriptions').where('user_id', '=', ada.id).select('id').execute()).toEqual([])
  expect(await rowsOf(ada.id)).toEqual([])
})

test('a service that fails, hangs up or asks for patience is told again, until it says yes once', async () => {
  const { ada } = await subscribed()
  service.answer = (nth) => ([500, 'gone', 429] as const)[nth - 1] ?? 201
  await notify(db, { user_id: ada.id, ...notice })
  await allLeft()
  expect([service.tries, service.heard.length]).toEqual([4, 1])
  expect(await rowsOf(ada.id)).toMatchObject([{ attempts: 4, title: '', text: '', url: '', last_error: null, sent_at: expect.any(String) }])
})

test.each([
  ['always fails', 503, 4],
  ['says that it is too large', 413, 1],
])('a service that %s leaves a dead notice without words, and the browser stays', async (_what, status, tries) => {
  const { ada } = await subscribed()
  service.answer = () => status
  await notify(db, { user_id: ada.id, ...notice })
  await allLeft()
  expect(service.tries).toBe(tries)
  expect(await rowsOf(ada.id)).toMatchObject([{ text: '', sent_at: null, dead_at: expect.any(String), last_error: `answered ${status}` }])
  expect(await db.selectFrom('push_subscriptions').where('user_id', '=', ada.id).select('id').execute()).toHaveLength(1)
})

test('a service that sends us elsewhere is not followed, and one that was taken from the list is not called', async () => {
  const { ada } = await subscribed()
  service.answer = () => 307
  await notify(db, { user_id: ada.id, ...notice })
  await allLeft()
  expect(service.tries).toBe(4)
  service.tries = 0
  await db.updateTable('push_subscriptions').set({ endpoint: 'http://127.0.0.1:9/x' }).where('user_id', '=', ada.id).execute()
  await notify(db, { user_id: ada.id, ...notice })
  await allLeft()
  expect(service.tries).toBe(0)
})

test('a browser whose key is none is no fault, and told nothing', async () => {
  const ada = await world.couple()
  expect((await ada.post('/pushnotifications', service.hostile())).status).toBe(201)
  await notify(db, { user_id: ada.id, ...notice })
  await allLeft()
  expect(service.tries).toBe(0)
  expect(await rowsOf(ada.id)).toMatchObject([{ dead_at: expect.any(String), last_error: 'can not be sent' }])
})

test('two workers that take the same notice send it once', async () => {
  const { ada } = await subscribed()
  const refused = Promise.withResolvers<number>()
  service.answer = () => refused.promise
  await db.transaction().execute(async (db) => {
    await notify(db, { user_id: ada.id, ...notice })
    await sql`delete from graphile_worker._private_jobs`.execute(db)
  })
  const id = (await rowsOf(ada.id)).at(-1)!.id
  const send = sendPush({ db, push })
  const sending = [send({ id }, onward), send({ id }, onward)]
  for (const one of sending) one.catch(() => refused.resolve(201))
  const results = await Promise.allSettled(sending)
  await send({ id }, onward)
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(service.heard).toHaveLength(1)
})

test('a notice leaves with what caused it, or not at all', async () => {
  const { ada } = await subscribed()
  const change = db.transaction().execute(async (db) => {
    await notify(db, { user_id: ada.id, ...notice, text: 'what never was' })
    throw new Error('no')
  })
  await expect(change).rejects.toThrow('no')
  await notify(db, { user_id: ada.id, ...notice })
  await allLeft()
  expect(service.heard.map(({ told }) => told)).toEqual([{ tag: expect.stringMatching(/^push-\d+$/), ...notice }])
})

async function subscribed() {
  const ada = await world.couple()
  const browser = service.browser()
  await ada.post('/pushnotifications', browser)
  return { ada, browser }
}

function rowsOf(user_id: number) {
  return db.selectFrom('pushes').where('user_id', '=', user_id).orderBy('id').selectAll().execute()
}

/** Waits until none waits any more; those that wait for another try needn't wait long. */
async function allLeft(): Promise<void> {
  await soon(async () => {
    await sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`.execute(db)
    const { rows } = await sql`select from graphile_worker.jobs where task_identifier = 'send_push'`.execute(db)
    expect(rows).toEqual([])
  })
}
