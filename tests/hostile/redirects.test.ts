import { expect, test } from 'vitest'
import { figures } from '#tests/faults/figures.ts'
import { startProvider } from '#tests/sign-in-provider.ts'
import { newWorld, password } from '#tests/world.ts'
import { openGate, publicUrl } from './gate.ts'
import { waysOut } from './ways-out.ts'

const world = await newWorld()
const gate = await openGate(world.db)
const ways = waysOut()
const own = { origin: publicUrl, 'sec-fetch-site': 'same-origin' }

test('the ways out are three hundred, and a browser would take many of them', () => {
  const leading = ways.filter(leadsAway)
  figures('redirects', { ways: ways.length, 'that lead away': leading.length })
  expect(ways.length).toBeGreaterThanOrEqual(300)
  expect(leading.length).toBeGreaterThan(100)
})

test('whoever signs in by a link of an enemy stays on this site', async () => {
  const { email } = await world.couple()
  const wrong: string[] = []
  for (const way of ways) {
    const answer = await post('/sign-in', { email, password, 'redirect-to': way })
    const location = answer.headers.get('location') ?? ''
    const then = await follow(answer)
    for (const [status, place] of [[answer.status, location] as const, then])
      if (status !== 303 || !isHere(place)) wrong.push(`${JSON.stringify(way)}: ${status} ${place}`)
  }
  expect(wrong).toEqual([])
  // The control: a path of this site is followed.
  const answer = await post('/sign-in', { email, password, 'redirect-to': '/tools/guest-list?page=2' })
  expect(await follow(answer)).toEqual([303, '/tools/guest-list?page=2'])
})

test('no cookie, address or page before leads whoever has just signed in to another site', async () => {
  const { token } = await world.couple()
  const wrong: string[] = []
  for (const way of ways) {
    const told = encodeURIComponent(way.toWellFormed())
    const cookie = `posy_session=${token}; tool=${told}; style-quiz=${told}; open-messages-modal=${told}`
    const visits: Record<string, string>[] = [{ cookie }, { cookie, referer: `${publicUrl}/${told}` }, { cookie, referer: headerOf(way) }]
    for (const headers of visits) {
      const { status, headers: answered } = await fetch(`${gate.origin}/signed-in?redirect-to=${told}`, { redirect: 'manual', headers })
      const place = answered.get('location') ?? ''
      if (status !== 303 || !isHere(place)) wrong.push(`${JSON.stringify(way)}: ${status} ${place}`)
    }
  }
  expect(wrong).toEqual([])
})

test('a way out that is carried through Google, or through the page that asks for a name, leads back here', async () => {
  const provider = await startProvider()
  const open = await openGate(world.db, { google: provider.keys })
  await world.db.deleteFrom('rate_limits').execute()
  const wrong: string[] = []
  for (const [nth, way] of ways.entries()) {
    const told = encodeURIComponent(way.toWellFormed())
    const from = { 'x-forwarded-for': `10.9.${nth % 200}.1` }
    const answer = await fetch(`${open.origin}/api/v1/auth/social/redirect/google?redirect-to=${told}`, {
      redirect: 'manual',
      headers: from,
    })
    const to = new URL(answer.headers.get('location') ?? '', publicUrl)
    if (answer.status !== 422 && to.origin !== provider.keys.issuer) wrong.push(`${JSON.stringify(way)}: ${answer.status} ${to}`)
  }
  expect(wrong).toEqual([])
  const kept = await world.db.selectFrom('social_sign_ins').select('redirect_to').execute()
  expect(kept.length).toBeGreaterThan(100)
  expect(kept.filter(({ redirect_to }) => redirect_to !== '' && !isHere(redirect_to))).toEqual([])
})

test.each([
  ['the page of a letter', (way: string) => `/sign-in-link?redirect-to=${way}`],
  ['what a provider sends back', (way: string) => `/social-callback?state=${way}&redirect-to=${way}&code=${way}`],
  ['the page to sign in', (way: string) => `/sign-in?redirect-to=${way}`],
  ['the page to sign up', (way: string) => `/sign-up?redirect-to=${way}`],
  ['the dialog over any page', (way: string) => `/?login=true&redirect-to=${way}`],
  ['a private page', (way: string) => `/tools/guest-list?redirect-to=${way}&search=${way}`],
])('%s has no link, form or way on to another site', async (_, addressOf) => {
  const wrong: string[] = []
  for (const way of ways) {
    const answer = await fetch(gate.origin + addressOf(encodeURIComponent(way.toWellFormed())), { redirect: 'manual' })
    const html = await answer.text()
    const targets = [...targetsIn(html), answer.headers.get('location') ?? '/', answer.headers.get('refresh') ?? '/']
    const away = targets.filter(leadsAway)
    if (answer.status >= 500 || away.length > 0) wrong.push(`${JSON.stringify(way)}: ${answer.status} ${away}`)
  }
  expect(wrong).toEqual([])
  expect(gate.faults).toEqual([])
})

