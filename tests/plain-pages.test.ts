// One chance: writes

import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { newNoticeLink } from '#features/notices/choices/links/api.server.ts'
import { hashToken, newToken } from '#server/session.ts'
import { pages } from '#web/map/routes.ts'
import { inviteHousehold } from './invited.ts'
import { weightOf } from './weight.ts'
import { wholeSite } from './whole-site.ts'
import { newWorld, type Person } from './world.ts'

const world = await newWorld()
const site = await wholeSite(world)

test('every page that is only a document has no script, no secret of its address leaves it, and weighs 60 KB at most', async () => {
  const paths = await everyDocument()
  expect(Object.keys(paths).toSorted()).toEqual(
    pages
      .filter(({ scriptless, path }) => scriptless && !answersOtherwise.includes(path))
      .map(({ path }) => path)
      .toSorted(),
  )
  for (const [path, at] of Object.entries(paths)) {
    const { status, html, headers, cookies } = await site.get(at)
    expect([path, status]).toEqual([path, 200])
    expect(html).not.toMatch(/<script|javascript:|\son\w+=/)
    expect(html.match(/<h1\b/g)).toHaveLength(1)
    expect(html).toContain('<html lang="en">')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'(?!.*script-src)/)
    expect(cookies).toEqual([])
    const { bytes, files } = weightOf(html)
    expect(files).toContain('/favicon.svg')
    console.log(`${path}: ${(bytes / 1_000).toFixed(1)} KB`)
    expect(bytes).toBeLessThan(60_000)
  }
})

test('what such a page does not know is not there, whatever the address holds', async () => {
  const couple = await world.couple()
  const { username } = (await couple.get('/users/me')).body.data
  const shut = await site.get(`/guests/address/${username}`)
  const odd = ['%', '%E0%A4%A', '%00', '..%2f..', '<script>', 'a'.repeat(3_000), '%F0%9F%92%90', '\u2028']
  for (const path of [
    '/guests/address/nobody',
    ...odd.flatMap((one) => [`/guests/address/${one}`, `/letters/${one}`, `/notices/${one}`, `/registry/${one}`, `/contributions/${one}`]),
  ]) {
    const { status, html } = await site.get(path)
    expect([path.slice(0, 40), status]).toEqual([path.slice(0, 40), 404])
    expect(html).not.toContain('<script')
    const posted = await site.send(path, undefined, { firstname: 'Ada', address_line1: '1 Main Street', city: 'Salem' })
    expect([path.slice(0, 40), posted.status]).toEqual([path.slice(0, 40), 404])
  }
  for (const one of odd)
    for (const path of ['/shared-boards', '/w', '/w/nobody'])
      expect([path, one.slice(0, 9), (await site.get(`${path}/${one}`)).status]).toEqual([path, one.slice(0, 9), 404])
  expect(shut.html.replaceAll(/nonce="[^"]+"/g, '')).toBe((await site.get('/guests/address/nobody')).html.replaceAll(/nonce="[^"]+"/g, ''))
})

test('a guest leaves an address without script; what is missing stands beside its field, and nothing typed is lost', async () => {
  const { path, couple } = await openCollector()
  const typed = { firstname: 'Zoë "Zo" <b>', lastname: 'Lindqvist', email: 'nonsense', city: '' }
  const refused = await site.send(path, undefined, typed)
  expect(refused.status).toBe(422)
  for (const text of ['Please enter the street and number.', 'Please enter the town or city.', 'Please enter a valid email address.'])
    expect(refused.html).toContain(text)
  expect(refused.html).toContain('href="#address_line1"')
  expect(refused.html).toContain('value="Zoë &quot;Zo&quot; &lt;b&gt;"')
  const whole = { ...typed, email: '', address_line1: '1 Navy Yard', city: 'Arlington' }
  const sent = await site.send(path, undefined, whole)
  expect([sent.status, sent.location]).toEqual([303, `${path}?left=1`])
  expect((await site.get(sent.location!)).html).toContain('Thank you. It has arrived.')
  expect((await couple.get('/collected-addresses')).body.data).toMatchObject([{ firstname: typed.firstname, city: 'Arlington' }])
  expect((await site.sendFrom('https://evil.example', path, whole)).status).toBe(403)
})

/** They lead on, or are a calendar. */
const answersOtherwise = ['/guests', '/guests/$id/calendar.ics', '/w/$address/$invite_id']

