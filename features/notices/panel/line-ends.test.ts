// One chance: rights

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deleteAccounts } from '#features/overview/leaving/jobs.server.ts'
import { actAs, operator } from '#tests/acting.ts'
import type { Client } from '#tests/client.ts'
import { newRealtimeWorld, rawSocket } from '#tests/realtime.ts'
import { soon } from '#tests/soon.ts'
import { newWorld, password, type Person } from '#tests/world.ts'

const world = await newWorld()
const { db } = world
const { startServer } = await newRealtimeWorld(world.url)

interface Scene {
  server: Awaited<ReturnType<typeof startServer>>
  june: Person
  admin: Person
  /** Another device of June's. */
  phone: Client & { refresh_token: string }
  acting: Client
}

type End = (scene: Scene) => Promise<unknown>

const endsOfAll: Record<string, End> = {
  'all devices are signed out by another': ({ june }) => june.delete('/users/me/sessions'),
  'the password is changed on another': ({ june }) =>
    june.post('/auth/change-password', { current_password: password, password: 'another long password' }),
  'a token that was used comes back': async ({ phone: { post, refresh_token } }) => {
    await post('/auth/token', { grant_type: 'refresh_token', refresh_token })
    await sql`update tokens set used_at = now() - interval '1 hour' where used_at is not null`.execute(db)
    await post('/auth/token', { grant_type: 'refresh_token', refresh_token })
  },
  'another tab signs out': ({ phone }) => phone.post('/auth/logout'),
  'the account is to go': ({ june }) => june.delete('/users/me', { password }),
}

test.each(Object.entries(endsOfAll))('a line of somebody closes when %s', async (_, end) => {
  const scene = await newScene()
  const line = await openLine(scene, scene.phone, scene.june)
  await end(scene)
  await soon(() => expect(line.closed).toEqual([4200]))
  expect(await line.ask()).toBe(401)
})

const endsOfActing: Record<string, End> = {
  'the operator stops': ({ acting }) => acting.delete('/users/me/impersonate'),
  'the operator begins to be another': async ({ admin }) => actAs(admin, await world.couple()),
  'the operator signs out': ({ admin }) => admin.post('/auth/logout'),
  'the operator is none any more': ({ admin }) => setOperator(admin, false),
  'the other becomes an operator': ({ june }) => setOperator(june, true),
  'the account of the operator is gone': ({ admin }) => erase(admin),
  'the other, who was signed in nowhere, is gone': async (scene) => {
    const { june } = scene
    await db.deleteFrom('sessions').where('user_id', '=', june.id).execute()
    const again = await openLine(scene, await actAs(await operator(world), june), june)
    await erase(june)
    await soon(() => expect(again.closed).toEqual([4200]))
  },
}

test.each(Object.entries(endsOfActing))('a line that an operator opened as somebody closes when %s', async (_, end) => {
  const scene = await newScene()
  const line = await openLine(scene, scene.acting, scene.june)
  await end(scene)
  await soon(() => expect(line.closed).toEqual([4200]))
  expect(await line.ask()).toBe(401)
})

test('a line that an operator opened as somebody closes when the hour is over, and no other does', async () => {
  const scene = await newScene()
  const { june, acting, phone } = scene
  const ends_at = new Date(Date.now() + 7_000)
  await db.updateTable('impersonations').set({ ends_at: ends_at.toISOString() }).where('target_id', '=', june.id).execute()
  const [line, own] = [await openLine(scene, acting, june), await openLine(scene, phone, june)]
  await soon(() => expect(line.closed).toEqual([4200]))
  expect(Date.now()).toBeGreaterThanOrEqual(ends_at.getTime())
  expect(await line.ask()).toBe(401)
  expect(own.closed).toEqual([])
})

test('the hour is part of the pass: it is neither made longer nor taken away', async () => {
  const scene = await newScene()
  const { june, acting } = scene
  const line = await openLine(scene, acting, june, (auth) => auth.replace(/:\d+$/, ''))
  const longer = await openLine(scene, acting, june, (auth) => auth.replace(/\d+$/, (until) => String(Number(until) + 1)))
  expect([line.refused(), longer.refused()]).toEqual([[4009], [4009]])
})

async function newScene(): Promise<Scene> {
  const [june, admin] = [await world.couple(), await operator(world)]
  return { june, admin, phone: await signIn(june), acting: await actAs(admin, june), server: await startServer() }
}

async function signIn({ email }: Person) {
  const visitor = world.visitor()
  const { body } = await visitor.post('/auth/login', { email, password })
  return { ...world.visitor({ authorization: `Bearer ${body.access_token}` }), refresh_token: String(body.refresh_token) }
}

/** A real socket that listens to somebody with the pass that a call gave. */
async function openLine({ server }: Scene, client: Client, { id }: { id: number }, bent = (auth: string) => auth) {
  const socket = await rawSocket(server)
  const closed: number[] = []
  void socket.closed().then((code) => closed.push(code))
  const channel = `private-user.${id}`
  const pass = () => client.post('/broadcasting/auth', { socket_id: socket.id, channel_name: channel })
  socket.say('pusher:subscribe', { channel, auth: bent((await pass()).body.auth) })
  await soon(() => expect(socket.events().at(-1)).toMatch(/subscription_succeeded|pusher:error/))
  return { closed, refused: socket.errors, ask: async () => (await pass()).status }
}

async function setOperator({ id }: Person, is_admin: boolean): Promise<void> {
  await db.updateTable('users').set({ is_admin }).where('id', '=', id).execute()
}

/** As if the days to think were over. */
async function erase({ id }: Person): Promise<void> {
  await sql`insert into account_deletions (user_id, keep_hash, delete_at) values (${id}, sha256(${String(id)}::bytea), now())`.execute(db)
  await deleteAccounts(db)
  expect(await db.selectFrom('users').where('id', '=', id).select('id').execute()).toEqual([])
}
