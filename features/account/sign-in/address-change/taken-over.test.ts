// One chance: rights

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hashToken } from '#server/session.ts'
import { purge } from '#server/purge.ts'
import { newWorld, type Person, password } from '#tests/world.ts'

const world = await newWorld()
let nth = 0

// CALL-012
test('who takes an account over and moves it on again can’t keep its owner from taking it back', async () => {
  const ada = await world.couple()
  const [theirs, further] = [fresh(), fresh()]
  const first = await move(ada, ada.email, theirs)
  await move(ada, theirs, further)
  await ask(ada, fresh())

  expect(await stop(first.stop)).toBe(204)
  expect(await addressOf(ada)).toBe(ada.email)
  expect((await ada.get('/users/me')).status).toBe(401)
  for (const email of [ada.email, theirs, further]) expect((await login(email)).status).toBe(400)
  expect((await lettersTo(ada.email))[0]).toMatch(/\/reset-password\/[\w-]{43}/)
})

test('what was asked for after the letter that stops it all can neither be confirmed nor stopped any more', async () => {
  const ada = await world.couple()
  const [theirs, further, last] = [fresh(), fresh(), fresh()]
  const first = await move(ada, ada.email, theirs)
  const second = await move(ada, theirs, further)
  await ask(ada, last)
  const third = await linksOf(further, last)

  expect(await stop(first.stop)).toBe(204)
  for (const token of [first.stop, second.stop, third.stop]) expect(await stop(token)).toBe(400)
  for (const token of [first.confirm, second.confirm, third.confirm]) expect(await confirm(token)).toBe(400)
  expect(await addressOf(ada)).toBe(ada.email)
})

test('each letter leads back to the address it went to, and an earlier one further', async () => {
  const ada = await world.couple()
  const [second, third] = [fresh(), fresh()]
  const early = await move(ada, ada.email, second)
  const late = await move(ada, second, third)
  expect(await stop(late.stop)).toBe(204)
  expect(await addressOf(ada)).toBe(second)
  expect(await stop(early.stop)).toBe(204)
  expect(await addressOf(ada)).toBe(ada.email)
})

test('an earlier letter to the same address still works, and wakes no change that another took the place of', async () => {
  const ada = await world.couple()
  const [one, two] = [fresh(), fresh()]
  await ask(ada, one)
  const early = await linksOf(ada.email, one)
  const late = await move(ada, ada.email, two)
  expect(await stop(late.stop)).toBe(204)
  expect(await confirm(early.confirm)).toBe(400)
  expect(await addressOf(ada)).toBe(ada.email)
  expect(await stop(early.stop)).toBe(204)
  expect(await addressOf(ada)).toBe(ada.email)
})

test('the address that was left opens no other account as long as it can be taken back', async () => {
  const [ada, grace] = [await world.couple(), await world.couple()]
  const { stop: back } = await move(ada, ada.email, fresh())
  const eve = { email: ada.email.toUpperCase(), password, firstname: 'Eve', lastname: 'Other' }
  const refused = await world.visitor().post('/auth/register', eve)
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['email']])
  await ask(grace, ada.email)
  expect(await confirm((await linksOf(grace.email, ada.email)).confirm)).toBe(400)
  expect(await stop(back)).toBe(204)
  expect(await addressOf(ada)).toBe(ada.email)
})

test('a letter works for seven days, whatever came after it; then its address is free', async () => {
  const ada = await world.couple()
  const theirs = fresh()
  const first = await move(ada, ada.email, theirs)
  await age(first.stop, '6 days 23 hours')
  const second = await move(ada, theirs, fresh())
  await purge(world.db)
  await age(first.stop, '7 days')
  expect(await stop(first.stop)).toBe(400)
  await purge(world.db)
  expect(await world.db.selectFrom('address_changes').where('user_id', '=', ada.id).select('old_email').execute()).toEqual([
    { old_email: theirs },
  ])
  const again = { email: ada.email, password, firstname: 'Eve', lastname: 'Other' }
  expect((await world.visitor().post('/auth/register', again)).status).toBe(201)
  expect(await stop(second.stop)).toBe(204)
  expect(await addressOf(ada)).toBe(theirs)
})

test('the same asked for twice at once writes one pair of letters; two buttons at once do one thing', async () => {
  const ada = await world.couple()
  const email = fresh()
  await Promise.all([ask(ada, email), ask(ada, email)])
  expect([(await lettersTo(ada.email)).filter((text) => text.includes('/stop')).length, (await lettersTo(email)).length]).toEqual([1, 1])
  const links = await linksOf(ada.email, email)
  const [, stopped] = await Promise.all([confirm(links.confirm), stop(links.stop)])
  expect([stopped, await addressOf(ada), await confirm(links.confirm)]).toEqual([204, ada.email, 400])
})

/** Asked for and confirmed, as somebody does who has the password and the new mailbox. */
async function move(person: Person, old_email: string, new_email: string) {
  await ask(person, new_email)
  const links = await linksOf(old_email, new_email)
  expect(await confirm(links.confirm)).toBe(204)
  return links
}

async function ask(person: Person, email: string): Promise<void> {
  expect((await person.post('/users/me/email', { email, password })).status).toBe(202)
}

async function confirm(token: string): Promise<number> {
  return (await world.visitor().post('/auth/change-address', { token })).status
}

async function stop(token: string): Promise<number> {
  return (await world.visitor().post('/auth/change-address/stop', { token })).status
}

function login(email: string) {
  return world.visitor().post('/auth/login', { email, password })
}

async function age(token: string, time: string): Promise<void> {
  const created_at = sql<string>`now() - ${time}::interval`
  await world.db.updateTable('address_changes').set({ created_at }).where('stop_hash', '=', hashToken(token)).execute()
}

async function addressOf({ id }: Person): Promise<string> {
  return (await world.db.selectFrom('users').where('id', '=', id).select('email').executeTakeFirstOrThrow()).email
}

function fresh(): string {
  return `taken${++nth}@example.com`
}

async function lettersTo(email: string): Promise<string[]> {
  const letters = await world.db.selectFrom('mails').where('to_address', '=', email).orderBy('id', 'desc').select('text').execute()
  return letters.map(({ text }) => text)
}

async function linksOf(old_email: string, new_email: string): Promise<{ confirm: string; stop: string }> {
  const [old, coming] = [await lettersTo(old_email), await lettersTo(new_email)]
  return {
    stop: /\/change-address\/([\w-]+)\/stop/.exec(old.find((text) => text.includes('/stop')) ?? '')?.[1] ?? '',
    confirm: /\/change-address\/([\w-]+)(?!\/stop)/.exec(coming[0] ?? '')?.[1] ?? '',
  }
}
