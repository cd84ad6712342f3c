// One chance: rights

import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRedirect } from '@tanstack/react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDb } from '#db/db.ts'
import { root } from '#db/place.ts'
import { createApp } from '#app/app.ts'
import { listen } from '#server/listen.ts'
import { openLog } from '#server/log.ts'
import { openPages } from '#server/pages.ts'
import { guard } from '#web/map/guards.ts'
import { type Guard, isSetup, type Page, pageAt, pages as map, tools } from '#web/map/routes.ts'
import type { Visitor } from '#web/visitor.ts'
import { marksIn } from './authz/objects.ts'
import { plant } from './authz/plant.ts'
import { send, sessionOf } from './authz/send.ts'
import { copyTemplate } from './postgres.ts'

const db = openDb(await copyTemplate(), { max: 4 })
const log = openLog('silent')
const settings = { mode: 'demo', public_url: 'http://posy.test', secret: 'a secret for tests only' } as const
const pages = await openPages(root, { dev: false, isDemo: true })
const app = createApp({ db, log, settings, pages })
const { server, port } = await listen({ host: '127.0.0.1', port: 0, proxies: 1, answer: app.fetch })

/** Everybody who may ask for a page, with a couple of their own each; as the matrix of calls names them. */
const roles = ['visitor', 'owner', 'newcomer', 'partner', 'collab_acc_2', 'vendor', 'premium', 'admin', 'impersonator'] as const
type Role = (typeof roles)[number]
const numberOf = (role: Role) => 7_000 + roles.indexOf(role)

beforeAll(async () => {
  await plant(
    db,
    roles.map((role) => ({ n: numberOf(role), role: role === 'newcomer' ? 'owner' : role, hasOwn: false, hasE3: false })),
  )
  const newcomer = numberOf('newcomer') * 100
  await db.updateTable('users').set({ guestlist_setup_at: '2026-11-21T12:00:00Z' }).where('id', '<>', newcomer).execute()
  await db
    .updateTable('users')
    .set({ guestlist_setup_at: null, checklist_setup_at: null, vendormanager_setup_at: null })
    .where('id', '=', newcomer)
    .execute()
})

afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await pages.close()
  await db.destroy()
})

/** Where each middleware sends whom; nobody else is sent anywhere. */
const ways: Record<Guard, (role: Role, page: Pick<Page, 'path' | 'tool'>, address: string) => string | undefined> = {
  none: () => undefined,
  homepage: () => undefined,
  layout: () => undefined,
  demo: () => undefined,
  'guest-only': (role) => (role === 'visitor' ? undefined : homeOf(role)),
  user: (role, _, address) => (role === 'visitor' ? `/?login=true&redirect-to=${encodeURIComponent(address)}` : undefined),
  tools: (role, { path, tool }) => {
    if (!tool) return undefined
    if (isSetup(path, tool)) return role === 'visitor' ? undefined : tools[tool].path
    return role === 'visitor' ? tools[tool].setup : undefined
  },
  vendor: (role) => (role === 'vendor' ? undefined : role === 'visitor' ? '/' : homeOf(role)),
  subscriber: (role) => (role === 'premium' || role === 'admin' ? undefined : '/'),
  premiumguard: (role) => (role === 'visitor' ? '/i-do-crew' : undefined),
  adminguard: (role) => (role === 'admin' ? undefined : '/'),
}

function homeOf(role: Role): string {
  return role === 'vendor' ? '/vendor/dashboard' : '/dashboard'
}

const cells = map.flatMap((page) => roles.map((role) => ({ page, role, path: page.path })))

// GUARD-006 GUARD-009 GUARD-014 GUARD-031 GUARD-042
test.each(cells)('$path opens to $role, or sends them on, as its middleware says', async ({ page, role }) => {
  const address = page.path.replace(/\{-\$\w+\}|\$\w*/g, '1')
  const expected = ways[page.guard](role, page, address)
  const { status, location, text } = await get(address, role)
  if (expected !== undefined) expect([status, location]).toEqual([307, expected])
  // A page that is open may know a better place, such as a tool's first question: one that is open as well.
  else if (location) expect([location, wayOn(role, location)]).toEqual([location, undefined])
  // Whoever comes back from a provider without having gone there is told that it led to nothing.
  else expect(address === '/social-callback' ? [400] : [200, 404]).toContain(status)
  expect(marksIn(text).filter(({ n, kind }) => !maySee(role, kind, page) || (n !== numberOf(role) && role !== 'admin'))).toEqual([])
})

