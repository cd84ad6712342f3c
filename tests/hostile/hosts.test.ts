import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inviteHousehold } from '#tests/invited.ts'
import { newWorld } from '#tests/world.ts'
import { openGate, publicUrl } from './gate.ts'
import { request, speak } from './raw.ts'

const world = await newWorld()
const gate = await openGate(world.db)

/** Ways to tell a server that it is another one. */
const disguises: [string, string, Record<string, string>][] = [
  ['Host', '', { host: 'evil.example' }],
  ['a port that is none', '', { host: 'posy.test:@evil.example' }],
  ['X-Forwarded-Host', '', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', 'x-forwarded-server': 'evil.example' }],
  ['Forwarded', '', { forwarded: 'host=evil.example;proto=https' }],
  [
    'X-Host and its like',
    '',
    {
      'x-host': 'evil.example',
      'x-original-host': 'evil.example',
      'x-http-host-override': 'evil.example',
      'x-original-url': '//evil.example/',
      'x-rewrite-url': '//evil.example/',
    },
  ],
  ['Origin and Referer', '', { origin: 'http://evil.example', host: 'evil.example', referer: 'http://evil.example/' }],
  ['the whole address', 'http://evil.example', {}],
]

test.each(disguises)('by %s no letter comes to lead to another site', async (name, origin, headers) => {
  const couple = await world.couple()
  const post = (path: string, body: object, more: Record<string, string> = {}) =>
    speak(
      gate.port,
      request(
        `POST ${origin}/api/v1${path}`,
        { 'content-type': 'application/json', 'x-forwarded-for': '10.80.0.1', ...headers, ...more },
        JSON.stringify(body),
      ),
    )
  const email = `host${name.replace(/\W/g, '')}@example.com`
  await world.db.deleteFrom('mails').execute()
  // The letter that welcomed them is a while ago, or another one would be the same wish.
  await sql`update account_links set created_at = now() - interval '1 hour'`.execute(world.db)
  const calls = [
    await post('/auth/forgot-password', { email: couple.email }),
    await post('/auth/register', { email, password: 'My aunt keeps bees', firstname: 'Ada', lastname: 'Lovelace' }),
    await post('/auth/confirm-address/letter', {}, { authorization: `Bearer ${couple.token}` }),
    await post('/i', { email: `news${email}`, event: 'newsletter' }),
  ]
  const letters = await world.db.selectFrom('mails').select(['subject', 'text', 'html']).execute()
  expect(JSON.stringify(letters)).not.toContain('evil')
  for (const { text } of letters) expect(linksIn(text).every((link) => link.startsWith(publicUrl))).toBe(true)
  // A strange host may be refused, but what is taken is written with our own.
  expect(letters).toHaveLength(calls.filter(({ statuses: [status = 0] }) => status < 300).length)
})

test('letters were written, and their links are found', async () => {
  const { email } = await world.couple()
  await world.visitor().post('/auth/forgot-password', { email })
  const { text } = await world.db
    .selectFrom('mails')
    .where('to_address', '=', email)
    .orderBy('id', 'desc')
    .select('text')
    .executeTakeFirstOrThrow()
  expect(linksIn(text)).toEqual(expect.arrayContaining([expect.stringMatching(/^http:\/\/posy\.test\/reset-password\/[\w-]{43}$/)]))
})

test.each(disguises)('by %s no page that is kept for all is spoilt, and none leads away', async (_, origin, headers) => {
  for (const path of ['/', '/sign-in', '/nowhere', '/tools/guest-list', '//evil.example/tools/guest-list']) {
    const { statuses, text } = await speak(gate.port, request(`GET ${origin}${path}`, { 'accept-encoding': 'identity', ...headers }))
    expect(statuses.every((status) => status < 500)).toBe(true)
    expect(/^location: .*/im.exec(text)?.[0] ?? '').not.toMatch(/^location: (https?:)?\/\//i)
  }
  const next = await fetch(`${gate.origin}/`)
  expect(await next.text()).not.toContain('evil')
})

test('a day for somebody’s calendar and the way out of a frame are the site’s, whatever name of the machine it is asked under', async () => {
  const { tom, wedding } = await inviteHousehold(world)
  const ask = async (path: string) =>
    (await speak(gate.port, request(`GET ${path}`, { 'accept-encoding': 'identity', host: 'localhost' }))).text
  expect(await ask(`/guests/${tom.invite_id}/calendar.ics`)).toContain(`UID:event-${wedding.id}@posy.test\r\n`)
  const frame = await ask('/rsvp/iframe')
  expect(frame).toContain(`<a href="${publicUrl}"`)
  expect(frame.slice(frame.indexOf('<!doctype'))).not.toContain('localhost')
})

test.each(disguises.filter(([name]) => name === 'Host' || name === 'the whole address'))(
  'by %s nothing is answered',
  async (_, origin, headers) => {
    for (const path of ['/', '/api/v1/data', '/manifest.webmanifest', '/dev/mail', '/pictures/none.webp']) {
      expect((await speak(gate.port, request(`GET ${origin}${path}`, headers))).statuses).toEqual([421])
    }
  },
)

function linksIn(text: string): string[] {
  return text.match(/https?:\/\/[^\s<>"]+/g) ?? []
}
