// One chance: rights

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { figures } from '#tests/faults/figures.ts'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld } from '#tests/world.ts'
import { distantPlaces, internalPlaces, noPlaces } from './internal-places.ts'
import { marksOf, scripts } from './scripts.ts'

const world = await newWorld()
const operator = await world.couple()
await world.db.updateTable('users').set({ is_admin: true }).where('id', '=', operator.id).execute()
const site = await wholeSite(world)

let arrived = 0
const listener = createServer((_, response) => {
  arrived += 1
  response.end('reached')
}).listen(0)
await once(listener, 'listening')
const { port } = listener.address() as AddressInfo
afterAll(() => void listener.close())

const terms = '{"categories":["weather-and-plan-b"]}'
const plain = {
  title: 'Rain at four',
  excerpt: 'What a garden does with forty wet people, and what they do.',
  illustrated: 'false',
  published_on: '2026-01-01',
  author: 'the-desk',
  terms,
}
const fine: Record<string, string> = { ...plain, question: 'Does it rain at four?', emphasis: 'at four', markdown: 'Words.', sources: '' }

test('a script in whatever a piece says runs nowhere: it is refused, or it is words', { timeout: 180_000 }, async () => {
  expect(scripts.length).toBeGreaterThanOrEqual(40)
  const { id } = (await operator.post('/admin/content', { type: 'article', slug: 'rain', said: fine, status: 'published' })).body.data
  const usual = marksOf((await shown()).html)
  let [version, refused, words] = [1, 0, 0]
  for (const script of scripts) {
    const flat = script.replaceAll('\t', ' ')
    const quoted = JSON.stringify(`${flat} and more`)
    const hostile: Record<string, string> = {
      ...plain,
      title: flat.slice(0, 90),
      emphasis: flat.slice(0, 40),
      excerpt: `${flat} is what it says, and nothing comes of it.`,
      question: `${flat} is it a question?`,
      sources: `- id: one\n  title: ${quoted}\n  publisher: ${quoted.slice(0, 60)}${quoted.length > 60 ? '"' : ''}\n  url: https://example.com/`,
      markdown: `${script}\n\n{% quote by=${quoted} %}\n${flat}\n{% /quote %}\n\nWords{% cite source="one" /%}`,
    }
    const preview = await operator.post('/admin/content/preview', { type: 'article', slug: 'rain', said: hostile })
    expect([script, preview.status]).toEqual([script, 200])
    // What is refused is left as it was; all else stands there.
    for (const field of Object.keys(preview.body.errors)) hostile[field] = fine[field] ?? ''
    const second = await operator.post('/admin/content/preview', { type: 'article', slug: 'rain', said: hostile })
    for (const field of Object.keys(second.body.errors)) hostile[field] = fine[field] ?? ''
    refused += Object.keys({ ...preview.body.errors, ...second.body.errors }).length
    const saved = await operator.put(`/admin/content/${id}`, { version, slug: 'rain', said: hostile, status: 'published' })
    expect([script, saved.status, saved.body.errors]).toEqual([script, 200, undefined])
    version += 1
    const { html } = await shown()
    expect([script, marksOf(html)]).toEqual([script, usual])
    if (html.includes('alert(1)')) words += 1
    const list = await site.get(`/admin/content/${id}`, operator)
    expect([script, marksOf(list.html).filter((mark) => mark !== 'script')]).toEqual([script, []])
  }
  figures('scripts in pieces', { scripts: scripts.length, refused, words })
})

test('an internal address in whatever takes one is read by nobody, and leads nobody there', { timeout: 120_000 }, async () => {
  const places = [...internalPlaces, ...distantPlaces, ...noPlaces].map((place) =>
    place.replaceAll('P/', `${port}/`).replace(/:P$/, `:${port}`),
  )
  expect(internalPlaces.length).toBeGreaterThan(40)
  for (const place of places) {
    const quoted = JSON.stringify(place)
    const said = {
      ...fine,
      url: place,
      sources: `- id: one\n  title: A source of it\n  url: ${quoted}`,
      markdown: `[x](${place})\n\n{% video href=${quoted} title="x" /%}`,
    }
    const { status, body } = await operator.post('/admin/content/preview', { type: 'article', slug: 'rain', said })
    expect([place, status]).toEqual([place, 200])
    if (place !== '') expect([place, Object.keys(body.errors)]).toEqual([place, expect.arrayContaining(['url', 'sources', 'markdown'])])
    expect((await operator.post('/admin/content', { type: 'article', slug: 'rain-again', said })).status).toBe(422)
    const website = await operator.post('/admin/content/preview', {
      type: 'vendor',
      slug: 'x',
      said: { website: place || 'http://127.0.0.1' },
    })
    expect([place, Object.keys(website.body.errors)]).toEqual([place, expect.arrayContaining(['website'])])
  }
  expect(arrived).toBe(0)
})

async function shown() {
  site.forgetPages()
  const page = await site.get('/rain')
  expect(page.status).toBe(200)
  return page
}
