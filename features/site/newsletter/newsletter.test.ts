// One chance: rights

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { purge } from '#server/purge.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()

// CALL-107
test('whoever asks for the newsletter gets a letter, and is on the list only after the link in it was used', async () => {
  expect(await ask('ada@example.com')).toMatchObject({ status: 202, body: '' })
  const [letter] = await lettersTo('ada@example.com')
  expect(letter).toMatchObject({ subject: 'Shall we write to you?' })
  const token = tokenIn(letter)
  expect(letter?.html).toContain(`http://posy.test/newsletter/${token}"`)
  expect(letter?.html).toContain(`http://posy.test/newsletter/${token}/leave"`)
  expect(await isOnList('ada@example.com')).toBe(false)

  expect(await stateOf(token)).toBe('waiting')
  expect(await stateOf(token)).toBe('waiting')
  expect(await isOnList('ada@example.com')).toBe(false)

  expect((await confirm(token)).status).toBe(204)
  expect(await isOnList('ada@example.com')).toBe(true)
  expect(await stateOf(token)).toBe('joined')
  expect((await confirm(token)).status).toBe(204)
})

test('the answer is the same for an address that is new, waiting or on the list', async () => {
  await joined('known@example.com')
  const answers = [await ask('known@example.com'), await ask('new@example.com'), await ask('new@example.com')]
  const told = answers.map(({ status, headers, body }) => [
    status,
    body,
    [...headers].filter(([name]) => !/^(date|x-request-id)$/.test(name)),
  ])
  expect(told).toEqual([told[0], told[0], told[0]])
})

test('who is on the list and asks again is told so, by a link that can only leave', async () => {
  await joined('twice@example.com')
  await anHourPasses()
  await ask('twice@example.com')
  const [, letter] = await lettersTo('twice@example.com')
  expect(letter?.subject).toBe("You're on the list already")
  const token = tokenIn(letter)
  expect(await stateOf(token)).toBe('joined')
  expect((await leave(token)).status).toBe(204)
  expect((await confirm(token)).status).toBe(404)
  expect(await isOnList('twice@example.com')).toBe(false)
})

test('who leaves is off the list, by any link they ever got, and no old link brings them back', async () => {
  const token = await joined('bob@example.com')
  await anHourPasses()
  expect(await stateOf(token)).toBe('joined')
  expect((await leave(token)).status).toBe(204)
  expect((await leave(token)).status).toBe(204)
  expect(await isOnList('bob@example.com')).toBe(false)
  expect(await stateOf(token)).toBe('left')
  expect((await confirm(token)).status).toBe(404)

  await ask('bob@example.com')
  const [, again] = await lettersTo('bob@example.com')
  expect(await isOnList('bob@example.com')).toBe(false)
  await confirm(tokenIn(again))
  expect(await isOnList('bob@example.com')).toBe(true)
})

test('who never asked says no, and the link of that letter joins nobody any more', async () => {
  await ask('not-me@example.com')
  const token = tokenIn((await lettersTo('not-me@example.com'))[0])
  expect((await leave(token)).status).toBe(204)
  expect((await confirm(token)).status).toBe(404)
  expect(await isOnList('not-me@example.com')).toBe(false)
})

test('a link runs out after seven days, and still leaves', async () => {
  await ask('late@example.com')
  const token = tokenIn((await lettersTo('late@example.com'))[0])
  await sql`update newsletter_links set expires_at = expires_at - interval '7 days'`.execute(world.db)
  expect(await stateOf(token)).toBe('expired')
  expect((await confirm(token)).status).toBe(404)
  expect(await isOnList('late@example.com')).toBe(false)
  expect((await leave(token)).status).toBe(204)
})

test('links are kept as hashes only', async () => {
  const token = await joined('hash@example.com')
  const rows = await world.db.selectFrom('newsletter_links').select('hash').execute()
  expect(rows.map(({ hash }) => hash.toString('base64url'))).not.toContain(token)
})

test('who never said yes is forgotten after 30 days, and who did is not', async () => {
  await joined('stays@example.com')
  await ask('goes@example.com')
  await sql`update newsletter_subscribers set requested_at = now() - interval '31 days'`.execute(world.db)
  await purge(world.db)
  const kept = await world.db.selectFrom('newsletter_subscribers').where('confirmed_at', 'is', null).select('email').execute()
  expect(kept).toEqual([])
  expect(await isOnList('stays@example.com')).toBe(true)
})

function ask(email: string) {
  return world.visitor().post('/i', { email, event: 'newsletter', props: {} })
}

function confirm(token: string) {
  return world.visitor().post(`/newsletter/${token}`)
}

function leave(token: string) {
  return world.visitor().post(`/newsletter/${token}/leave`)
}

async function stateOf(token: string): Promise<string> {
  return (await world.visitor().get(`/newsletter/${token}`)).body.data.state
}

/** Somebody on the list, and the token that brought them there. */
async function joined(email: string): Promise<string> {
  await ask(email)
  const token = tokenIn((await lettersTo(email))[0])
  await confirm(token)
  return token
}

function lettersTo(email: string) {
  return world.db.selectFrom('mails').where('to_address', '=', email).orderBy('id').select(['subject', 'text', 'html']).execute()
}

function tokenIn(letter: { text: string } | undefined): string {
  return /\/newsletter\/([\w-]{43})/.exec(letter?.text ?? '')?.[1] ?? 'no token'
}

async function isOnList(email: string): Promise<boolean> {
  const rows = await world.db
    .selectFrom('newsletter_subscribers')
    .where('email', '=', email)
    .where('confirmed_at', 'is not', null)
    .where('left_at', 'is', null)
    .select('id')
    .execute()
  return rows.length === 1
}

async function anHourPasses(): Promise<void> {
  await sql`update newsletter_subscribers set requested_at = requested_at - interval '61 minutes'`.execute(world.db)
}
