import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'
import { allRows, changesBetween } from './rows.ts'
import { brokenTexts, strangeTexts } from './texts.ts'

const world = await newWorld()
const ada = await world.couple()
const stranger = await world.couple()

const names = [
  '50% off',
  'under_score',
  `O'Hara`,
  'back\\slash',
  'Grace',
  'Zoë',
  'semi;colon',
  'double"quote',
  '--',
  ...Object.values(strangeTexts),
]
for (const firstname of names) await ada.post('/guests', { firstname })
await stranger.post('/guests', { firstname: 'Canary' })
await sql`insert into guests (user_id, firstname, lastname, email) select ${ada.id}, 'Guest' || n, 'Number' || n, 'g' || n || '@example.com' from generate_series(1, 2000) n`.execute(
  world.db,
)

const injections = [
  `'`,
  `"`,
  `\\`,
  `%`,
  `_`,
  `;`,
  `--`,
  `/*`,
  `*/`,
  `%'`,
  `' or '1'='1`,
  `') or ('1'='1`,
  `'; drop table guests; --`,
  `' union select email, password_hash from users --`,
  `1; select pg_sleep(3)`,
  `' || pg_sleep(3) || '`,
  `$$`,
  `$1`,
  `\${1}`,
  `E'\\\\x'`,
  `'::int`,
  `\\'; --`,
  `%%%%%%%%%%%%%%%%%%%%`,
  `_%_%_%_%_%_%_%_%_%_`,
  `(((((((((((`,
  `[[[`,
  `{{{`,
  `(a+)+$`,
  `(.*)*x`,
  `.*`,
  `^$`,
  `&|!:*()`,
  `a:*b`,
  `<->`,
  `null`,
  `undefined`,
  `NaN`,
  `0x00`,
  `chr(0)`,
  `\u2019 or \u20181\u2019=\u20181`,
  `ʼ`,
  `＇`,
  `%27`,
  `%bf%27`,
  `%00`,
  `\t`,
  `\n`,
  ' ',
]

test.each(
  [
    ...injections,
    ...Object.values(brokenTexts),
    'x'.repeat(10_000),
    '%'.repeat(10_000),
    `${'a'.repeat(199)}%`,
    '%'.repeat(200),
    '_'.repeat(200),
    'é'.repeat(200),
  ].map((text, nth) => [nth, text.slice(0, 40), text] as const),
)('search %i, %j, finds what is so named, or is refused', async (_nth, _short, text) => {
  const { status, body } = await ada.get(`/guests?per_page=100&search=${encodeURIComponent(text.toWellFormed())}`)
  // What no address can hold is refused by its length.
  expect([200, 422, 431]).toContain(status)
  if (status !== 200) return
  expect(JSON.stringify(body)).not.toContain('Canary')
  const words = plain(text).split(/\s+/).filter(Boolean)
  for (const guest of body.data)
    expect(words.every((word) => plain(`${guest.firstname} ${guest.lastname} ${guest.email}`).includes(word))).toBe(true)
})

test('what a search means by a sign is the sign itself', async () => {
  for (const [search, name] of [
    ['%', '50% off'],
    ['_', 'under_score'],
    [`'`, `O'Hara`],
    ['\\', 'back\\slash'],
    [';', 'semi;colon'],
    ['zoe', 'Zoë'],
  ] as const) {
    const { body } = await ada.get(`/guests?per_page=100&search=${encodeURIComponent(search)}`)
    expect(body.data.map(({ firstname }: { firstname: string }) => firstname)).toContain(name)
    expect(body.meta.total).toBeLessThan(20)
  }
})

test('nothing was written by any of it', async () => {
  const before = await allRows(world.db)
  for (const text of injections) await ada.get(`/guests?search=${encodeURIComponent(text)}`)
  expect(changesBetween(before, await allRows(world.db))).toEqual([])
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