function wayOn(role: Role, location: string): string | undefined {
  const page = pageAt(location.split('?')[0]!)!
  return ways[page.guard](role, page, location)
}

/** An operator reads who everybody is, and nothing that anybody plans; a business, who wrote to it. */
function maySee(role: Role, kind: string, page: Page): boolean {
  if (role === 'owner' || role === 'newcomer' || role === 'impersonator') return true
  if (role === 'admin') return page.guard === 'adminguard' && (kind === 'name' || kind === 'private')
  if (role === 'vendor') return page.guard === 'vendor' && kind === 'name'
  if (role === 'partner') return kind !== 'private'
  return role === 'collab_acc_2' && ['name', 'e1', 'g1', 'g12', 'h1'].includes(kind)
}

// GUARD-021 GUARD-024 GUARD-027 GUARD-033
test.each<[string, keyof typeof tools]>([
  ['/tools/guest-list', 'guest-list'],
  ['/tools/guest-list/7?page=2', 'guest-list'],
  ['/complete/guest-list/2', 'guest-list'],
  ['/tools/wedding-checklist?event=7', 'checklist'],
  ['/tools/wedding-checklist/settings', 'checklist'],
  ['/tools/vendor-manager', 'vendor-manager'],
  ['/tools/vendor-manager/hired', 'vendor-manager'],
  ['/tools/vendor-manager/suggested', 'vendor-manager'],
  ['/tools/vendor-manager/quotes/florists', 'vendor-manager'],
  ['/tools/vendor-manager/quotes-of/7', 'vendor-manager'],
  ['/complete/vendor-manager/1', 'vendor-manager'],
  ['/tools/vision-boards', 'vision-boards'],
  ['/tools/vision-boards/setup/1', 'vision-boards'],
])('a visitor who asks for %s is told what the %s is', async (path, tool) => {
  const { setup } = tools[tool]
  expect(await get(path, 'visitor')).toMatchObject({ status: 307, location: setup })
  const words = { checklist: 'It works back', 'guest-list': 'Start your', 'vendor-manager': 'From “maybe”', 'vision-boards': 'All the' }
  expect((await get(setup, 'visitor')).text).toContain(words[tool])
})

// GUARD-025 GUARD-026
test('a couple without a list is asked the first questions, and one with a list is not', async () => {
  expect((await get('/tools/guest-list', 'newcomer')).location).toBe('/complete/guest-list/1')
  expect((await get('/complete/guest-list/1', 'newcomer')).text).toContain('Which days')
  for (const path of ['/complete/guest-list/1', '/complete/guest-list/2', '/tools/guest-list/setup'])
    expect((await get(path, 'owner')).location).toBe('/tools/guest-list')
})

// GUARD-022 GUARD-023
test('a couple without a checklist is asked for its day, and one with a checklist is not; a partner is led by the couple’s', async () => {
  expect((await get('/tools/wedding-checklist', 'newcomer')).location).toBe('/complete/checklist/1')
  expect((await get('/complete/checklist/1', 'newcomer')).text).toContain('When is the')
  for (const role of ['owner', 'partner'] as const)
    for (const path of ['/complete/checklist/1', '/complete/checklist/2', '/complete/checklist', '/tools/wedding-checklist/setup']) {
      const { location } = await get(path, role)
      expect(location === '/complete/checklist/1' ? (await get(location, role)).location : location).toBe('/tools/wedding-checklist')
    }
})

// GUARD-028 GUARD-029 GUARD-030 ROUTE-076 ROUTE-077 ROUTE-078 ROUTE-079 ROUTE-080
test('a couple without vendors is asked what for, and one with some comes to them', async () => {
  const own = ['', '/suggested', '/hired', '/quotes', '/quotes/florists', '/settings'].map((part) => `/tools/vendor-manager${part}`)
  for (const path of own) expect([path, (await get(path, 'newcomer')).location]).toEqual([path, '/complete/vendor-manager/1'])
  expect((await get('/complete/vendor-manager/2', 'newcomer')).location).toBe('/complete/vendor-manager/1')
  expect((await get('/complete/vendor-manager/1', 'newcomer')).text).toContain('Who do you still need?')
  for (const path of own) expect([path, (await get(path, 'owner')).status]).toEqual([path, 200])
  for (const path of ['/tools/vendor-manager/setup', '/complete/vendor-manager/1'])
    expect((await get(path, 'owner')).location).toBe('/tools/vendor-manager')
})

