// One chance: rights

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { businessesIn } from '#tests/businesses.ts'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()
const { record, holderOf, operator, confirmed } = businessesIn(world)

// CALL-061 CALL-062 CALL-063 RULE-044 STATE-032 P6
test('a business is found, its code goes to the address on record, and opens it once', async () => {
  const vendor = await record()
  const wren = await confirmed()
  const { body: found } = await wren.get(`/vendor-claims/vendors?name=${encodeURIComponent(vendor.title.replace('&', 'and'))}`)
  expect(found.data).toMatchObject([{ id: vendor.id, standing: 'free', address: 'h•••@fern.example' }])
  const sent = await wren.post('/vendor-verification', { vendor_id: vendor.id, email: wren.email })
  expect(sent).toMatchObject({ status: 200, body: { data: { address: 'h•••@fern.example' } } })
  const code = await codeSent(vendor)
  expect(await sumsLike(code)).toBe(0)
  const verified = await wren.post('/vendor-verification/verify', { vendor_id: vendor.id, code: `${code.slice(0, 3)} ${code.slice(3)}` })
  expect(verified).toMatchObject({ status: 200, body: { data: { vendor_id: vendor.id } } })
  const { body } = await wren.get('/users/me/vendor')
  expect(body.data).toMatchObject({ id: vendor.id, role: 'owner', is_verified: true, model: { name: vendor.title, service: 'florists' } })
  expect((await wren.get('/users/me')).body.data).toMatchObject({ is_vendor: true, vendor_details: { business_name: vendor.title } })
  const again = await wren.post('/vendor-verification/verify', { vendor_id: vendor.id, code })
  expect(again.status).toBe(422)
})

// RULE-045
test('a code has five tries and ten minutes, and is nobody else’s', async () => {
  const vendor = await record()
  const [wren, eve] = [await confirmed(), await confirmed()]
  await wren.post('/vendor-verification', { vendor_id: vendor.id })
  const code = await codeSent(vendor)
  const guess = (who: Person, digits: string) => who.post('/vendor-verification/verify', { vendor_id: vendor.id, code: digits })
  expect((await guess(eve, code)).status).toBe(422)
  for (let left = 4; left >= 0; left--) {
    const { status, body } = await guess(wren, other(code))
    expect([status, body.errors.code[0]]).toEqual([422, expect.stringContaining(left > 0 ? `Tries left: ${left}` : 'last try')])
  }
  expect((await guess(wren, code)).body.errors.code[0]).toMatch(/run out/)
  await wren.post('/vendor-verification', { vendor_id: vendor.id })
  await sql`update vendor_codes set expires_at = now() where content_id = ${vendor.id}`.execute(world.db)
  expect((await guess(wren, await codeSent(vendor))).body.errors.code[0]).toMatch(/run out/)
  expect(await world.db.selectFrom('vendor_members').where('content_id', '=', vendor.id).select('user_id').execute()).toEqual([])
})

test('of guesses by however many at most fifteen a day are looked at, and the right code after them opens nothing', async () => {
  const vendor = await record()
  const many = await Promise.all(Array.from({ length: 5 }, confirmed))
  let looked = 0
  for (const one of many) {
    await world.db.deleteFrom('rate_limits').where('key', 'like', 'vendor_code_sent:%').execute()
    await one.post('/vendor-verification', { vendor_id: vendor.id })
    const code = await codeSent(vendor)
    const tries = await Promise.all(
      [1, 2, 3, 4].map(() => one.post('/vendor-verification/verify', { vendor_id: vendor.id, code: other(code) })),
    )
    looked += tries.filter(({ body }) => /weren’t it/.test(body.errors?.code?.[0] ?? '')).length
    if (one === many.at(-1)) expect((await one.post('/vendor-verification/verify', { vendor_id: vendor.id, code })).status).toBe(429)
  }
  expect(looked).toBe(15)
})

test('three codes a day go to one address, whoever asks', async () => {
  const vendor = await record()
  const answers = []
  for (let nth = 0; nth < 4; nth++) answers.push((await (await confirmed()).post('/vendor-verification', { vendor_id: vendor.id })).status)
  expect(answers).toEqual([200, 200, 200, 429])
})

