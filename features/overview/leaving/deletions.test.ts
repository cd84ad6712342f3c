// One chance: rights

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newWorld, password, type Person } from '#tests/world.ts'
import { deleteAccounts } from './jobs.server.ts'

const world = await newWorld()
const { db } = world

test('who asks that their account goes is signed out everywhere, and has a letter with a way back', async () => {
  const ada = await world.couple()
  const phone = await signIn(ada)
  expect((await ada.get('/users/me')).body.data.delete_at).toBeNull()
  const gone = await ada.delete('/users/me', { password })
  expect(gone.status).toBe(204)
  expect(gone.headers.getSetCookie().join()).toMatch(/posy_session=;.*posy_refresh=;/)
  for (const client of [ada, phone]) expect((await client.get('/users/me')).status).toBe(401)
  const letter = await lastLetter(ada)
  expect(letter.text).toContain(`On ${dayIn(14)} it goes`)

  const token = tokenIn(letter.text)
  const visitor = world.visitor()
  const { data } = (await visitor.get(`/auth/keep-account/${token}`)).body
  expect(daysFromNow(data.delete_at)).toBeCloseTo(14, 2)
  for (let press = 0; press < 2; press++) expect((await visitor.post('/auth/keep-account', { token })).status).toBe(204)
  expect((await visitor.get(`/auth/keep-account/${token}`)).status).toBe(404)
  const back = await signIn(ada)
  expect((await back.get('/users/me')).body.data.delete_at).toBeNull()
})

test('who signs in within the 14 days is told, and keeps the account', async () => {
  const ada = await world.couple()
  await ada.delete('/users/me', { password })
  const back = await signIn(ada)
  expect(daysFromNow((await back.get('/users/me')).body.data.delete_at)).toBeCloseTo(14, 2)
  expect((await back.post('/users/me/keep')).status).toBe(204)
  expect((await back.get('/users/me/deletion')).body.data.delete_at).toBeNull()
  await later(ada, '15 days')
  await deleteAccounts(db)
  expect((await back.get('/users/me')).status).toBe(200)
})

test('without the right password nothing goes, however often it is tried', async () => {
  const ada = await world.couple()
  const statuses: number[] = []
  for (const body of [{}, { password: '' }, { email: ada.email }]) statuses.push((await ada.delete('/users/me', body)).status)
  expect(statuses).toEqual([422, 422, 422])
  for (let nth = 0; nth < 11; nth++) statuses.push((await ada.delete('/users/me', { password: 'not the password' })).status)
  expect(statuses.slice(3)).toEqual([...Array.from({ length: 10 }, () => 422), 429])
  expect((await ada.get('/users/me')).body.data.delete_at).toBeNull()
})

test('who has no password confirms by writing the address of the account', async () => {
  const ada = await world.couple()
  await db.updateTable('users').where('id', '=', ada.id).set({ password_hash: null }).execute()
  expect((await ada.get('/users/me/deletion')).body.data.has_password).toBe(false)
  expect((await ada.delete('/users/me', { email: 'somebody@example.com' })).body.errors).toHaveProperty('email')
  expect((await ada.delete('/users/me', { email: ada.email.toUpperCase() })).status).toBe(204)
})

test('asked for twice at once or days later it keeps its day and its letter, whose button works', async () => {
  const ada = await world.couple()
  const presses = await Promise.all(Array.from({ length: 4 }, () => ada.delete('/users/me', { password })))
  expect(presses[0]!.status).toBe(204)
  const token = tokenIn((await lastLetter(ada)).text)
  await later(ada, '2 days')
  expect((await (await signIn(ada)).delete('/users/me', { password })).status).toBe(204)
  expect(await leavingLetters(ada)).toBe(1)
  expect(daysFromNow((await world.visitor().get(`/auth/keep-account/${token}`)).body.data.delete_at)).toBeCloseTo(12, 2)
  expect((await world.visitor().post('/auth/keep-account', { token })).status).toBe(204)
  expect((await (await signIn(ada)).get('/users/me')).body.data.delete_at).toBeNull()
})

test('the button of a request that was taken back does nothing for the next one, which has a letter of its own', async () => {
  const ada = await world.couple()
  await ada.delete('/users/me', { password })
  const first = tokenIn((await lastLetter(ada)).text)
  await world.visitor().post('/auth/keep-account', { token: first })
  await (await signIn(ada)).delete('/users/me', { password })
  expect(await leavingLetters(ada)).toBe(2)
  expect((await world.visitor().post('/auth/keep-account', { token: first })).status).toBe(400)
  expect((await world.visitor().get(`/auth/keep-account/${tokenIn((await lastLetter(ada)).text)}`)).status).toBe(200)
})

