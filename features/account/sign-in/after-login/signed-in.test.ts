// One chance: rights

import { expect, test } from 'vitest'
import { newWorld, password } from '#tests/world.ts'
import { afterLogin } from './after-login.ts'

const world = await newWorld()

// STATE-001 EVENT-001
test('every way in is noted as a sign-in, and told as LOGIN', async () => {
  const { email, id } = await world.couple()
  const before = await countOf('LOGIN')
  const browser = world.visitor({ origin: 'http://posy.test', 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0' })
  await browser.post('/auth/session', { email, password })
  await browser.post('/auth/login', { email, password })
  await browser.post('/auth/token', { grant_type: 'password', username: email, password })
  await browser.post('/auth/register', { email: 'new@example.com', password, firstname: 'Grace', lastname: 'Hopper' })
  expect(await countOf('LOGIN')).toBe(before + 4)
  await browser.post('/auth/login', { email, password: 'not the password' })
  expect(await countOf('LOGIN')).toBe(before + 4)
  const sessions = await world.db.selectFrom('sessions').where('user_id', '=', id).select('id').execute()
  expect(sessions).toHaveLength(4)
})

// STATE-002
test('a sign-in is noted, and opens the channels on which the browser hears what happens', async () => {
  const { email, id } = await world.couple()
  const before = await countOf('LOGIN')
  const browser = world.visitor({ origin: 'http://posy.test' })
  const channels = ['presence-a', `private-user.${id}`].map((channel_name) => ({ socket_id: '123.456', channel_name }))
  for (const channel of channels) expect((await browser.post('/broadcasting/auth', channel)).status).toBe(401)
  const { headers } = await browser.post('/auth/session', { email, password })
  expect(await countOf('LOGIN')).toBe(before + 1)
  const cookie = headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ')
  for (const channel of channels) {
    const { status, body } = await browser.post('/broadcasting/auth', channel, { cookie })
    expect([status, body.auth]).toEqual([200, expect.stringMatching(/^posy:[\da-f]{64}$/)])
  }
})

test('whoever signed in is sent on by what is known of them, and what waited is forgotten', async () => {
  const { token } = await world.couple()
  const cookie = `posy_session=${token}; tool=guest-list; open-messages-modal=1`
  const answer = await arrive('/signed-in', { cookie })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/tools/guest-list?messages=open'])
  expect(answer.headers.getSetCookie()).toEqual([
    'tool=; Path=/; SameSite=Lax; Max-Age=0',
    'open-messages-modal=; Path=/; SameSite=Lax; Max-Age=0',
  ])
  expect(await placeOf('/signed-in?redirect-to=%2Fdashboard%2Fevents', { cookie })).toBe('/dashboard/events?messages=open')
})

test('where the form stood counts, when it was a page of this site', async () => {
  const { token } = await world.couple()
  const cookie = `posy_session=${token}`
  const user = { is_vendor: false, first_steps_at: null }
  const ours = { cookie, referer: 'http://posy.test/tools/submit-wedding/create?login=true' }
  expect(await placeOf('/signed-in', ours)).toBe(afterLogin({ user, at: '/tools/submit-wedding/create' }))
  const foreign = { cookie, referer: 'https://evil.example/tools/submit-wedding/create' }
  expect(await placeOf('/signed-in', foreign)).toBe(afterLogin({ user }))
})

// RULE-001
test('nobody is sent to another site, nor anywhere without a session', async () => {
  const { token } = await world.couple()
  const home = await placeOf('/signed-in', { cookie: `posy_session=${token}` })
  for (const way of ['https://evil.example', '//evil.example', '/\\evil.example', '/%5cevil.example', 'javascript:alert(1)'])
    expect(await placeOf(`/signed-in?redirect-to=${encodeURIComponent(way)}`, { cookie: `posy_session=${token}` })).toBe(home)
  expect(await placeOf('/signed-in?redirect-to=%2Fdashboard%2Fevents')).toBe('/')
})

function arrive(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${world.origin}${path}`, { redirect: 'manual', headers })
}

async function placeOf(path: string, headers?: Record<string, string>): Promise<string | null> {
  return (await arrive(path, headers)).headers.get('location')
}

async function countOf(event: string): Promise<number> {
  const counted = world.db.selectFrom('analytics_events').where('event', '=', event)
  return Number((await counted.select(({ fn }) => fn.countAll().as('n')).executeTakeFirstOrThrow()).n)
}
