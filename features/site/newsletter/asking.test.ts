// One chance: rights

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Client } from '#tests/client.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()

test('an address is one address, however it is written', async () => {
  await ask('Zoë@Bücher.example')
  for (const same of ['zoë@bücher.example', 'ZOË@BÜCHER.EXAMPLE', 'zoë@xn--bcher-kva.example', ' zoe\u0308@Bücher.example ']) {
    expect((await ask(same)).status).toBe(202)
  }
  const rows = await world.db
    .selectFrom('newsletter_subscribers')
    .where('email', 'like', '%xn--bcher-kva.example')
    .select('email')
    .execute()
  expect(rows).toEqual([{ email: 'Zoë@xn--bcher-kva.example' }])
  expect(await lettersTo('Zoë@xn--bcher-kva.example')).toHaveLength(1)
})

test('a button pressed twice sends one letter, also at the very same moment', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('quick@example.com')))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202))
  expect(await lettersTo('quick@example.com')).toHaveLength(1)

  const token = tokenIn((await lettersTo('quick@example.com'))[0])
  const confirmed = await Promise.all(Array.from({ length: 5 }, () => confirm(token)))
  expect(confirmed.map(({ status }) => status)).toEqual(confirmed.map(() => 204))
})

test('an address gets a letter an hour at most, whoever asks and from wherever', async () => {
  for (let nth = 0; nth < 5; nth++) await ask('bombed@example.com')
  expect(await lettersTo('bombed@example.com')).toHaveLength(1)
  await anHourPasses()
  for (let nth = 0; nth < 5; nth++) await ask('Bombed@example.com')
  expect(await lettersTo('bombed@example.com')).toHaveLength(2)
})

test('a flood from one place ends after thirty addresses', async () => {
  const flood = world.visitor()
  const answers = await Promise.all(Array.from({ length: 33 }, (_, nth) => ask(`flood${nth}@example.com`, flood)))
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(30).fill(202), 429, 429, 429])
  expect(Number((await ask('flood@example.com', flood)).headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ask('flood@example.com')).status).toBe(202)
})

test.each([
  '',
  'nope',
  'a@b',
  '@b.c',
  'a b@c.d',
  'a@b.',
  'a@b.c, d@e.f',
  'a@b.c\r\nBcc: d@e.f',
  'a@b.c/d',
  'a@[::1].d',
  `${'a'.repeat(250)}@b.cd`,
])('%j is no address, and nothing is kept of it', async (email) => {
  const before = await count()
  const refused = await ask(email)
  expect(refused.status).toBe(422)
  expect(Object.keys(refused.body.errors)).toEqual(['email'])
  expect(await count()).toEqual(before)
})

function ask(email: string, client: Client = world.visitor()) {
  return client.post('/i', { email, event: 'newsletter', props: {} })
}

function confirm(token: string) {
  return world.visitor().post(`/newsletter/${token}`)
}

function lettersTo(email: string) {
  return world.db.selectFrom('mails').where('to_address', '=', email).orderBy('id').select(['subject', 'text', 'html']).execute()
}

function tokenIn(letter: { text: string } | undefined): string {
  return /\/newsletter\/([\w-]{43})/.exec(letter?.text ?? '')?.[1] ?? 'no token'
}

async function anHourPasses(): Promise<void> {
  await sql`update newsletter_subscribers set requested_at = requested_at - interval '61 minutes'`.execute(world.db)
}

async function count() {
  const { rows } =
    await sql`select (select count(*) from mails) as mails, (select count(*) from newsletter_subscribers) as subscribers`.execute(world.db)
  return rows
}
