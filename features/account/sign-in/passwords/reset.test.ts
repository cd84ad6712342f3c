// One chance: rights

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { purge } from '#server/purge.ts'
import type { Person } from '#tests/world.ts'
import { newWorld, password } from '#tests/world.ts'

const world = await newWorld()
const better = 'My aunt keeps bees'

// RULE-006
test('whoever forgot their password sets a new one with the link in a letter, and is signed out everywhere', async () => {
  const ada = await world.couple()
  const token = await linkFor(ada)
  expect((await link(token)).body).toEqual({ data: { email: ada.email } })
  expect((await reset(token)).status).toBe(204)

  expect((await ada.get('/users/me')).status).toBe(401)
  expect((await signIn(ada, password)).status).toBe(400)
  expect((await signIn(ada, better)).status).toBe(200)
  expect((await lettersTo(ada)).at(-1)?.subject).toBe('Your Posy password was changed')
})

test('a link works once, also when it is pressed twice at the very same moment', async () => {
  const ada = await world.couple()
  const token = await linkFor(ada)
  const answers = await Promise.all([1, 2, 3, 4].map((nth) => reset(token, `${better} ${nth}`)))
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400, 400])
  expect(answers.find(({ status }) => status === 400)?.body.message).toBe('This link has run out. Please ask for another.')
  expect((await lettersTo(ada)).filter(({ subject }) => subject === 'Your Posy password was changed')).toHaveLength(1)
})

test('of two letters the first that is used ends the other, also at the very same moment', async () => {
  for (let round = 0; round < 5; round++) {
    const ada = await world.couple()
    const tokens = [await linkFor(ada), await linkFor(ada)]
    const answers = await Promise.all(tokens.map((token, nth) => reset(token, `${better} ${nth}`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400])
  }
})

test('a link runs out after ten minutes, and one press sends another to the same address', async () => {
  const ada = await world.couple()
  const token = await linkFor(ada)
  await sql`update account_links set expires_at = expires_at - interval '10 minutes' where kind = 'reset'`.execute(world.db)
  expect((await link(token)).body).toEqual({ data: { email: null } })
  expect((await reset(token)).status).toBe(400)
  expect((await signIn(ada, password)).status).toBe(200)

  expect((await world.visitor().post('/auth/reset-password/again', { token })).status).toBe(202)
  const next = tokenIn((await lettersTo(ada)).at(-1))
  expect(next).not.toBe(token)
  expect((await reset(next)).status).toBe(204)
})

test('a link lives ten minutes and not a second more', async () => {
  const ada = await world.couple()
  const asked = Date.now()
  await linkFor(ada)
  const links = world.db.selectFrom('account_links').where('user_id', '=', ada.id).where('kind', '=', 'reset')
  const { expires_at } = await links.select('expires_at').executeTakeFirstOrThrow()
  expect(Date.parse(expires_at)).toBeGreaterThanOrEqual(asked + 600_000)
  expect(Date.parse(expires_at)).toBeLessThanOrEqual(Date.now() + 600_000)
})

test('a link that nobody was sent opens nothing', async () => {
  for (const token of ['', 'nothing', 'x'.repeat(43), '../users/me']) {
    expect((await reset(token)).status).toBe(400)
    expect((await world.visitor().post('/auth/reset-password/again', { token })).status).toBe(400)
  }
  expect((await link('x'.repeat(43))).status).toBe(404)
})

test('a link that confirms an address sets no password', async () => {
  const ada = await world.couple()
  const [welcome] = await lettersTo(ada)
  const token = /\/confirm-address\/([\w-]{43})/.exec(welcome?.text ?? '')?.[1] ?? 'no token'
  expect((await reset(token)).status).toBe(400)
  expect((await signIn(ada, password)).status).toBe(200)
})

test('a link proves nothing of an account that has another address by now', async () => {
  const ada = await world.couple()
  const token = await linkFor(ada)
  await world.db.updateTable('users').set({ email: 'moved@example.com' }).where('id', '=', ada.id).execute()
  expect((await reset(token)).status).toBe(400)
})

test('a sign-in with the old password that comes at the same moment leaves no session behind', async () => {
  for (let round = 0; round < 8; round++) {
    const ada = await world.couple()
    const token = await linkFor(ada)
    const signingIn = [1, 2, 3].map(() => signIn(ada, password))
    const [answer, ...signedIn] = await Promise.all([reset(token), ...signingIn])
    expect(answer.status).toBe(204)
    for (const { status, body } of signedIn) {
      expect([200, 400]).toContain(status)
      if (status === 200) expect(await isSignedIn(body.access_token)).toBe(false)
    }
  }
})

test('a refresh that comes at the same moment leaves no session behind, and is no fault', async () => {
  for (let round = 0; round < 8; round++) {
    const ada = await world.couple()
    const { body } = await signIn(ada, password)
    const token = await linkFor(ada)
    const grant = { grant_type: 'refresh_token', refresh_token: body.refresh_token }
    const [answer, refreshed] = await Promise.all([reset(token), world.visitor().post('/auth/token', grant)])
    expect(answer.status).toBe(204)
    expect([200, 400]).toContain(refreshed.status)
    if (refreshed.status === 200) expect(await isSignedIn(refreshed.body.access_token)).toBe(false)
  }
})

test.each(['short', 'password1', 'Summer2027!', '12345678', 'x'.repeat(129)])(
  '%s is no password to choose, and the link stays good',
  async (weak) => {
    const ada = await world.couple()
    const token = await linkFor(ada)
    const refused = await reset(token, weak)
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['password']])
    expect((await reset(token)).status).toBe(204)
  },
)

