// One chance: rights, leaks, writes

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { loadContent } from '#features/magazine/content/loading.server.ts'
import { release, sentWedding } from '#tests/sent-weddings.ts'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()
const { db } = world
const path = '/users/me/vendor-invitations'
const nadia = await operator()

beforeAll(async () => {
  await loadContent(db, 'demo')
}, 60_000)

// P8 UI-064
test('a business asks one that the directory has not: one letter, once; it makes its page by the link, is asked there, and confirms', async () => {
  const fern = await acting('fern-and-fable')
  const to = { name: 'Marigold Row', email: 'Hello@marigold.example' }
  const asked = await fern.post(path, to)
  expect(asked).toMatchObject({ status: 200, body: { data: [{ name: 'Marigold Row', is_here: false }] } })
  await Promise.all([fern.post(path, to), fern.post(path, { ...to, email: 'hello@marigold.example' })])
  const letters = await lettersTo('hello@marigold.example')
  expect(letters).toHaveLength(1)
  expect(letters[0]!.text).toContain('Fern & Fable works with Marigold Row')
  const row = (await fern.get(path)).body
  expect([row.data.length, JSON.stringify(row).includes('@')]).toEqual([1, false])

  const token = tokenIn(letters[0]!.text)
  expect((await world.visitor().get(`/business-invites/${token}`)).body.data).toMatchObject({ by: 'Fern & Fable', standing: 'visitor' })
  expect((await fern.post(`/business-invites/${token}/accept`, {})).status).toBe(422)
  const row_ = await confirmed()
  expect((await row_.post(`/business-invites/${token}/accept`, {})).body.data.standing).toBe('joined')
  const eve = await confirmed()
  expect((await eve.post(`/business-invites/${token}/accept`, {})).status).toBe(422)
  expect((await row_.get('/users/me/vendor-network')).status).toBe(403)
  const id = await begin(row_, 'Marigold Row')
  expect((await network(row_)).map(({ title, standing }) => [title, standing])).toEqual([['Fern & Fable', 'asks']])
  await putOut(row_, id)
  await row_.post('/users/me/vendor-network', { vendor_id: await idOf('fern-and-fable') })
  expect((await network(fern)).find(({ title }) => title === 'Marigold Row')).toMatchObject({ standing: 'connected' })
  expect((await fern.get(path)).body.data).toMatchObject([{ name: 'Marigold Row', is_here: true }])
})

test('“Don’t write to us again” holds, for whoever asks; who asks learns nothing of it', async () => {
  const [odile, tulip] = [await acting('odile-marsh'), await acting('weedy')]
  const to = { name: 'Quiet Oven', email: 'oven@example.com' }
  await odile.post(path, to)
  const token = tokenIn((await lettersTo(to.email))[0]!.text)
  expect((await world.visitor().post(`/business-invites/${token}/leave`, {})).body.data.is_unwanted).toBe(true)
  expect(await world.visitor().post('/business-invites/nobodys/leave', {})).toMatchObject({ status: 404 })
  const asked = await tulip.post(path, { ...to, email: 'OVEN@example.com' })
  expect(asked).toMatchObject({ status: 200, body: { data: [{ name: 'Quiet Oven', is_here: false }] } })
  expect(await lettersTo(to.email)).toHaveLength(1)
  // The link still opens, should they think otherwise.
  expect((await (await confirmed()).post(`/business-invites/${token}/accept`, {})).status).toBe(200)
})

