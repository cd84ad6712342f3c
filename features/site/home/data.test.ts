// One chance: leaks

import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'
import { breakpoints } from '#web/breakpoints.ts'
import { hasPage } from '#web/map/routes.ts'
import { eventKinds } from '#features/wedding/events/event-kinds.ts'
import type { SiteData } from './data-shapes.ts'

const world = await newWorld()
const visitor = world.visitor()
const couple = await world.couple()

// CALL-113 ENTITY-045
test('one call answers all that the application knows before anybody signs in', async () => {
  const data = await read()
  expect(Object.keys(data).toSorted()).toEqual([
    'content_maps',
    'content_types',
    'jsons',
    'menus',
    'paypal',
    'registry',
    'seo_pages',
    'tasks_count',
    'taxonomies',
    'vapid_key',
  ])
  expect(Object.keys(data.menus.menus)).toEqual(['header', 'footer'])
  expect(data.tasks_count).toBe(0)
  // What depends on the screen is known there: widths stand here, and whether a menu is open is the browser's own state.
  expect(breakpoints).toEqual({ small: 991, mobile: 992, header: 1260 })
  expect(data.vapid_key).toMatch(/^[\w-]{87}$/)
})

// CALL-113
test('it is the same for a visitor, a couple and its helper but for how many tasks they have, and a visitor’s may be kept', async () => {
  const event = await world.event(couple, 'Party')
  const helper = await world.helper(couple, { [event.id]: [1, 2] })
  const item = { guest_wedding_event_id: event.id, title: 'Hang the lanterns' }
  await couple.post('/user-checklist-items', { ...item, completed_at: '2026-11-21T12:00:00Z' })
  for (const assignee of [helper.id, null, couple.id]) await couple.post('/user-checklist-items', { ...item, assignee })
  const answers = await Promise.all(
    [visitor, couple, helper].map(async ({ get }) => {
      const { body, headers } = await get('/data')
      expect(headers.get('set-cookie')).toBeNull()
      return { ...body, kept: headers.get('cache-control'), etag: headers.get('etag') !== null }
    }),
  )
  const [first, ...others] = answers
  expect(answers.map(({ tasks_count }) => tasks_count)).toEqual([0, 3, 1])
  expect(first).toMatchObject({ kept: 'public, max-age=0, must-revalidate', etag: true })
  for (const { kept, etag, tasks_count: _, ...rest } of others) {
    expect([kept, etag]).toEqual(['no-store', false])
    expect(first).toMatchObject(rest)
  }
  expect(JSON.stringify(answers)).not.toContain(couple.email)
})

test('who has it already is told just that', async () => {
  const { headers } = await visitor.get('/data')
  const again = await world.visitor({ 'if-none-match': `"old", ${headers.get('etag')}` }).get('/data')
  expect([again.status, again.body]).toEqual([304, ''])
})

test('whose session is renewed by the answer gets a new cookie, and nobody keeps that answer', async () => {
  const { body: pair } = await world.visitor().post('/auth/token', {
    grant_type: 'password',
    client_id: 'posy',
    username: couple.email,
    password: 'a long enough password',
  })
  const renewed = await world.visitor({ cookie: `posy_refresh=${pair.refresh_token}` }).get('/data')
  expect(renewed.headers.get('set-cookie')).toContain('posy_session=')
  expect(renewed.headers.get('cache-control')).toBe('no-store')
})

// CONST-022
test('the searchable taxonomies are those thirteen', async () => {
  const { taxonomies } = await read()
  expect(taxonomies.filter(({ is_searchable }) => is_searchable).map(({ slug }) => slug)).toEqual([
    'categories',
    'communities',
    'cultures',
    'moments',
    'religions',
    'seasons',
    'services',
    'settings',
    'styles',
    'venues',
    'colors',
    'wedding-type',
    'events',
  ])
})

// RULE-024 CONST-016
test('a term has its number once among its own, and those that others know are kept', async () => {
  const { taxonomies } = await read()
  for (const { slug, terms } of taxonomies) {
    expect(new Set(terms.map(({ id }) => id)).size, slug).toBe(terms.length)
    expect(new Set(terms.map((term) => term.slug)).size, slug).toBe(terms.length)
  }
  const services = taxonomies.find(({ slug }) => slug === 'services')
  expect(services?.terms.find(({ slug }) => slug === 'photographers')?.id).toBe(3580)
  const events = taxonomies.find(({ slug }) => slug === 'events')
  expect(events?.terms.map(({ id, title }) => ({ id, name: title }))).toEqual(eventKinds)
})

test('nothing in it leads to a page that is not there', async () => {
  const { menus, content_maps, taxonomies, seo_pages, jsons } = await read()
  const { header, footer } = menus.menus
  const entries = [...header.flatMap(({ groups }) => groups), ...footer].flatMap((group) => group.entries)
  const templates = [...content_maps, ...taxonomies].flatMap(({ to }) => (to ? [to.replace(/\{(slug|id|course)\}/g, 'any')] : []))
  const ways = [...entries.map(({ to }) => to), ...seo_pages.map(({ path }) => path), ...templates]
  expect(ways.filter((to) => !hasPage(to))).toEqual([])
  expect(entries).not.toEqual([])
  for (const address of Object.values(jsons)) expect((await fetch(world.origin + address)).status, address).toBe(200)
})

async function read(): Promise<SiteData> {
  return (await visitor.get('/data')).body
}
