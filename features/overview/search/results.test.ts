// One chance: leaks

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { loadContent } from '#features/magazine/content/loading.server.ts'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld } from '#tests/world.ts'
import { hasPage } from '#web/map/routes.ts'

const world = await newWorld()
const site = await wholeSite(world)
const couple = await world.couple()
const event = await world.event(couple, 'Rehearsal supper', { date: '2027-06-25', place: 'The barn' })
const { id: guest } = (await couple.post('/guests', { firstname: 'Zoë', lastname: 'Quint', wedding_events: [event.id] })).body.data
await couple.post('/user-checklist-items', { title: 'Cake for Sunday', guest_wedding_event_id: event.id })
await couple.post('/user-checklist-items', { title: 'Quince jam', guest_wedding_event_id: event.id })

const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
const textOf = (html: string) =>
  main(html)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
const links = (html: string) => [...main(html).matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, to = '']) => to.replaceAll('&amp;', '&'))

// ROUTE-130
test('the page of results finds without script what the couple has, by kind, each with its page', async () => {
  const { status, html } = await site.get('/search?q=qui', couple)
  expect(status).toBe(200)
  for (const said of ['Everything about qui', '3 results', 'Zoë Qui nt', 'Qui nce jam Rehearsal supper'])
    expect(textOf(html)).toContain(said)
  expect(links(html)).toContain(`/tools/guest-list?event=${event.id}&guest=${guest}`)
  expect(html).toContain('<form class="search-form" action="/search"')
  const alone = await site.get('/search?q=quin&kind=task', couple)
  expect([textOf(alone.html), textOf(alone.html)]).toEqual([expect.stringContaining('ce jam'), expect.not.stringContaining('Zoë')])
})

test.each([
  ['letters', '/tools/guest-list/letters'],
  ['rsvp', '/tools/guest-list/replies'],
  ['helpers', '/settings/helpers'],
  ['history', '/dashboard/history'],
  ['password', '/settings/password'],
  ['events', '/dashboard/events'],
  ['settings', '/settings/wedding'],
  ['rehearsal', `/dashboard/events/${event.id}`],
  ['privacy', '/privacy'],
])('%s leads a couple on', async (q, to) => {
  expect(links((await site.get(`/search?q=${q}`, couple)).html)).toContain(to)
})

test('nothing that is still to come is offered, to a visitor or to a couple', async () => {
  for (const who of [undefined, couple])
    for (const q of ['', 'budget', 'vendor', 'boards', 'registry', 'checklist', 'tools', 'rsvp']) {
      const found = links((await site.get(`/search?q=${q}`, who)).html).filter((to) => to !== '/' && !to.startsWith('/search'))
      expect(found.filter((to) => !hasPage(to.replace(/[?#].*/, '')))).toEqual([])
    }
})

test('a stranger and a visitor are shown nothing of it, and told what to do', async () => {
  const stranger = await world.couple()
  for (const who of [undefined, stranger]) {
    const { status, html } = await site.get('/search?q=quint', who)
    expect([status, textOf(html)]).toEqual([200, expect.stringContaining('Nothing has that name.')])
    expect(html).not.toContain('Zoë')
  }
  expect(textOf((await site.get('/search?q=quint')).html)).toContain('when you are signed in')
  expect(links((await site.get('/search?q=rsvp')).html)).toContain('/rsvp')
})

test('whatever is asked stays text', async () => {
  const { status, html } = await site.get(`/search?q=${encodeURIComponent('<script>alert(1)</script>"\'')}`, couple)
  expect(status).toBe(200)
  expect(html).not.toContain('<script>alert(1)')
  for (const odd of ['/search?q=%00', '/search?q=%FF', '/search?kind=user&q=a', '/search?page=0&q=a', `/search?q=${'a'.repeat(900)}`])
    expect([odd, (await site.get(odd, couple)).status < 400]).toEqual([odd, true])
})

// UI-100
test('what is published is found without script by anybody: why, how many of each type, each type alone and by pages', {
  timeout: 120_000,
}, async () => {
  await loadContent(world.db, 'demo')
  const { html } = await site.get('/search?q=tipping')
  for (const said of ['Does a service charge count as a tip?', 'In the title', 'In the text: “']) expect(textOf(html)).toContain(said)
  expect(textOf(html)).toMatch(/Articles \d/)
  expect(links(html)).toContain('/search?q=tipping&kind=article')
  expect(html).toContain('content="noindex"')
  const alone = await site.get('/search?q=tipping&kind=article')
  expect(links(alone.html)).toContain('/does-a-service-charge-count-as-a-tip')
  expect(textOf(alone.html)).not.toContain('Guides 6')
  const slip = textOf((await site.get('/search?q=weding+photografer')).html)
  expect(slip).toContain('Nothing says “photografer”. This is for “photographer”.')
  await sql`
    insert into content (type, slug, url, title, excerpt, status, published_on, fields)
    select 'article', 'more-' || n, '/more-' || n, 'One more wedding ' || n, 'As told', 'published', current_date, '{}' from generate_series(1, 20) n`.execute(
    world.db,
  )
  const [first, second] = await Promise.all(['', '&page=2'].map((page) => site.get(`/search?q=wedding&kind=article${page}`)))
  const articles = (html: string) => links(html).filter((to) => /^\/[a-z0-9-]+$/.test(to) && to !== '/search')
  expect(articles(first!.html)).toHaveLength(30)
  expect(links(first!.html)).toContain('/search?q=wedding&kind=article&page=2')
  expect(articles(second!.html).filter((to) => articles(first!.html).includes(to))).toEqual([])
  const mixed = textOf((await site.get('/search?q=cake', couple)).html)
  expect(mixed.indexOf('Tasks')).toBeLessThan(mixed.indexOf('Articles'))
})