test('an address has three such letters a month from all together, and somebody asks ten a day', async () => {
  const askers = ['the-fern-house', 'len-petrov', 'punjabi-parcel', 'hudson-script']
  const people = await Promise.all(askers.map(acting))
  const answers = await Promise.all(people.map((one) => one.post(path, { name: 'Wanted Cakes', email: 'cakes@example.com' })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await lettersTo('cakes@example.com')).toHaveLength(3)
  const statuses = []
  for (let nth = 0; nth < 10; nth++)
    statuses.push((await people[0]!.post(path, { name: `Cakes Number ${'ABCDEFGHIJ'[nth]}`, email: `cakes${nth}@example.com` })).status)
  expect(statuses).toEqual([...Array.from({ length: 9 }, () => 200), 429])
})

test('who may not: an address that is not confirmed, one’s own, a name with a link, somebody who is here, a page that is not out, a stranger', async () => {
  const fern = await acting('north-sound-frames')
  const ask = (of: Person, said: object) => of.post(path, { name: 'Marigold Lane', email: 'lane@example.com', ...said })
  expect((await ask(fern, { email: fern.email })).body.errors).toHaveProperty('email')
  expect((await ask(fern, { name: 'see https://spam.example' })).body.errors).toHaveProperty('name')
  expect((await ask(fern, { name: 'weedy' })).body.errors).toEqual({ name: ['They are in the directory already.'] })
  await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', fern.id).execute()
  expect((await ask(fern, {})).status).toBe(403)
  const draft = await confirmed()
  await begin(draft, 'A Page That Waits')
  expect((await ask(draft, {})).status).toBe(422)
  expect((await ask(await confirmed(), {})).status).toBe(403)
  expect(await lettersTo('lane@example.com')).toEqual([])

  const couple = await confirmed()
  const { id } = await sentWedding(world, couple)
  const invite = (of: Person, said: object) => of.post(`/content/submit-wedding/${id}/vendor-invitations`, said)
  const aunt = { name: 'My aunt Solveig', email: 'solveig@example.com' }
  expect((await invite(await confirmed(), aunt)).status).toBe(404)
  expect((await invite(couple, { ...aunt, name: 'Somebody else' })).body.errors).toHaveProperty('name')
  expect(await lettersTo(aunt.email)).toEqual([])
})

// P8 RULE-055
test('a wedding asks whom it credits; once their page is out, the credit in the magazine leads there', async () => {
  const couple = await confirmed()
  const { id, slug } = await sentWedding(world, couple)
  await release(world, couple, id)
  const { version } = (await couple.get(`/content/submit-wedding/${slug}`)).body.data
  const said = { name: 'My aunt Solveig', email: 'aunt@example.com' }
  const asked = await couple.post(`/content/submit-wedding/${id}/vendor-invitations`, said)
  expect(asked.body.data).toMatchObject({ invited_vendors: ['My aunt Solveig'], version })
  expect(JSON.stringify(asked.body)).not.toContain(said.email)
  const [letter] = await lettersTo(said.email)
  expect(letter!.subject).toContain('credits you on their wedding')
  expect((await nadia.post(`/admin/submissions/${id}`, { version, answer: 'publish' })).status).toBe(200)
  const credit = async () => {
    const { fields, links } = (await world.visitor().get(`/content?url=/real-weddings/${slug}`)).body.data
    return { ...fields.vendors[2], leads: links[`vendor/${fields.vendors[2].vendor}`]?.title }
  }
  expect(await credit()).toMatchObject({ role: 'caterers', name: 'My aunt Solveig' })

  const solveig = await confirmed()
  await solveig.post(`/business-invites/${tokenIn(letter!.text)}/accept`, {})
  await putOut(solveig, await begin(solveig, 'My aunt Solveig'))
  expect(await credit()).toMatchObject({ role: 'caterers', leads: 'My aunt Solveig' })
})

interface Other {
  title: string
  standing: string
}

async function network(of: Person): Promise<Other[]> {
  const { data } = (await of.get('/users/me/vendor-network')).body
  return data.filter(({ standing }: Other) => standing !== 'none')
}

/** Somebody new, who acts for a business of the directory. */
async function acting(slug: string): Promise<Person> {
  const person = await confirmed()
  const content_id = await idOf(slug)
  await sql`delete from vendor_members where content_id = ${content_id}`.execute(db)
  await db.insertInto('vendor_members').values({ user_id: person.id, content_id }).execute()
  return person
}

async function confirmed(): Promise<Person> {
  const person = await world.couple()
  await sql`update users set email_verified_at = now() where id = ${person.id}`.execute(db)
  return person
}

async function operator(): Promise<Person> {
  const person = await confirmed()
  await db.updateTable('users').set({ is_admin: true }).where('id', '=', person.id).execute()
  return person
}

async function begin(of: Person, name: string): Promise<number> {
  return (await of.post('/content/submit-vendor', { model: { name, service: 'caterers', place: 'sonoma' } })).body.data.id
}

async function putOut(of: Person, id: number): Promise<void> {
  const model = {
    line: 'Supper for as many as come, and one more.',
    words: 'We cook what the fields around us have that week, in pots that are older than all of us together.',
    city: 'Sonoma',
    state: 'CA',
    since: 2012,
    weddings_a_year: 26,
    price_from: 2_400_00,
    offers: [{ title: 'Supper', what: 'Three courses at one long table.', price: 2_400_00 }],
  }
  expect((await of.put(`/content/submit-vendor/${id}`, { model })).status).toBe(200)
  expect((await of.post(`/content/submit-vendor/${id}/submit`)).status).toBe(200)
  const { version } = (await of.get('/users/me/vendor')).body.data
  expect((await nadia.post(`/admin/vendor-submissions/${id}`, { decision: 'publish', version })).status).toBe(200)
}

async function idOf(slug: string): Promise<number> {
  return (await db.selectFrom('content').where('type', '=', 'vendor').where('slug', '=', slug).select('id').executeTakeFirstOrThrow()).id
}

/** Of invitations alone. */
async function lettersTo(address: string) {
  const found = await sql<{ subject: string; text: string }>`
    select subject, text from mails where lower(to_address) = ${address.toLowerCase()} and text like '%/business-invite/%' order by id`.execute(
    db,
  )
  return found.rows
}

function tokenIn(text: string): string {
  return /business-invite\/([\w-]+)/.exec(text)?.[1] ?? ''
}
