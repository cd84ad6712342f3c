// One chance: leaks

import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { openSiteFiles } from '#server/site-files.ts'
import { newWorld } from '#tests/world.ts'
import { settingsEntry, shown } from '#web/menus/menus.ts'
import { eventKinds } from '#features/wedding/events/event-kinds.ts'

const folder = mkdtempSync(join(tmpdir(), 'posy-site-'))
const log = { info: vi.fn(), warn: vi.fn() }
const site = openSiteFiles({ folder, log, milliseconds: 0 })
const world = await newWorld({ site })
const visitor = world.visitor()

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  site.now()
  vi.clearAllMocks()
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

// CALL-018 ENTITY-009
test('global.json holds the name, the links and the texts of the footer, with a place for the year', async () => {
  const { status, body } = await read('global.json')
  expect(status).toBe(200)
  expect(body.name).toBe('Posy')
  expect(Object.keys(body.follow)).toEqual(['instagram', 'facebook', 'pinterest', 'tiktok', 'youtube'])
  expect(Object.keys(body.footer)).toEqual(['copyright_1', 'copyright_2', 'made_with'])
  expect(body.footer.copyright_1).toContain('{year}')
})

// RULE-020
test('videos with guides and the cash registry are switched on and off there, each by itself', async () => {
  expect((await read('global.json')).body.features).toEqual({ masterclass: true, registry: true })
  write('global.json', { features: { registry: false } })
  const { features } = (await read('global.json')).body
  expect(features).toEqual({ masterclass: true, registry: false })
  const [videos, gifts] = ['masterclass', 'registry'].map((flag) => ({ ...settingsEntry, to: '/sign-in', flag: flag as 'registry' }))
  const menu = shown([videos!, gifts!], { ...features, wedding_date: '2027-06-26' })
  expect(menu).toEqual([videos])
})

// CALL-017 ENTITY-008
test('countdown.json says whether, until when and about what is counted down', async () => {
  const { body } = await read('countdown.json')
  expect(body).toEqual({ enabled: false, expiry: '2025-01-20T23:59:59 -0800', batteryDays: 60, link: '', text: '' })
})

test('payment.json holds what the payment form says', async () => {
  const { body } = await read('payment.json')
  expect(body.unsuccessful_transaction).toContain('%error%')
  expect(body.payment_information).toMatch(/%amount%.*%product%/)
  for (const text of Object.values(body)) expect(text).not.toBe('')
})

// CALL-115
test('selects.json holds what select fields offer, in the order in which they offer it', async () => {
  const { body } = await read('selects.json')
  expect(body.event_kinds).toEqual(eventKinds.map(({ id, name }) => ({ value: String(id), label: name })))
  expect(Object.keys(body)).toEqual(['event_kinds', 'guest_statuses', 'age_groups', 'sides', 'missing_info', 'collaborator_permissions'])
  for (const list of Object.values(body)) expect(list).not.toEqual([])
})

// CALL-114
test.each(['package.json', 'Global.json', 'global.json5', '..%2f..%2fetc%2fpasswd', '%00', 'constructor', '__proto__', 'global'])(
  '%s is no file of the site, and not there',
  async (name) => {
    const { status, body } = await read(name)
    expect([status, body]).toEqual([404, { message: 'Not found.' }])
  },
)

test('what the operator writes counts from the next look on, and what they leave out is as it ships', async () => {
  write('global.json', { name: 'Nosegay', follow: { instagram: 'https://instagram.com/nosegay' } })
  const { body } = await read('global.json')
  expect([body.name, body.follow.instagram, body.follow.youtube]).toEqual(['Nosegay', 'https://instagram.com/nosegay', ''])
  expect(body.footer.copyright_1).toBe('© {year} {name}.')
  write('global.json', { name: 'Corsage' })
  expect((await read('global.json')).body).toMatchObject({ name: 'Corsage', follow: { instagram: '' } })
  rmSync(join(folder, 'global.json'))
  expect((await read('global.json')).body.name).toBe('Posy')
})

test.each([
  ['half of a file', '{"name": "Nos'],
  ['a name that is too long', { name: 'N'.repeat(41) }],
  ['no name', { name: ' ' }],
  ['a field that nobody knows', { nmae: 'Nosegay' }],
  ['a link that would run as a script', { follow: { tiktok: 'javascript:alert(1)' } }],
  ['a way to another site that looks like a path', { legal: { terms_of_use: '//else.where' } }],
  ['a logo outside of the folder', { logo: { src: '../secret/logo.svg', width: 100, height: 30 } }],
  ['a colour that nobody can read', { colours: { stem: { light: '#e0e0e0', dark: '#b4d3a8' } } }],
  ['a colour that is something else', { colours: { stem: { light: 'red;}', dark: '#b4d3a8' } } }],
])('%s is refused with a line in the log, once, and the last good one stays', async (_, broken) => {
  write('global.json', { name: 'Nosegay' })
  await read('global.json')
  write('global.json', broken)
  for (let time = 0; time < 3; time++) expect((await read('global.json')).body.name).toBe('Nosegay')
  expect(log.warn).toHaveBeenCalledTimes(1)
  write('global.json', { name: 'Corsage' })
  expect((await read('global.json')).body.name).toBe('Corsage')
})

// ERR-051
test('a site that is broken from the start is warned of, and the start goes on with what ships', () => {
  write('global.json', '{')
  write('countdown.json', { enabled: true })
  const { files } = openSiteFiles({ folder, log }).now()
  expect([files['global.json'].name, files['countdown.json'].enabled]).toEqual(['Posy', true])
  expect(log.warn).toHaveBeenCalledTimes(1)
})

test('who has the file already is told just that, until it changes', async () => {
  const first = await read('global.json')
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  const known = world.visitor({ 'if-none-match': first.headers.get('etag') ?? '' })
  const again = await known.get('/static/json-files/global.json')
  expect([again.status, again.body]).toEqual([304, ''])
  write('global.json', { tagline: 'Plan it.' })
  expect((await known.get('/static/json-files/global.json')).status).toBe(200)
})

test('of the folder nobody gets more than the logo that global.json names', async () => {
  writeFileSync(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  expect((await fetch(`${world.origin}/site/logo.svg`)).status).toBe(404)
  write('global.json', { logo: { src: 'logo.svg', width: 100, height: 30 } })
  const logo = await fetch(`${world.origin}/site/logo.svg`)
  expect([logo.status, logo.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(logo.headers.get('content-security-policy')).toContain('sandbox')
  for (const other of ['global.json', 'logo.png', '..%2fglobal.json']) {
    expect((await fetch(`${world.origin}/site/${other}`)).status, other).toBe(404)
  }
})

function read(name: string) {
  return visitor.get(`/static/json-files/${name}`)
}

/** At one stroke, as an editor does that is careful. */
function write(name: string, content: unknown): void {
  const file = join(folder, name)
  writeFileSync(`${file}.new`, typeof content === 'string' ? content : JSON.stringify(content))
  renameSync(`${file}.new`, file)
}
