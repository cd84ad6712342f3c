// One chance: leaks

import { expect, test } from 'vitest'
import { openGate, publicUrl } from '#tests/hostile/gate.ts'
import { newWorld, password } from '#tests/world.ts'

const world = await newWorld()
const gate = await openGate(world.db)

// ROUTE-003
test('who offers something to couples signs up as a vendor', async () => {
  expect(await pageAt('/sign-up?vendor=true')).toContain('name="vendor" value="true"')
  expect(await pageAt('/sign-up')).not.toContain('name="vendor"')
  expect(await pageAt('/sign-up')).toMatch(/href="\/sign-up\?vendor=true"[^>]*>I’m a vendor</)
  expect(await pageAt('/?login=true&view=sign-up')).toMatch(/href="\/sign-up\?vendor=true"[^>]*>I’m a vendor</)
  expect(await pageAt('/sign-up?vendor=true')).toMatch(/href="\/sign-up"[^>]*>I’m planning a wedding</)
  const fields = { email: 'vera@example.com', password, firstname: 'Vera', lastname: 'Bloom', vendor: 'true' }
  const signedUp = await post('/sign-up', fields)
  expect([signedUp.status, signedUp.headers.get('location')]).toEqual([303, '/signed-in'])
  expect(await userOf('vera@example.com')).toMatchObject({ is_vendor: true })
  expect((await get('/signed-in', cookieOf(signedUp))).headers.get('location')).toBe('/complete/vendor-profile/1')
  const refused = await post('/sign-up', { ...fields, firstname: '' })
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('name="vendor" value="true"')])
})

// ROUTE-008
test('somebody without a password comes in by a letter, says who they are, and goes where they wanted, all without script', async () => {
  await world.db.insertInto('users').values({ email: 'nora@example.com', firstname: '', lastname: '' }).execute()
  expect(await pageAt('/sign-in')).toContain('href="/sign-in-link"')
  expect(await pageAt('/sign-in-link')).toMatch(/<input(?=[^>]*required)[^>]*name="email"/)
  const asked = await post('/sign-in-link', { form: 'ask', email: 'nora@example.com' })
  expect(asked.headers.get('location')).toBe('/sign-in-link?sent=yes')
  const link = await linkTo('nora@example.com')
  expect(await pageAt(link)).toContain('One press, and you are in')
  const used = await post(link, {})
  expect([used.status, used.headers.get('location')]).toEqual([303, '/complete-profile-idc'])
  const cookie = cookieOf(used)
  expect((await get('/signed-in?redirect-to=%2Fdashboard%2Fevents', cookie)).headers.get('location')).toBe(
    '/complete-profile-idc?redirect-to=%2Fdashboard%2Fevents',
  )
  const page = '/complete-profile-idc?redirect-to=%2Fdashboard%2Fevents'
  expect(await (await get(page, cookie)).text()).toContain('name="firstname"')
  expect((await get('/complete-profile-idc/7', cookie)).headers.get('location')).toBe('/complete-profile-idc')
  const refused = await post(page, { firstname: 'Nora', lastname: 'Holm', password: 'password' }, cookie)
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('Please choose another.')])
  const finished = await post(page, { firstname: 'Nora', lastname: 'Holm', password }, cookie)
  expect(finished.headers.get('location')).toBe('/signed-in?redirect-to=%2Fdashboard%2Fevents')
  const then = cookieOf(finished)
  expect((await get('/signed-in?redirect-to=%2Fdashboard%2Fevents', then)).headers.get('location')).toBe('/dashboard/events')
  expect((await get('/complete-profile-idc', then)).headers.get('location')).toBe('/signed-in')
  expect((await get('/complete-profile-idc')).headers.get('location')).toMatch(/^\/\?login=true/)

  const again = await post(link, {})
  expect([again.status, await again.text()]).toEqual([400, expect.stringContaining('Ask for another link')])
})

test('an account moves by the button behind the letter, and stays by the other one', async () => {
  const ada = await world.couple()
  await ada.post('/users/me/email', { email: 'elsewhere@example.com', password })
  const [confirm, stop] = [await linkTo('elsewhere@example.com'), await linkTo(ada.email)]
  expect(await pageAt(confirm)).toContain('Is this your new address?')
  const moved = await post(confirm, {})
  expect(moved.headers.get('location')).toBe(`${confirm}?done=yes`)
  expect(await pageAt(`${confirm}?done=yes`)).toContain('Your account has moved')
  expect(await userOf('elsewhere@example.com')).toMatchObject({ id: ada.id })
  expect((await post(stop, {})).headers.get('location')).toBe(`${stop}?done=yes`)
  expect(await userOf(ada.email)).toMatchObject({ id: ada.id })
  const spent = await post(stop, {})
  expect([spent.status, await spent.text()]).toEqual([400, expect.stringContaining('This link has run out')])
})