test('whoever is signed in already is sent to a page of this site', async () => {
  let cookie = ''
  for (const [nth, way] of ways.entries()) {
    // One account opens only so many pages at once.
    if (nth % 100 === 0) cookie = `posy_session=${(await world.couple()).token}`
    const address = `${gate.origin}/sign-in?redirect-to=${encodeURIComponent(way.toWellFormed())}`
    const { status, headers } = await fetch(address, { redirect: 'manual', headers: { cookie } })
    // What is no text at all is taken out of the address first.
    expect([way, status, headers.get('location')]).toEqual([way, 307, expect.stringMatching(/^\/(dashboard|tools\/guest-list|sign-in)$/)])
  }
})

test('an address that begins like another site leads nowhere but here', async () => {
  const paths = [
    '//evil.example',
    '//evil.example/..',
    '/\\evil.example',
    '///evil.example/',
    '//evil.example/tools/guest-list',
    '/%5cevil.example',
    '//evil.example//',
  ]
  for (const path of paths) {
    const answer = await fetch(`${gate.origin}${path}`, { redirect: 'manual' })
    expect([path, answer.status < 500, leadsAway(answer.headers.get('location') ?? '/')]).toEqual([path, true, false])
    const posted = await fetch(`${gate.origin}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: own,
      body: new URLSearchParams({ form: 'newsletter', email: 'ada@example.com' }),
    })
    expect([path, posted.status < 500, leadsAway(posted.headers.get('location') ?? '/')]).toEqual([path, true, false])
  }
})

// The control: what finds a way out in a page finds one that is there.
test('a page with a way out is found out', () => {
  const page = `<a href="/ok">x</a><a href="//evil.example">x</a><form action='/\\evil.example'></form><meta http-equiv="refresh" content="0; url=https://evil.example">`
  expect(targetsIn(page).filter(leadsAway)).toEqual(['//evil.example', '/\\evil.example', 'https://evil.example'])
  expect(targetsIn('<a href="javascript&#58;alert(1)">x</a>').filter(leadsAway)).toEqual(['javascript:alert(1)'])
})

function post(path: string, fields: Record<string, string>) {
  const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, value.toWellFormed()]))
  return fetch(gate.origin + path, { method: 'POST', redirect: 'manual', headers: own, body })
}

/** Where the address leads that every sign-in goes to, for the browser that has just signed in. */
async function follow({ headers }: Response): Promise<readonly [status: number, place: string]> {
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const answer = await fetch(gate.origin + headers.get('location'), { redirect: 'manual', headers: { cookie } })
  return [answer.status, answer.headers.get('location') ?? '']
}

function isHere(place: string): boolean {
  return !leadsAway(place) && /^\/(?![/\\])/.test(place)
}

/** As much of it as a header can hold. */
function headerOf(way: string): string {
  return way.replace(/[^ -~]/g, '')
}

/** Where a browser would go from the page of this site. */
function leadsAway(address: string): boolean {
  const url = URL.parse(address, publicUrl)
  return url !== null && url.origin !== publicUrl
}

/** Everything in the page that a browser may follow. */
function targetsIn(html: string): string[] {
  const attributes = [...html.matchAll(/\s(?:href|src|action|formaction|ping|poster)=(?:"([^"]*)"|'([^']*)')/gi)].map(
    ([, one, other]) => one ?? other ?? '',
  )
  const refreshes = [...html.matchAll(/http-equiv="?refresh"?[^>]*content="[^"]*url=([^"]*)"/gi)].map(([, url]) => url ?? '')
  return [...attributes, ...refreshes].map(unescaped)
}

function unescaped(text: string): string {
  const named = text
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
  return named
    .replace(/&#(x?)([\da-f]+);/gi, (_, hex: string, digits: string) => String.fromCodePoint(Number.parseInt(digits, hex ? 16 : 10)))
    .replace(/&amp;/g, '&')
}