// GUARD-034 GUARD-035 ROUTE-090 ROUTE-092 ROUTE-093 ROUTE-094
test('a couple without boards is asked which to begin with, and one with boards comes to its own', async () => {
  const own = `/users/person${numberOf('owner')}/boards`
  expect((await get('/tools/vision-boards', 'owner')).location).toBe(own)
  expect((await get(own, 'owner')).location).toBe('/tools/vision-boards/setup/1')
  expect((await get('/tools/vision-boards/setup/2', 'owner')).location).toBe('/tools/vision-boards/setup/1')
  await db
    .updateTable('users')
    .set({ saved_ideas_setup_at: '2026-11-21T12:00:00Z' })
    .where('id', '=', numberOf('owner') * 100)
    .execute()
  expect((await get(own, 'owner')).text).toContain('Loved')
  for (const path of ['/tools/vision-boards/setup', '/tools/vision-boards/setup/1'])
    expect((await get(path, 'owner')).location).toBe('/tools/vision-boards')
})

// GUARD-003 GUARD-004 GUARD-005 GUARD-013
test.each(Object.entries(ways))('the middleware %s sends each of them where it should, whatever page names it', (name, wayOf) => {
  for (const page of name === 'demo' ? [] : [{ path: '/some/page' }, ...map]) {
    const sent = roles.map((role) => [role, sentTo({ path: page.path, ...('tool' in page && { tool: page.tool }), guard: name }, role)])
    expect(sent).toEqual(roles.map((role) => [role, wayOf(role, page, '/asked?for=this')]))
  }
})

// GUARD-044
test('a route that names a middleware that there is not is answered with 500', async () => {
  const folder = builtWith({ '"homepage"': '"nosuch"' })
  const other = await openPages(folder, { dev: false })
  const ask = (path: string) =>
    other.render(new Request(`http://posy.test${path}`), { api: async () => Response.json({}, { status: 401 }) })
  expect((await ask('/')).status).toBe(500)
  expect((await ask('/sign-in')).status).toBe(200)
  for (const inherited of ['constructor', 'toString', '__proto__', ''])
    expect(() => guard({ path: '/', guard: inherited }, { visitor: null, href: '/' })).toThrow('There is no middleware')
  rmSync(folder, { recursive: true })
})

/** The built pages with something in their code exchanged, as a slip in the map would. */
function builtWith(exchanged: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'posy-guards-'))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  symlinkSync(join(root, 'dist/client'), join(mkFolder(folder, 'dist'), 'client'))
  cpSync(join(root, 'dist/server'), join(folder, 'dist/server'), { recursive: true })
  for (const file of globSync(join(folder, 'dist/server/**/*.js'))) {
    const code = readFileSync(file, 'utf8')
    const other = Object.entries(exchanged).reduce((text, [from, to]) => text.replaceAll(`guard: ${from}`, `guard: ${to}`), code)
    if (other !== code) writeFileSync(file, other)
  }
  return folder
}

function mkFolder(parent: string, name: string): string {
  mkdirSync(join(parent, name))
  return join(parent, name)
}

function sentTo(page: Pick<Page, 'path' | 'tool'> & { guard: string }, role: Role): string | undefined {
  try {
    guard(page, { visitor: visitorOf(role), href: '/asked?for=this' })
    return undefined
  } catch (error) {
    if (!isRedirect(error)) throw error
    return error.options.href
  }
}

/** As much of somebody as a middleware looks at. */
function visitorOf(role: Role): Visitor {
  const known = { is_vendor: role === 'vendor', is_subscribed: role === 'premium', is_admin: role === 'admin' }
  return role === 'visitor' ? null : (known as NonNullable<Visitor>)
}

async function get(path: string, role: Role) {
  const headers = role === 'visitor' ? {} : sessionOf({ n: numberOf(role), role }, 'cookie')
  const answer = await send(`http://127.0.0.1:${port}`, { method: 'GET', path, query: '', headers, body: undefined })
  const location = new Map<string, string>(JSON.parse(answer.headers)).get('location')
  return { status: answer.status, text: answer.text, location }
}