test('who helps loses access in the same moment, and has it again when the account is kept', async () => {
  const ada = await world.couple()
  const party = await world.event(ada, 'Party')
  const [helper, partner] = [await world.helper(ada, { [party.id]: [2] }), await world.helper(ada, {}, 'partner')]
  const reach = async () => Promise.all([helper, partner].map(async (who) => (await who.get(`/guests?user_id=${ada.id}`)).status))
  expect(await reach()).toEqual([200, 200])
  await ada.delete('/users/me', { password })
  expect(await reach()).toEqual([404, 404])
  expect((await helper.get('/guest_wedding_events/all')).body.data).toEqual([])
  await (await signIn(ada)).post('/users/me/keep')
  expect(await reach()).toEqual([200, 200])
})

test('after 14 days no row of theirs is left in any table, and what others did stands', async () => {
  const [ada, bob] = [await world.couple(), await world.couple()]
  const canary = 'cnryzuleika'
  const email = `${canary}@example.com`
  await db.updateTable('users').where('id', '=', ada.id).set({ email, firstname: canary, other_firstname: canary }).execute()
  const party = await world.event(ada, canary)
  const { id: guest } = (await ada.post('/guests', { firstname: canary, notes: canary, wedding_events: [party.id] })).body.data
  await ada.put(`/guests/${guest}`, { lastname: canary }, {})
  await world.helper(ada, { [party.id]: [2] })
  const supper = await world.event(bob, 'Supper')
  await accept(bob, ada, supper.id)
  await ada.post(`/guests?user_id=${bob.id}`, { firstname: 'Of Bob', wedding_events: [supper.id], user_id: bob.id })
  await db.insertInto('newsletter_subscribers').values({ email }).execute()
  await db
    .insertInto('user_posses')
    .values({ user_id: (await world.couple()).id, email })
    .execute()
  await ada.post('/auth/forgot-password', { email })
  const client = { ...ada, email }
  expect((await ada.delete('/users/me', { password })).status).toBe(204)

  await later(ada, '13 days 23 hours')
  await deleteAccounts(db)
  expect((await rowsWith(canary)).length).toBeGreaterThan(8)
  await later(ada, '2 hours')
  await deleteAccounts(db)
  expect(await rowsWith(canary)).toEqual([])
  expect(await tablesOf(ada.id)).toEqual([])
  expect((await world.visitor().post('/auth/login', { email: client.email, password })).status).toBe(400)

  const { body } = await bob.get('/guests')
  expect(body.data.map(({ firstname }: { firstname: string }) => firstname)).toEqual(['Of Bob'])
  const lines = await db.selectFrom('wedding_changes').where('user_id', '=', bob.id).select(['what', 'actor_id']).execute()
  expect(lines).toContainEqual({ what: 'guest.add', actor_id: null })
})

async function signIn({ email }: Pick<Person, 'email'>): Promise<Person> {
  const { body } = await world.visitor().post('/auth/login', { email, password })
  const client = world.visitor({ authorization: `Bearer ${body.access_token}` })
  return { ...client, email, token: body.access_token, id: (await client.get('/users/me')).body.data.id }
}

async function accept(couple: Person, helper: Person, event_id: number): Promise<void> {
  const posse = { user_id: couple.id, member_id: helper.id, accepted_at: new Date().toISOString() }
  const { id: posse_id } = await db.insertInto('user_posses').values(posse).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('user_posse_events')
    .values({ user_id: couple.id, posse_id, event_id, permissions: [2] })
    .execute()
}

function lastLetter({ id }: Person) {
  return db.selectFrom('mails').where('user_id', '=', id).select('text').orderBy('id', 'desc').executeTakeFirstOrThrow()
}

async function leavingLetters({ id }: Person): Promise<number> {
  const letters = await db.selectFrom('mails').where('user_id', '=', id).where('text', 'like', '%/keep-account/%').select('id').execute()
  return letters.length
}

function tokenIn(text: string): string {
  return /\/keep-account\/([\w-]+)/.exec(text)?.[1] ?? ''
}

async function later({ id }: Person, time: string): Promise<void> {
  await sql`update account_deletions set delete_at = delete_at - ${time}::interval where user_id = ${id}`.execute(db)
}

function daysFromNow(moment: string): number {
  return (Date.parse(moment) - Date.now()) / 86_400_000
}

function dayIn(days: number): string {
  const date = new Date(Date.now() + days * 86_400_000)
  return date.toLocaleDateString('en-US', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' })
}

async function tables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  return rows.map(({ name }) => name)
}

/** Every table with a row that holds the word anywhere. */
async function rowsWith(word: string): Promise<string[]> {
  const found: string[] = []
  for (const name of await tables()) {
    const { rows } = await sql`select from ${sql.table(name)} one where one::text ilike ${`%${word}%`}`.execute(db)
    found.push(...rows.map(() => name))
  }
  return found
}

/** Every table with a row that points to the account. */
async function tablesOf(id: number): Promise<string[]> {
  const { rows } = await sql<{ name: string; column: string }>`
    select table_name as name, column_name as column from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name in ('user_id', 'member_id', 'actor_id')`.execute(db)
  const found: string[] = []
  for (const { name, column } of rows) {
    const { rows: left } = await sql`select from ${sql.table(name)} where ${sql.ref(column)} = ${id}`.execute(db)
    if (left.length > 0) found.push(`${name}.${column}`)
  }
  return found
}