async function everyDocument(): Promise<Record<string, string>> {
  const { couple, username, tom } = await inviteHousehold(world)
  await couple.put('/address-collector', { is_open: true, words: 'Where do you live now? '.repeat(40) })
  await couple.put('/users/me', { wedding_details: { date: '2031-06-28' } })
  const { identifier } = (await couple.post('/registry', { headline: 'No toasters', story: 'Ed has three. '.repeat(40) })).body.data
  for (const title of ['Two seats to Lagos', 'Four plum trees', 'A bed', 'Supper'])
    await couple.post('/registry/funds', { title, goal: 64_000, story: 'You’ll be sent plums. '.repeat(20) })
  const token = newToken()
  await sql`insert into guest_letters (user_id, kind, party, guest_id, leave_hash)
    values (${couple.id}, 'confirmation', ${-tom.id}, ${tom.id}, ${hashToken(token)})`.execute(world.db)
  const giver = (await couple.post('/budget/contributors', { name: 'Aunt Dee', email: 'dee@example.com' })).body.data
  const given = newToken()
  await sql`update contributor_links set hash = ${hashToken(given)} where (user_id, contributor_id) = (${couple.id}, ${giver.id})`.execute(
    world.db,
  )
  const fern = (await couple.post('/user-vendors', { name: 'Fern & Fable', taxonomy: 'florists' })).body.data
  const begun = await couple.post('/users/me/boards/create', { name: 'Flowers', model: { notes: 'No lilies. '.repeat(40) } })
  const board = begun.body.data.find(({ slug }: { slug: string }) => slug === 'flowers')
  const { link } = (await couple.post(`/boards/${board.id}/share`, { user_vendor_id: fern.id, way: 'link' })).body
  const { address } = (await couple.put('/website', { is_published: true, opens_to: 'everybody', welcome: 'Come' })).body.data
  const entries = Array.from({ length: 8 }, (_, nth) => ({ title: `Question ${nth}?`, text: 'Yes. '.repeat(40), note: '', group: '' }))
  for (const kind of ['story', 'travel', 'questions', 'gifts'])
    await couple.post('/website/sections', { kind, title: 'Half *a loaf*', words: 'We met in a queue. '.repeat(60), entries })
  return {
    '/w/$address': `/w/${address}`,
    '/day-sheets/$token': await aDay(couple),
    '/shared-boards/$token': new URL(link).pathname,
    '/contributions/$token': `/contributions/${given}`,
    '/rsvp': `/rsvp?couple=${username}`,
    '/rsvp/iframe': `/rsvp/iframe?couple=${username}`,
    '/guests/address/$username': `/guests/address/${username}`,
    '/guests/$id': `/guests/${tom.invite_id}`,
    '/guests/$id/rsvp': `/guests/${tom.invite_id}/rsvp`,
    '/registry/$identifier': `/registry/${identifier}`,
    '/report': `/report?kind=page&id=${await aPage()}`,
    '/letters/$token': `/letters/${token}`,
    '/notices/$token': `/notices/${await newNoticeLink(world.db, couple.id, ['guest_answered', 'item_assigned', 'new_address', 'help_answered'])}`,
  }
}

async function aDay(couple: Person): Promise<string> {
  const event = (await couple.post('/guest_wedding_events', { taxonomy_event_id: 77, name: 'Brunch', date: '2031-06-29' })).body.data
  await couple.post(`/guest_wedding_events/${event.id}/day`)
  const odile = (await couple.post(`/guest_wedding_events/${event.id}/run-people`, { name: 'Odile Marsh' })).body.data
  return new URL((await couple.post(`/run-people/${odile.id}/links`, { way: 'link' })).body.data.link).pathname
}

async function aPage(): Promise<number> {
  const row = {
    type: 'article',
    slug: 'oaks',
    url: '/oaks',
    title: 'Under the oaks',
    excerpt: 'To be read.',
    fields: '{}',
    status: 'published' as const,
  }
  const values = { ...row, published_on: '2026-01-01', updated_on: null, source_hash: null, saved_by: null }
  return (await world.db.insertInto('content').values(values).returning('id').executeTakeFirstOrThrow()).id
}

async function openCollector() {
  const couple = await world.couple()
  await couple.put('/address-collector', { is_open: true })
  return { couple, path: `/guests/address/${(await couple.get('/users/me')).body.data.username}` }
}
