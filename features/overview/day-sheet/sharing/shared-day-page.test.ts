// One chance: rights, writes

import { expect, test } from 'vitest'
import { liveDay } from '#tests/live-day.ts'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
const site = await wholeSite(world)

// W3
test('one’s part is kept as one small file that asks for nothing, with what is theirs to know and nothing else', async () => {
  const day = await liveDay(world)
  const { status, headers, html } = await site.get(`/day-sheets/${day.tomToken}?keep=file`)
  expect([status, headers.get('content-disposition'), headers.get('cache-control')]).toEqual([
    200,
    'attachment; filename="day.html"',
    'private, no-store',
  ])
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(150_000)
  expect(html).not.toMatch(/https?:|src=|href=|<script/)
  expect(html).toContain('Drinks')
  expect(html).not.toMatch(/Surprise|For nobody outside|Argue with the choir|zina@/)
  await day.ada.delete(`/run-people/${day.tom}/links`)
  const ended = await site.get(`/day-sheets/${day.tomToken}?keep=file`)
  expect([ended.status, ended.html.includes('This link has ended.'), ended.html.includes('Drinks')]).toEqual([410, true, false])
})

// W3
test('without script somebody says that they have seen their part, and asks about a line of it; another couple’s line is none', async () => {
  const [day, other] = [await liveDay(world), await liveDay(world)]
  const page = `/day-sheets/${day.tomToken}`
  const { html } = await site.get(page)
  const changed_at = /name="changed_at" value="([^"]+)"/.exec(html)?.[1] ?? ''
  expect((await site.send(page, undefined, { form: 'seen', changed_at })).location).toBe(`${page}?said=seen#said`)
  expect((await day.sheet()).people.find(({ name }) => name === 'Tom')?.seen_at).not.toBe(null)
  const asked = { form: 'ask', words: 'Ten minutes later?', request_key: crypto.randomUUID() }
  for (const item of [other.drinks, other.surprise]) {
    const refused = await site.send(page, undefined, { ...asked, item: String(item) })
    expect([refused.status, refused.html.includes('Ten minutes later?')]).toEqual([422, true])
  }
  expect((await day.sheet()).wishes).toEqual([])
  for (let n = 0; n < 2; n++)
    expect((await site.send(page, undefined, { ...asked, item: String(day.drinks) })).location).toBe(`${page}?said=asked#said`)
  expect((await day.sheet()).wishes).toMatchObject([{ words: 'Ten minutes later?', item_id: day.drinks }])
  expect((await other.sheet()).wishes).toEqual([])
})

// W3
test('without script a late day is moved as it was seen, once', async () => {
  const day = await liveDay(world)
  const page = `/dashboard/events/${day.event}/day`
  const { html } = await site.get(`${page}?from=${day.drinks}&by=20`, day.ada)
  const basis = /name="basis" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const late = { form: 'late', from: String(day.drinks), minutes: '20', basis }
  expect((await site.send(page, day.ada, late)).location).toBe(page)
  expect((await day.starts()).slice(1, 3)).toEqual([1010, 1085])
  const again = await site.send(page, day.ada, late)
  expect([again.status, again.html.includes('Something changed meanwhile.')]).toEqual([409, true])
  expect((await day.starts()).slice(1, 3)).toEqual([1010, 1085])
  expect((await site.send(page, await world.couple(), late)).status).toBe(404)
})

// W3
test('what can’t move is looked at by no preview, and the page says nothing wrong', async () => {
  const day = await liveDay(world)
  const { status, html } = await site.get(`/dashboard/events/${day.event}/day?from=${day.bus}&by=20`, day.ada)
  expect([status, html.includes('What begins late'), /name="basis"|role="alert"/.test(html)]).toEqual([200, true, false])
})
