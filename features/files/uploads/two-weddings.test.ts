// One chance: rights, writes

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { pdf, photo, sendingTo } from '#tests/files.ts'
import { fileRowsOf } from '#tests/file-rows.ts'
import { newWorld, type Person } from '#tests/world.ts'
import { reconcile, tidyFiles } from './storage/jobs.server.ts'

const world = await newWorld()
const { db, files } = world
const { send, look } = sendingTo(world)
const [ours, paper] = [await photo(), pdf('barn')]
const { store } = files
const { roomOf, countedAnew } = fileRowsOf(world)

test('who plans two weddings keeps the same contract in both, and each goes and comes back without the other', async () => {
  const [ada, cleo] = [await world.couple(), await world.couple()]
  const both = await inTheWeddingOf(cleo)
  const [own, theirs] = [await vendorOf(both), await vendorOf(cleo)]
  const first = await contract(both, own)
  // The same content a second time, pressed twice at once.
  const again = await brought(both)
  const pressed = await Promise.all([keep(both, theirs, again), keep(both, theirs, again)])
  expect([again, first.status, ...pressed.map(({ status }) => status)]).toEqual([first.body.data.file_id, 201, 201, 201])
  const second = pressed[0]!.body.data
  expect(pressed[1]!.body.data.id).toBe(second.id)
  expect(second.file_id).not.toBe(first.body.data.file_id)
  for (const url of [first.body.data.url, second.url]) expect((await look(url, both)).status).toBe(200)
  const [{ url }] = (await cleo.get(`/user-vendors/${theirs}/files`)).body.data
  expect((await look(url, cleo)).status).toBe(200)
  for (const who of [cleo, ada]) expect((await look(url.replace(/\d+/, String(first.body.data.file_id)), who)).status).toBe(404)
  for (const who of [both, cleo]) expect(await roomOf(who)).toEqual(await countedAnew(who))

  // Gone for good in one of them, and there in the other.
  await both.delete(`/vendor-files/${first.body.data.id}`)
  await db.updateTable('files').where('id', '=', first.body.data.file_id).set({ deleted_at: sql`now() - interval '31 days'` }).execute()
  await tidyFiles({ db, store })
  expect(await reconcile({ db, store }, undefined, Date.now() + 86_400_000)).toEqual({ orphans: 0, missing: 0 })
  expect((await look(second.url, both)).status).toBe(200)
  expect(await kept()).toBe(1)

  // With the last of them what lies in the storage goes, too.
  await db.deleteFrom('users').where('id', '=', cleo.id).execute()
  await tidyFiles({ db, store })
  expect(await kept()).toBe(0)
})

test('of two that go at the same moment the second takes what lies in the storage with it', async () => {
  const cleo = await world.couple()
  const both = await inTheWeddingOf(cleo)
  const first = (await contract(both, await vendorOf(both))).body.data.file_id
  const second = (await contract(both, await vendorOf(cleo))).body.data.file_id
  for (const id of [first, second]) await sql`delete from file_uses where file_id = ${id}`.execute(db)
  const { promise, resolve } = Promise.withResolvers<Promise<unknown>>()
  await db.transaction().execute(async (held) => {
    await held.deleteFrom('files').where('id', '=', first).execute()
    resolve(db.deleteFrom('files').where('id', '=', second).execute())
    await expect.poll(async () => (await waiting.execute(held)).rows.length).toBe(1)
  })
  await promise
  await tidyFiles({ db, store })
  expect(await kept()).toBe(0)
})

test('so it is with a picture of an event, which has its sizes in both', async () => {
  const cleo = await world.couple()
  const both = await inTheWeddingOf(cleo)
  const { file } = (await send(both, ours)).body
  await both.put('/users/me', { avatar_id: file.id })
  const again = (await send(both, ours)).body.file.id
  expect(again).toBe(file.id)
  const event = await world.event(cleo, 'Feast')
  const saved = await both.put(`/guest_wedding_events/${event.id}`, { picture_id: again })
  expect(saved.status).toBe(200)
  const { picture } = (await cleo.get(`/guest_wedding_events/${event.id}`)).body.data
  expect(picture.id).not.toBe(file.id)
  for (const url of Object.values<string>(picture.urls)) expect((await look(url, cleo)).status).toBe(200)
  expect((await both.get('/users/me')).body.data.avatar.id ?? file.id).toBe(file.id)
})

test('nobody gives what is another’s, nor what a couple keeps from them', async () => {
  const [ada, cleo] = [await world.couple(), await world.couple()]
  const both = await inTheWeddingOf(cleo)
  const strangers = (await contract(ada, await vendorOf(ada))).body.data.file_id
  const theirs = await vendorOf(cleo)
  for (const file_id of [strangers, 900_719_925_474]) {
    const { status, body } = await keep(both, theirs, file_id)
    expect([status, Object.keys(body.errors)]).toEqual([422, ['file_id']])
  }
  // What is another couple’s stays theirs: who plans there can't carry it to a wedding of their own.
  const kept = (await contract(cleo, theirs)).body.data.file_id
  expect((await keep(both, await vendorOf(both), kept)).status).toBe(422)
})

const waiting = sql`select from pg_locks where locktype = 'advisory' and not granted`

/** Somebody with a wedding of their own, who plans another couple’s as well. */
async function inTheWeddingOf(couple: Person): Promise<Person> {
  const both = await world.helper(couple, {})
  await world.event(both, 'Ours')
  await db.updateTable('user_posses').where('member_id', '=', both.id).set({ role: 'partner' }).execute()
  return both
}

async function vendorOf(who: Person): Promise<number> {
  return (await who.post('/user-vendors', { name: 'The barn' })).body.data.id
}

async function contract(who: Person, vendor: number) {
  return keep(who, vendor, await brought(who))
}

async function brought(who: Person): Promise<number> {
  return (await send(who, paper, { name: 'barn.pdf', purpose: 'document' })).body.file.id
}

function keep(who: Person, vendor: number, file_id: number) {
  return who.post(`/user-vendors/${vendor}/files`, { file_id, kind: 'contract' })
}

async function kept(): Promise<number> {
  const places = new Set<string>()
  for await (const { key } of store.list('kept')) if (key.endsWith('.pdf')) places.add(key)
  return places.size
}
