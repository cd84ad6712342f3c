// One chance: rights

import { traverseContractProcedures } from '@orpc/server'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { contract } from '#features/contract.ts'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()
let nth = 0
const path = '/users/me/vendor-colleagues'

// P7
test('an owner asks somebody by a letter, whose link opens once and makes them a colleague', async () => {
  const { wren, title } = await business()
  const email = address()
  const asked = await wren.post(path, { email, role: 'owner' })
  expect(asked).toMatchObject({ status: 201, body: { data: { email, is_ended: false } } })
  expect((await wren.post(path, { email: email.toUpperCase() })).body.errors).toHaveProperty('email')
  expect((await wren.post(path, { email: wren.email })).body.errors).toHaveProperty('email')
  const token = await linkTo(email)
  expect(await sums(token)).toBe(0)
  const oluchi = await world.couple()
  const look = async (who: Pick<Person, 'get'>) => (await who.get(`/vendor-invites/${token}`)).body.data
  expect(await look(world.visitor())).toEqual({ title, by: expect.any(String), standing: 'visitor' })
  expect([(await look(oluchi)).standing, (await look(wren)).standing]).toEqual(['free', 'own'])
  expect((await wren.post(`/vendor-invites/${token}/accept`)).status).toBe(422)
  const answers = await Promise.all([1, 2].map(() => oluchi.post(`/vendor-invites/${token}/accept`)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  expect((await oluchi.get('/users/me')).body.data).toMatchObject({ is_vendor: true, vendor_details: { business_name: title } })
  expect((await wren.get(path)).body.data).toMatchObject({
    role: 'owner',
    colleagues: [
      { id: wren.id, role: 'owner', is_own: true },
      { id: oluchi.id, role: 'colleague' },
    ],
    invites: [],
  })
  expect((await oluchi.get(path)).body.data).toMatchObject({ role: 'colleague', invites: [] })
  expect(await lettersOf(wren)).toEqual([expect.stringContaining('acts for')])
})

test('an invitation that was taken back, has run out or is for a business that ended opens nothing', async () => {
  const { wren, id } = await business()
  const oluchi = await world.couple()
  const invite = async () => {
    const email = address()
    const { body } = await wren.post(path, { email })
    return { email, id: body.data.id, token: await linkTo(email) }
  }
  const [taken, late, open] = [await invite(), await invite(), await invite()]
  const eve = (await business()).wren
  expect((await eve.delete(`${path}/invites/${taken.id}`)).status).toBe(404)
  expect((await wren.delete(`${path}/invites/${taken.id}`)).status).toBe(204)
  await sql`update vendor_invites set ends_at = now() where id = ${late.id}`.execute(world.db)
  for (const { token } of [taken, late]) {
    expect((await oluchi.get(`/vendor-invites/${token}`)).status).toBe(404)
    expect((await oluchi.post(`/vendor-invites/${token}/accept`)).status).toBe(404)
  }
  expect((await wren.post(path, { email: late.email })).status).toBe(201)
  await world.db.deleteFrom('vendor_members').where('content_id', '=', id).execute()
  expect((await oluchi.post(`/vendor-invites/${open.token}/accept`)).status).toBe(404)
})

test('a business has thirty people at most, however many are asked at once', async () => {
  const { wren } = await business()
  await world.db.deleteFrom('rate_limits').execute()
  const ask = () => Promise.all(Array.from({ length: 20 }, () => wren.post(path, { email: address() })))
  const first = await ask()
  await world.db.deleteFrom('rate_limits').execute()
  const answers = [...first, ...(await ask())]
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(29)
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(11)
})

test('whoever is removed, or goes, is again what they were; an owner hands on first', async () => {
  const { wren, id } = await business()
  const [oluchi, noor] = [await colleague(wren), await colleague(wren)]
  const eve = (await business()).wren
  expect((await oluchi.delete(`${path}/${noor.id}`)).status).toBe(404)
  expect((await eve.delete(`${path}/${noor.id}`)).status).toBe(404)
  expect((await eve.post(`${path}/${noor.id}/owner`)).status).toBe(404)
  expect((await oluchi.post(`${path}/${oluchi.id}/owner`)).status).toBe(403)
  expect((await wren.delete(`${path}/${wren.id}`)).status).toBe(422)
  expect((await wren.delete(`${path}/${noor.id}`)).status).toBe(204)
  expect((await noor.get('/users/me')).body.data).toMatchObject({ is_vendor: false })
  expect(await lettersOf(noor)).toEqual([expect.stringContaining('no more')])
  const answers = await Promise.all([1, 2].map(() => wren.post(`${path}/${oluchi.id}/owner`)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
  expect(await roles(id)).toEqual({ [wren.id]: 'colleague', [oluchi.id]: 'owner' })
  expect((await wren.delete(`${path}/${wren.id}`)).status).toBe(204)
  expect(await roles(id)).toEqual({ [oluchi.id]: 'owner' })
})

test('a business whose owner deletes the account is its longest colleague’s', async () => {
  const { wren, id } = await business()
  const [oluchi, noor] = [await colleague(wren), await colleague(wren)]
  await world.db.deleteFrom('users').where('id', '=', wren.id).execute()
  expect(await roles(id)).toEqual({ [oluchi.id]: 'owner', [noor.id]: 'colleague' })
})

// Every call of the side is asked, as the contract has them; the right is decided before what is sent is read.
test('a colleague may do all but let people in, and who was removed nothing at all', async () => {
  const { wren, id } = await business()
  const [oluchi, noor, couple] = [await colleague(wren), await colleague(wren), await world.couple()]
  await couple.post('/enquiries', { vendor_id: id, service: 'florists', place: 'Sonoma', message: 'Are you free?' })
  const { id: conversation } = await sql<{ id: number }>`
    insert into conversations (user_id, content_id) values (${couple.id}, ${id})
    on conflict (user_id, content_id) do update set is_open = true returning id`
    .execute(world.db)
    .then(({ rows }) => rows[0]!)
  await wren.delete(`${path}/${noor.id}`)
  const ids: Record<string, number> = { own_submission: id, own_conversation: conversation }
  const asked: string[] = []
  const wrong: string[] = []
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure }) => {
    const { method = '', path: at = '' } = procedure['~orpc'].route
    const { policy = '' } = procedure['~orpc'].meta as { policy?: string }
    if (['vendor', 'vendor_owner', 'vendor_colleague', 'own_submission', 'own_conversation'].includes(policy))
      asked.push(`${policy} ${method} ${at}`)
  })
  expect(asked.length).toBeGreaterThan(20)
  for (const one of asked.toSorted()) {
    const [policy = '', method = '', at = ''] = one.split(' ')
    const send = (who: Person) => {
      const address = at.replace(/\{\+?id\}/, String(ids[policy] ?? 999_999_999)).replace(/\{\+?\w+\}/g, '1')
      const by = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'
      return who[by](address, method === 'GET' ? undefined : {})
    }
    const { status: colleagues } = await send(oluchi)
    const { status: removed } = await send(noor)
    const isRight = policy === 'vendor_owner' ? colleagues === 403 : colleagues !== 403 && colleagues !== 401 && colleagues < 500
    if (!isRight || removed !== (policy.startsWith('own') ? 404 : 403)) wrong.push(`${one}: ${colleagues}, ${removed}`)
  }
  expect(wrong).toEqual([])
})

async function business() {
  const wren = await world.couple()
  const title = `Fern & Fable ${++nth}`
  const { body } = await wren.post('/content/submit-vendor', { model: { name: title, service: 'florists', place: 'sonoma' } })
  await sql`update content set status = 'published' where id = ${body.data.id}`.execute(world.db)
  return { wren, title, id: body.data.id as number }
}

async function colleague(owner: Person): Promise<Person> {
  await world.db.deleteFrom('rate_limits').execute()
  const email = address()
  await owner.post(path, { email })
  const person = await world.couple()
  expect((await person.post(`/vendor-invites/${await linkTo(email)}/accept`)).status).toBe(200)
  return person
}

function address(): string {
  return `colleague-${++nth}@example.com`
}

async function linkTo(email: string): Promise<string> {
  const letters = await world.db.selectFrom('mails').where('to_address', '=', email).select('text').execute()
  expect(letters).toHaveLength(1)
  return /\/vendor-invite\/(\S+)/.exec(letters[0]!.text)![1]!
}

async function lettersOf({ email }: Person): Promise<string[]> {
  const letters = await world.db
    .selectFrom('mails')
    .where('to_address', '=', email)
    .where('subject', 'like', '%acts for%')
    .select('subject')
    .execute()
  const told = await world.db
    .selectFrom('mails')
    .where('to_address', '=', email)
    .where('subject', 'like', 'You act for%')
    .select('subject')
    .execute()
  return [...letters, ...told].map(({ subject }) => subject)
}

async function sums(token: string): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`select count(*)::integer as n from vendor_invites where strpos(vendor_invites::text, ${token}) > 0`.execute(world.db)
  return rows[0]!.n
}

async function roles(content_id: number): Promise<Record<string, string>> {
  const members = await world.db.selectFrom('vendor_members').where('content_id', '=', content_id).select(['user_id', 'role']).execute()
  return Object.fromEntries(members.map(({ user_id, role }) => [user_id, role]))
}
