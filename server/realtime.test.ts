// One chance: rights

import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { PresenceChannel } from 'pusher-js'
import { expect, test } from 'vitest'
import { connect, listenAs, newRealtimeWorld, rawSocket, refusedStatus } from '#tests/realtime.ts'
import { soon } from '#tests/soon.ts'

const { db, startServer, tell, user } = await newRealtimeWorld()
const nora = await user('nora')
const otto = await user('otto')

// EVENT-013 EVENT-014 EVENT-015
test("a device hears that its person's wedding or record changed, and nobody else does", async () => {
  const server = await startServer()
  const hers = await listenAs(server, nora)
  const his = await listenAs(server, otto)

  await sql`insert into wedding_changes (user_id, what, object_id) values (${nora}, 'guest.added', 1), (${nora}, 'guest.added', 2)`.execute(
    db,
  )
  await soon(() => expect(hers.heard).toEqual(['updated']))
  await db.updateTable('users').set({ firstname: 'Eleonora' }).where('id', '=', nora).execute()
  await soon(() => expect(hers.heard).toEqual(['updated', 'updated']))

  await db.updateTable('users').set({ firstname: 'Eleonora' }).where('id', '=', nora).execute()
  await sleep(100)
  expect(hers.heard).toHaveLength(2)
  expect(his.heard).toEqual([])
})

test('a notice names an act of its transaction, so that who did it need not ask; a transaction tells once, whatever it writes', async () => {
  const server = await startServer()
  const device = await listenAs(server, nora)
  const [own, other, third] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  const line = (act: string) => ({ user_id: nora, what: 'guest.add', object_id: 1, act })
  const lines = (...acts: string[]) => db.insertInto('wedding_changes').values(acts.map(line)).execute()
  await lines(own, own)
  await soon(() => expect(device.acts).toEqual([own]))
  await db.transaction().execute(async (db) => {
    await db.updateTable('users').set({ lastname: 'Ephron' }).where('id', '=', nora).execute()
    await db.insertInto('wedding_changes').values(line(other)).execute()
    await db.insertInto('wedding_changes').values(line(third)).execute()
  })
  await lines(third)
  await soon(() => expect(device.acts).toEqual([own, other, third]))
  await tell({ user_id: nora, act: 7 })
  await soon(() => expect(device.acts).toEqual([own, other, third, undefined]))
})

test('what was told while Postgres was away is not missed', async () => {
  const server = await startServer()
  const { heard } = await listenAs(server, nora)
  await cutConnections()
  await tell({ user_id: nora })
  await soon(() => expect(heard).toContain('updated'))
  // It may have come by both ways, the second time later.
  const told = heard.length
  await tell({ user_id: nora })
  await soon(() => expect(heard.length).toBeGreaterThan(told))
})

test('a notice that makes no sense is passed over', async () => {
  const server = await startServer()
  const { heard } = await listenAs(server, nora)
  for (const payload of ['', 'no json', 'null', '[]', '{"user_id":"1"}', '{"user_id":1e99}']) {
    await sql`select pg_notify('posy', ${payload})`.execute(db)
  }
  await tell({ user_id: nora })
  await soon(() => expect(heard).toEqual(['updated']))
})

test('when a session ends, its device hears no more, and the other devices come back by themselves', async () => {
  const server = await startServer()
  const phone = await listenAs(server, nora)
  const laptop = await listenAs(server, nora)
  const session = await db.insertInto('sessions').values({ user_id: nora }).returning('id').executeTakeFirstOrThrow()
  phone.isSignedIn = false
  await db.deleteFrom('sessions').where('id', '=', session.id).execute()

  await soon(() => expect(laptop.subscriptions).toBe(2))
  await soon(() => expect(phone.refusals).toBe(1))
  await tell({ user_id: nora })
  await soon(() => expect(laptop.heard).toEqual(['updated']))
  expect(phone.heard).toEqual([])
})

// EVENT-013
test('the presence channel shows how many are there, under names that say nothing', async () => {
  const server = await startServer()
  const first = connect(server, nora)
  const channel = first.subscribe('presence-a') as PresenceChannel
  await soon(() => expect(channel.members.count).toBe(1))
  const second = connect(server, otto)
  const other = second.subscribe('presence-a') as PresenceChannel
  await soon(() => expect([channel.members.count, other.members.count]).toEqual([2, 2]))
  expect(Object.keys(channel.members.members).sort()).toEqual(Object.keys(other.members.members).sort())
  second.disconnect()
  await soon(() => expect(channel.members.count).toBe(1))
})

test('at a restart everybody is sent away with 1012 and comes back to the next process', async () => {
  const old = await startServer()
  const device = await listenAs(old, nora)
  const socket = await rawSocket(old)
  const code = socket.closed()
  await old.stop()
  expect(await code).toBe(1012)
  expect(await refusedStatus(old, undefined)).toBe(503)
  old.replace()
  await soon(() => expect(device.subscriptions).toBe(2))
  await tell({ user_id: nora })
  await soon(() => expect(device.heard).toEqual(['updated']))
})

function cutConnections() {
  return sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
}
