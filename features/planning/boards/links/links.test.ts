// One chance: leaks

import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from '#db/place.ts'
import { newWorld } from '#tests/world.ts'
import { linkJobs } from './jobs.server.ts'

const world = await newWorld()
const { db, files } = world
const picture = readFileSync(join(root, 'content/pictures/home-hero.webp'))
const page = (more = '') =>
  `<title>Candles</title><meta name="author" content="Odile Marsh"><meta property="og:image" content="/candles.webp">${more}`
const server = createServer((request, answer) => {
  if (request.url === '/candles.webp') return answer.writeHead(200, { 'content-type': 'image/webp' }).end(picture)
  if (request.url === '/gone') return answer.writeHead(404).end()
  answer
    .writeHead(200, { 'content-type': 'text/html' })
    .end(page(request.url === '/unpinned' ? '<meta name="pinterest" content="nopin">' : ''))
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
afterAll(() => void server.close())
const place = `127.0.0.1:${(server.address() as AddressInfo).port}`
const { read_link: read } = linkJobs({ db, files, settings: { fetch: { agent: 'PosyReader/1.0', places: [place] } } as never })

async function linked(path: string, title = '') {
  const ada = await world.couple()
  await ada.post('/users/me/boards/create', { name: 'Seen', is_public: true })
  const saved = await ada.post('/users/me/boards', { board: 'seen', model: { link: `http://${place}${path}`, title } })
  await read!({ user_id: ada.id, id: saved.body.saved[0] }, new AbortController().signal)
  const { data } = (await ada.get('/users/me/boards/seen')).body
  return { ada, board: data, item: data.items[0] }
}

// I3 I2
test('a link gets the title, the author and a small picture of its page, for the couple alone', async () => {
  const { board, item, ada } = await linked('/page')
  expect(item).toMatchObject({ title: 'Candles', author: 'Odile Marsh', content_type: { slug: 'link' }, digital_source: '' })
  expect(Math.max(item.file.width, item.file.height)).toBeLessThanOrEqual(600)
  expect(item.palette.length).toBeGreaterThan(1)
  const seen = await world.visitor().get(`/boards/${board.id}`)
  expect(seen.body.data.items).toMatchObject([{ title: 'Candles', file: null, source_url: `http://${place}/page` }])
  const [use] = await db.selectFrom('file_uses').where('user_id', '=', ada.id).select('seen_by').execute()
  expect(use).toEqual({ seen_by: 'owner' })
})

// I3
test('of a page that wants to be pinned nowhere no picture is kept, and what somebody typed stays', async () => {
  const { item } = await linked('/unpinned', 'Heights')
  expect(item).toMatchObject({ title: 'Heights', author: 'Odile Marsh', file: null })
})

test.each(['/gone'])('%s leaves the link as it was typed', async (path) => {
  expect((await linked(path)).item).toMatchObject({ title: '127.0.0.1', file: null, version: 1 })
})