test('of two who enter their codes at once one looks after the page', async () => {
  const vendor = await record()
  const both = [await confirmed(), await confirmed()]
  const codes: string[] = []
  for (const one of both) {
    await one.post('/vendor-verification', { vendor_id: vendor.id })
    codes.push(await codeSent(vendor))
  }
  const answers = await Promise.all(
    both.map((one, nth) => one.post('/vendor-verification/verify', { vendor_id: vendor.id, code: codes[nth] })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const { rows } = await sql`select user_id from vendor_members where content_id = ${vendor.id}`.execute(world.db)
  expect(rows).toHaveLength(1)
})

// P6
test('what somebody holds is asked for once, in words, freezes who they are, and an operator decides with a reason to both', async () => {
  const vendor = await record()
  const [holder, wren, nadia] = [await holderOf(vendor.id), await confirmed(), await operator()]
  expect((await wren.post('/vendor-verification', { vendor_id: vendor.id })).status).toBe(403)
  const words = 'We are the florist; our county invoice has the name and the address.'
  const asked = await wren.post('/vendor-claims', { vendor_id: vendor.id, words })
  expect(asked).toMatchObject({ status: 200, body: { data: { state: 'open', vendor_id: vendor.id } } })
  expect((await wren.post('/vendor-claims', { vendor_id: vendor.id, words })).status).toBe(422)
  const put = (model: object) => holder.put(`/content/submit-vendor/${vendor.id}`, { model })
  expect((await put({ name: 'Another name' })).body.errors).toHaveProperty('name')
  expect((await put({ price_from: 2_600_00 })).status).toBe(200)
  const { body: queue } = await nadia.get('/admin/vendor-queue')
  const waiting = queue.data.find((one: { vendor_id: number }) => one.vendor_id === vendor.id)
  expect(waiting).toMatchObject({ kind: 'claim', words, holders: [{ id: holder.id }], claimant: { id: wren.id } })
  const decide = () => nadia.post(`/admin/vendor-claims/${waiting.id}`, { decision: 'grant', words: 'The invoice settles it.' })
  const twice = await Promise.all([decide(), decide()])
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 404])
  expect((await wren.get('/users/me/vendor')).body.data).toMatchObject({ id: vendor.id, role: 'owner', is_frozen: false })
  expect((await holder.get('/users/me/vendor')).body.data).toBeNull()
  expect((await holder.put(`/content/submit-vendor/${vendor.id}`, { model: { line: 'Mine still' } })).status).toBe(404)
  const letters = await world.db.selectFrom('mails').where('text', 'like', '%The invoice settles it.%').select('to_address').execute()
  expect(letters.map(({ to_address }) => to_address).sort()).toEqual([holder.email, wren.email].sort())
})

test.each([
  ['an address that is not confirmed', 403, async () => world.couple()],
  ['no session', 401, async () => world.visitor()],
])('%s asks for no code and for no page', async (_, status, somebody) => {
  const vendor = await record()
  const who = await somebody()
  expect((await who.post('/vendor-verification', { vendor_id: vendor.id })).status).toBe(status)
  const words = 'We are the florist, and can show you the lease.'
  expect((await who.post('/vendor-claims', { vendor_id: vendor.id, words })).status).toBe(status)
})

test('an account looks after one business', async () => {
  const [one, two] = [await record(), await record()]
  const holder = await holderOf(one.id)
  await holder.post('/vendor-verification', { vendor_id: two.id })
  const code = await codeSent(two)
  expect((await holder.post('/vendor-verification/verify', { vendor_id: two.id, code })).status).toBe(422)
  expect((await holder.post('/vendor-claims', { vendor_id: two.id, words: 'This one would be ours as well, see our lease.' })).status).toBe(
    422,
  )
})

interface Vendor {
  id: number
  title: string
}

async function codeSent({ title }: Vendor): Promise<string> {
  const { subject } = await world.db
    .selectFrom('mails')
    .where('to_address', '=', 'hello@fern.example')
    .where('text', 'like', `%${title}%`)
    .orderBy('id', 'desc')
    .select('subject')
    .executeTakeFirstOrThrow()
  return /\d{6}/.exec(subject)![0]
}

/** Six other digits. */
function other(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}

async function sumsLike(code: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from vendor_codes where position(${code}::bytea in hash) > 0
    or hash = sha256(${code}::bytea)`.execute(world.db)
  return rows[0]!.n
}
