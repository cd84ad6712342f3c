import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { businessesIn } from '#tests/businesses.ts'
import { figures } from '#tests/faults/figures.ts'
import { newWorld, type Person } from '#tests/world.ts'
import { hurry } from './gate.ts'

const world = await newWorld()
await hurry(world.db)
const { record, confirmed } = businessesIn(world)
const guesses = 10_000

// P6 RULE-045
test('of 10,000 guesses by forty accounts, whose codes are sent anew all the time, 15 are looked at, and the right code after them opens nothing', async () => {
  const vendor = await record()
  const many = await Promise.all(Array.from({ length: 40 }, confirmed))
  const codes = new Map<Person, string>()
  for (const one of many) codes.set(one, await codeOf(one, vendor))
  const verify = (one: Person, code: string) => one.post('/vendor-verification/verify', { vendor_id: vendor.id, code })
  const said = { looked: 0, refused: 0, other: [] as string[] }
  let left = guesses
  const lane = async (one: Person) => {
    for (let nth = left--; nth > 0; nth = left--) {
      const { status, body } = await verify(one, other(codes.get(one)!, nth))
      if (status === 429) said.refused++
      else if (status === 422 && /weren’t it/.test(body.errors.code?.[0] ?? '')) said.looked++
      else if (status !== 422) said.other.push(String(status))
      if (nth % 100 === 0) await anew(vendor.id)
    }
  }
  await Promise.all(many.map(lane))
  await anew(vendor.id)
  const right = await Promise.all(many.map((one) => verify(one, codes.get(one)!)))
  figures('guesses at a claim', { guesses, looked: said.looked, refused: said.refused, right: right.length })
  expect(said.other).toEqual([])
  expect(said.looked).toBe(15)
  expect(said.refused).toBeGreaterThan(guesses / 2)
  expect(new Set(right.map(({ status }) => status))).toEqual(new Set([429]))
  const { rows } = await sql`select from vendor_members where content_id = ${vendor.id}`.execute(world.db)
  expect(rows).toEqual([])
})

/** As if each had asked for another code, and had the same again. */
async function anew(content_id: number): Promise<void> {
  await sql`update vendor_codes set tries = 0, expires_at = now() + interval '10 minutes' where content_id = ${content_id}`.execute(
    world.db,
  )
}

async function codeOf(one: Person, { id, title }: { id: number; title: string }): Promise<string> {
  await world.db.deleteFrom('rate_limits').where('key', 'like', 'vendor_code_sent:%').execute()
  expect((await one.post('/vendor-verification', { vendor_id: id })).status).toBe(200)
  const { subject } = await world.db
    .selectFrom('mails')
    .where('text', 'like', `%${title}%`)
    .orderBy('id', 'desc')
    .select('subject')
    .executeTakeFirstOrThrow()
  return /\d{6}/.exec(subject)![0]
}

/** Never the code itself. */
function other(code: string, nth: number): string {
  return String((Number(code) + nth) % 1_000_000).padStart(6, '0')
}