// UI-005
test('the way in by Google is shown where the operator has one, with where one wanted to go, and says so when it led to nothing', async () => {
  const open = await openGate(world.db, { google: { issuer: 'http://127.0.0.1:9', client_id: 'a', client_secret: 'b' } })
  const shown = async (path: string) => (await fetch(open.origin + path)).text()
  for (const path of ['/sign-in', '/sign-up', '/?login=true', '/?login=true&view=sign-up']) {
    expect(await shown(path)).toContain('href="/api/v1/auth/social/redirect/google?"')
    expect(await pageAt(path)).not.toContain('Continue with Google')
  }
  expect(await shown('/sign-up?vendor=true&redirect-to=%2Fdashboard')).toContain('google?redirect-to=%2Fdashboard&amp;vendor=true"')
  const failed = await fetch(`${open.origin}/social-callback?code=a&state=b`)
  expect([failed.status, await failed.text()]).toEqual([400, expect.stringContaining('That led to nothing')])
})

// ROUTE-005
test('a bare address of the reset page leads to where a link is asked for', async () => {
  expect((await get('/reset-password')).headers.get('location')).toBe('/forgot-password')
})

test('the first questions of the guest list come in their order', async () => {
  const { token } = await world.couple()
  const sentTo = async (path: string) => (await get(path, `posy_session=${token}`)).headers.get('location')
  expect(await sentTo('/tools/guest-list/setup')).toBe('/tools/guest-list')
  for (const path of ['/complete/guest-list/2', '/complete/guest-list/9', '/tools/guest-list'])
    expect(await sentTo(path)).toBe('/complete/guest-list/1')
})

test('a secret link travels to nobody as a referrer, and its page is kept nowhere', async () => {
  for (const address of ['/reset-password/some', '/confirm-address/some', '/newsletter/some', '/newsletter/some/leave']) {
    const { headers } = await get(address)
    expect([headers.get('referrer-policy'), headers.get('cache-control')]).toEqual(['no-referrer', 'private, no-store'])
  }
})

test('every page carries a policy that lets no foreign script run', async () => {
  for (const address of ['/', '/sign-in', '/nowhere']) {
    const { headers } = await get(address)
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(headers.get('content-security-policy')).not.toMatch(/script-src [^;]*unsafe/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test('the home page is kept for visitors: same bytes, compressed, 304 for who has them', async () => {
  const { headers } = await get('/')
  const etag = headers.get('etag') ?? ''
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(headers.get('content-encoding')).toMatch(/^(br|gzip)$/)
  expect(headers.get('set-cookie')).toBeNull()
  expect((await get('/')).headers.get('etag')).toBe(etag)
  expect((await fetch(`${gate.origin}/`, { headers: { 'if-none-match': etag } })).status).toBe(304)
})

test('a strip posted to an odd address leads to no other site', async () => {
  const answer = await post('//evil.example/x', { form: 'newsletter', email: 'zoe@example.com' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/evil.example/x?newsletter=joined#newsletter'])
})

async function linkTo(email: string): Promise<string> {
  const { text } = await world.db
    .selectFrom('mails')
    .where('to_address', '=', email)
    .where('text', '~', '/(sign-in-link|change-address)/')
    .orderBy('id', 'desc')
    .select('text')
    .executeTakeFirstOrThrow()
  return /http:\/\/posy\.test(\/\S+)/.exec(text)?.[1] ?? ''
}

function get(path: string, cookie = ''): Promise<Response> {
  return fetch(gate.origin + path, { redirect: 'manual', headers: { ...(cookie && { cookie }) } })
}

function cookieOf({ headers }: Response): string {
  return headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

async function pageAt(path: string): Promise<string> {
  return (await fetch(gate.origin + path)).text()
}

function post(path: string, fields: Record<string, string>, cookie = ''): Promise<Response> {
  const headers = { origin: publicUrl, 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) }
  return fetch(gate.origin + path, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(fields) })
}

function userOf(email: string) {
  return world.db.selectFrom('users').where('email', '=', email).selectAll().executeTakeFirst()
}
