// One chance: rights, leaks, writes

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld({ has_magazine: true })
const said = {
  wedding_date: '2027-06-26',
  place: 'Hart Farm',
  guests: 90,
  budget: 3_800_00,
  message: 'One long table, flowers on the cloth.',
}
const path = '/vendors/fern-and-fable/enquiries'

// V2
test('an enquiry is one row and one letter to that vendor alone, without the address of who asks', async () => {
  const ada = await confirmed()
  const { status, body } = await ada.post(path, said)
  expect([status, body.data]).toEqual([200, expect.objectContaining({ ...said, service: 'florists', contact_released_at: null })])
  const letters = await lettersAbout(said.message)
  expect(letters).toHaveLength(1)
  const [letter] = letters
  expect(letter).toMatchObject({ to_address: 'hello@fernandfable.example', reply_to: null })
  for (const fact of ['Saturday, June 26, 2027', 'Hart Farm', '90', '$3,800.00']) expect(letter!.text).toContain(fact)
  expect(JSON.stringify(letter)).not.toContain(ada.email)
  expect(JSON.stringify(letter)).not.toContain('Couple')
  const { body: seen } = await ada.get(path)
  expect(seen.data).toMatchObject({ open: 1, is_confirmed: true, draft: null, enquiries: [{ id: body.data.id }] })
})

test('an address that is not confirmed writes to nobody', async () => {
  const ada = await world.couple()
  const { status, body } = await ada.post(path, { ...said, message: 'From an address that is not confirmed.' })
  expect([status, body.message]).toEqual([403, 'Please confirm your email address first. What you wrote is still here.'])
  expect(await lettersAbout('From an address')).toEqual([])
  expect((await ada.get(path)).body.data).toMatchObject({ enquiries: [], open: 0, is_confirmed: false })
})

test('pressed twenty times at once, it is asked once', async () => {
  const ada = await confirmed()
  const message = 'Twenty presses, one wish.'
  const key = { 'idempotency-key': crypto.randomUUID() }
  const answers = await Promise.all(Array.from({ length: 20 }, (_, nth) => ada.post(path, { ...said, message }, nth % 2 ? key : {})))
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  for (const { status } of answers) expect([200, 409, 429]).toContain(status)
  expect((await ada.get(path)).body.data.enquiries).toHaveLength(1)
  expect(await lettersAbout(message)).toHaveLength(1)
})

test('five may be open of a kind, also of nine that come at once; one that is let go makes room', async () => {
  const ada = await confirmed()
  const { rows } = await sql<{
    slug: string
  }>`select slug from content join vendors on content_id = id where service = 'venues' order by id limit 9`.execute(world.db)
  expect(rows).toHaveLength(9)
  const answers = await Promise.all(
    rows.map(({ slug }) => ada.post(`/vendors/${slug}/enquiries`, { ...said, message: `Room for ${slug}?` })),
  )
  const sent = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status === 422)
  expect([sent.length, refused.length]).toEqual([5, 4])
  expect(refused[0]!.body.message).toContain('five open enquiries')
  expect(await lettersAbout('Room for ')).toHaveLength(5)
  expect((await ada.post(path, said)).status).toBe(200)
  await ada.put(`/enquiries/${sent[0]!.body.data.id}`, { is_closed: true })
  const [more] = rows.filter((_, nth) => answers[nth]!.status === 422)
  expect((await ada.post(`/vendors/${more!.slug}/enquiries`, said)).status).toBe(200)
})

test('their address is given when they say so, once', async () => {
  const ada = await confirmed()
  const { body } = await ada.post('/vendors/odile-marsh/enquiries', { ...said, message: 'Pictures of the aunts.' })
  const give = () => ada.put(`/enquiries/${body.data.id}`, { releases_contact: true })
  const answers = await Promise.all([give(), give(), give()])
  for (const { status } of answers) expect(status).toBe(200)
  const letters = (await lettersAbout('Pictures of the aunts.')).filter(({ text }) => text.includes(ada.email))
  expect(letters).toMatchObject([{ reply_to: ada.email }])
})

test('a stranger neither sees nor changes what somebody asked', async () => {
  const [ada, eve] = [await confirmed(), await confirmed()]
  const { body } = await ada.post('/vendors/weedy/enquiries', said)
  for (const change of [{ releases_contact: true }, { is_closed: true }, {}])
    expect((await eve.put(`/enquiries/${body.data.id}`, change)).status).toBe(404)
  expect((await eve.get('/vendors/weedy/enquiries')).body.data.enquiries).toEqual([])
  expect((await ada.get('/vendors/weedy/enquiries')).body.data.enquiries).toMatchObject([{ closed_at: null, contact_released_at: null }])
})

test('what a visitor wrote waits in their browser alone, and goes when it is sent', async () => {
  const message = 'Written before signing in.'
  const visitor = world.visitor()
  const { status, body, headers } = await visitor.post(path, { ...said, message })
  expect([status, body]).toEqual([200, { data: null }])
  expect(headers.get('set-cookie')).toMatch(/^posy_enquiry=[\w-]{20,}; Path=\/; HttpOnly; SameSite=Lax/)
  expect(await lettersAbout(message)).toEqual([])
  const cookie = headers.get('set-cookie')!.split(';')[0]!
  const ada = await confirmed()
  const withDraft = { cookie }
  expect((await ada.get(path, undefined, withDraft)).body.data.draft).toMatchObject({ ...said, message })
  expect((await ada.get(path)).body.data.draft).toBeNull()
  expect((await ada.get('/vendors/weedy/enquiries', undefined, withDraft)).body.data.draft).toBeNull()
  expect((await ada.post(path, { ...said, message }, withDraft)).status).toBe(200)
  expect((await ada.get(path, undefined, withDraft)).body.data.draft).toBeNull()
})

test('there is no asking a vendor who is not shown', async () => {
  const ada = await confirmed()
  await sql`update content set status = 'draft' where slug = 'the-ice-house'`.execute(world.db)
  for (const slug of ['the-ice-house', 'nobody', 'a-supper-for-ninety-under-the-oaks'])
    expect((await ada.post(`/vendors/${slug}/enquiries`, said)).status).toBe(404)
})

test.each([
  [{ message: 'short' }, 'message'],
  [{ guests: 0 }, 'guests'],
  [{ guests: 1.5 }, 'guests'],
  [{ budget: -1 }, 'budget'],
  [{ wedding_date: '2027-02-31' }, 'wedding_date'],
])('what makes no sense is refused beside its field: %o', async (wrong, field) => {
  const { status, body } = await (await confirmed()).post(path, { ...said, ...wrong })
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
})

async function confirmed(): Promise<Person> {
  const couple = await world.couple()
  await world.db.updateTable('users').set({ email_verified_at: new Date().toISOString() }).where('id', '=', couple.id).execute()
  return couple
}

function lettersAbout(words: string) {
  return world.db
    .selectFrom('mails')
    .where('text', 'like', `%${words}%`)
    .select(['to_address', 'reply_to', 'subject', 'text', 'html'])
    .execute()
}
