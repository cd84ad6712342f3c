// One chance: writes

import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()

test('fifty identical creates with one key make one guest, and all get the same answer', async () => {
  const ada = await world.couple()
  const key = { 'idempotency-key': crypto.randomUUID() }
  const answers = await Promise.all(Array.from({ length: 50 }, () => ada.post('/guests', { firstname: 'Grace' }, key)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect((await ada.get('/guests')).body.meta.total).toBe(1)
})

test('without a key each create counts', async () => {
  const ada = await world.couple()
  await Promise.all([1, 2, 3].map(() => ada.post('/guests', { firstname: 'Grace' })))
  expect((await ada.get('/guests')).body.meta.total).toBe(3)
})

test('the same key with another body is refused', async () => {
  const ada = await world.couple()
  const key = { 'idempotency-key': 'one' }
  await ada.post('/guests', { firstname: 'Grace' }, key)
  expect((await ada.post('/guests', { firstname: 'Alan' }, key)).status).toBe(422)
  expect((await ada.post('/guest_wedding_events', { name: 'Party', taxonomy_event_id: 1 }, key)).status).toBe(422)
  expect((await ada.get('/guests')).body.meta.total).toBe(1)
})

test('a refused create leaves its key free for the corrected one', async () => {
  const ada = await world.couple()
  const key = { 'idempotency-key': 'two' }
  expect((await ada.post('/guests', { firstname: '' }, key)).status).toBe(422)
  expect((await ada.post('/guests', { firstname: 'Grace' }, key)).status).toBe(201)
})

test('keys of two couples have nothing to do with each other', async () => {
  const [ada, bob] = [await world.couple(), await world.couple()]
  const key = { 'idempotency-key': 'three' }
  const [first, second] = [await ada.post('/guests', { firstname: 'Grace' }, key), await bob.post('/guests', { firstname: 'Grace' }, key)]
  expect(second.body.data.id).not.toBe(first.body.data.id)
})

test('after 24 hours a key is free again', async () => {
  const ada = await world.couple()
  const key = { 'idempotency-key': 'four' }
  await ada.post('/guests', { firstname: 'Grace' }, key)
  await world.db
    .updateTable('idempotency_keys')
    .set({ created_at: new Date(Date.now() - 25 * 3_600_000).toISOString() })
    .where('user_id', '=', ada.id)
    .execute()
  expect((await ada.post('/guests', { firstname: 'Alan' }, key)).status).toBe(201)
  expect((await ada.get('/guests')).body.meta.total).toBe(2)
})

test('an input that is nested without end is remembered with its key, or too large for it, but no fault', async () => {
  const ada = await world.couple()
  const deep = `{"name": "Party", "taxonomy_event_id": 3, "deep": ${'['.repeat(20_000)}${']'.repeat(20_000)}}`
  const path = `/user-posses/user/${ada.id}/guest_wedding_events`
  expect([201, 413]).toContain((await ada.post(path, deep, { 'idempotency-key': 'deep' })).status)
})
