import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { figures } from '#tests/faults/figures.ts'
import { newWorld } from '#tests/world.ts'
import { allRows, changesBetween } from './rows.ts'
import { brokenTexts, strangeTexts } from './texts.ts'

const world = await newWorld()
const ada = await world.couple()
const stranger = await world.couple()
const times: number[] = []

const names = ['50% off', 'under_score', `O'Hara`, 'back\\slash', 'Grace', 'Zoë', 'semi;colon', 'double"quote', '--', ...Object.values(strangeTexts)]
for (const firstname of names) await ada.post('/guests', { firstname })
await stranger.post('/guests', { firstname: 'Canary' })
await sql`insert into guests (user_id, firstname, lastname, email) select ${ada.id}, 'Guest' || n, 'Number' || n, 'g' || n || '@example.com' from generate_series(1, 2000) n`.execute(world.db)

const injections = [
  `'`, `"`, `\\`, `%`, `_`, `;`, `--`, `/*`, `*/`, `%'`, `' or '1'='1`, `') or ('1'='1`, `'; drop table guests; --`, `' union select email, password_hash from users --`, `1; select pg_sleep(3)`, `' || pg_sleep(3) || '`, `$$`, `$1`, `\${1}`, `E'\\\\x'`, `'::int`, `\\'; --`,
  `%%%%%%%%%%%%%%%%%%%%`, `_%_%_%_%_%_%_%_%_%_`, `(((((((((((`, `[[[`, `{{{`, `(a+)+$`, `(.*)*x`, `.*`, `^$`, `&|!:*()`, `a:*b`, `<->`, `null`, `undefined`, `NaN`, `0x00`, `chr(0)`, `\u2019 or \u20181\u2019=\u20181`, `ʼ`, `＇`, `%27`, `%bf%27`, `%00`, `\t`, `\n`, ' ',
]

// H22
test.each([...injections, ...Object.values(brokenTexts), 'x'.repeat(10_000), '%'.repeat(10_000), `${'a'.repeat(199)}%`, '%'.repeat(200), '_'.repeat(200), 'é'.repeat(200)].map((text, nth) => [nth, text.slice(0, 40), text] as const))(
  'search %i, %j, finds what is so named, or is refused, at once',
  async (_nth, _short, text) => {
    const begun = performance.now()
    const { status, body } = await ada.get(`/guests?per_page=100&search=${encodeURIComponent(text.toWellFormed())}`)
    times.push(performance.now() - begun)
    // What no address can hold is refused by its length.
    expect([200, 422, 431]).toContain(status)
    expect(times.at(-1)).toBeLessThan(2_000)
    if (status !== 200) return
    expect(JSON.stringify(body)).not.toContain('Canary')
    const words = plain(text).split(/\s+/).filter(Boolean)
    for (const guest of body.data) expect(words.every((word) => plain(`${guest.firstname} ${guest.lastname} ${guest.email}`).includes(word))).toBe(true)
  },
)

test('what a search means by a sign is the sign itself', async () => {
  for (const [search, name] of [['%', '50% off'], ['_', 'under_score'], [`'`, `O'Hara`], ['\\', 'back\\slash'], [';', 'semi;colon'], ['zoe', 'Zoë']] as const) {
    const { body } = await ada.get(`/guests?per_page=100&search=${encodeURIComponent(search)}`)
    expect(body.data.map(({ firstname }: { firstname: string }) => firstname)).toContain(name)
    expect(body.meta.total).toBeLessThan(20)
  }
})

test.each([
  'id', 'password_hash', 'user_id', 'lastname; drop table guests', 'lastname desc', '(select 1)', 'case when 1=1 then lastname else firstname end', 'lastname,(select pg_sleep(3))', '1', 'LASTNAME', 'lastname--', '"lastname"', 'guests.lastname', 'constructor', '__proto__', 'toString', '\u0000', 'lastname\u0000',
])('a list is put in no order by %j', async (order_by) => {
  const query = new URLSearchParams({ order_by })
  const begun = performance.now()
  expect((await ada.get(`/guests?${query}`)).status).toBe(422)
  expect((await ada.get(`/guests?order_by[]=${encodeURIComponent(order_by)}`)).status).toBe(422)
  expect((await ada.get(`/guests?order_by=lastname&order_dir=${encodeURIComponent(order_by)}`)).status).toBe(422)
  expect(performance.now() - begun).toBeLessThan(3_000)
})

test.each(['e30', 'bnVsbA', 'W10', 'eyJhIjoxfQ', `${'A'.repeat(2_000)}`, 'x', `' or 1=1 --`, '[]', Buffer.from(JSON.stringify([`'; drop table guests; --`, 1])).toString('base64url'), Buffer.from(JSON.stringify({ values: [{}], id: 1e308 })).toString('base64url')])(
  'a place in the list that was made up, %j, is no fault',
  async (cursor) => {
    expect([200, 422]).toContain((await ada.get(`/guests?cursor=${encodeURIComponent(cursor)}`)).status)
  },
)

test('a place in the list, bent at any letter, leads to nobody else’s guests and to no fault', async () => {
  const { body } = await ada.get('/guests?per_page=5')
  const cursor: string = body.meta.next_cursor
  for (let at = 0; at < cursor.length; at++) {
    const bent = cursor.slice(0, at) + (cursor[at] === 'A' ? 'B' : 'A') + cursor.slice(at + 1)
    const answer = await ada.get(`/guests?per_page=5&cursor=${encodeURIComponent(bent)}`)
    expect([200, 422]).toContain(answer.status)
    expect(JSON.stringify(answer.body)).not.toContain('Canary')
  }
})

test('all names come back as they were written', async () => {
  for (const firstname of Object.values(strangeTexts)) {
    const { body } = await ada.post('/guests', { firstname, notes: firstname, city: firstname })
    const { data } = (await ada.get(`/guests/${body.data.id}`)).body
    expect([data.firstname, data.notes, data.city]).toEqual([firstname.trim(), firstname.trim(), firstname.trim()])
  }
  for (const firstname of Object.values(brokenTexts)) expect((await ada.post('/guests', { firstname })).status).toBe(422)
})

test('nothing was written by any of it, and none of it took long', async () => {
  const before = await allRows(world.db)
  for (const text of injections) await ada.get(`/guests?search=${encodeURIComponent(text)}`)
  expect(changesBetween(before, await allRows(world.db))).toEqual([])
  figures('searches', { answer: times })
  // On a machine with nothing else to do all are under 200 ms.
  expect(times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]).toBeLessThan(500)
})

// The control: a statement put together from what was sent is open to it.
test('a search that trusts its text finds everybody', async () => {
  const text = `x' or '1'='1`
  const { rows } = await sql.raw(`select firstname from guests where firstname = '${text}'`).execute(world.db)
  expect(rows.length).toBeGreaterThan(2_000)
})

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[ʼ‘’]/g, `'`).toLowerCase()
}