test('who reads the letter has the address: it counts as confirmed', async () => {
  const ada = await world.couple()
  await reset(await linkFor(ada))
  const { body } = await signIn(ada, better)
  const me = await world.visitor().get('/users/me', undefined, { authorization: `Bearer ${body.access_token}` })
  expect(me.body.data.email_verified_at).toMatch(/^\d{4}-/)
})

test('links are kept as hashes only, and go a day after they ran out', async () => {
  const ada = await world.couple()
  const token = await linkFor(ada)
  const hashes = async () =>
    (await world.db.selectFrom('account_links').where('user_id', '=', ada.id).where('kind', '=', 'reset').select('hash').execute()).map(
      ({ hash }) => hash.toString('base64url'),
    )
  expect(await hashes()).toHaveLength(1)
  expect(await hashes()).not.toContain(token)
  await sql`update account_links set expires_at = now() - interval '25 hours'`.execute(world.db)
  await purge(world.db)
  expect(await hashes()).toEqual([])
})

async function linkFor(person: Person): Promise<string> {
  expect((await world.visitor().post('/auth/forgot-password', { email: person.email.toUpperCase() })).status).toBe(202)
  return tokenIn((await lettersTo(person)).at(-1))
}

function link(token: string) {
  return world.visitor().get(`/auth/reset-password/${encodeURIComponent(token)}`)
}

function reset(token: string, chosen = better) {
  return world.visitor().post('/auth/reset-password', { token, password: chosen })
}

function signIn({ email }: Person, given: string) {
  return world.visitor().post('/auth/token', { grant_type: 'password', username: email, password: given })
}

async function isSignedIn(token: string): Promise<boolean> {
  return (await world.visitor().get('/users/me', undefined, { authorization: `Bearer ${token}` })).status === 200
}

function lettersTo({ email }: Person) {
  return world.db.selectFrom('mails').where('to_address', '=', email).orderBy('id').select(['subject', 'text']).execute()
}

function tokenIn(letter: { text: string } | undefined): string {
  return /\/reset-password\/([\w-]{43})/.exec(letter?.text ?? '')?.[1] ?? 'no token'
}
