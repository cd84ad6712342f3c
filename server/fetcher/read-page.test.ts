import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { readPage } from './read-page.ts'
import { readPicture } from './read-picture.ts'

interface Page {
  body: string | Buffer
  headers?: Record<string, string | string[]>
  status?: number
}

const pages = new Map<string, Page>()
const server = createServer((request, response) => {
  const { body, headers, status } = pages.get(request.url ?? '') ?? { body: '', status: 404 }
  response.writeHead(status ?? 200, { 'content-type': 'text/html', ...headers }).end(body)
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const settings = { agent: 'PosyReader/1.0', places: [new URL(origin).host] }

test('a page is told by what it says of itself, the words for sharing first', async () => {
  const told = await read(`<!doctype html><html><head>
    <title>Long tables | Fern &amp; Fable</title>
    <meta property="og:title" content="Long tables,
       and who   sits at them">
    <meta property="og:image" content="/tables.jpg?w=1&amp;h=2"><meta property="og:image" content="/second.jpg">
    <meta name="author" content="Odile Marsh">
    <meta property="og:site_name" content="Fern &amp; Fable">
    <meta name="description" content="Twelve of them.">
    </head><body><h1>Something else</h1></body></html>`)
  expect(told).toEqual({
    address: `${origin}/page`,
    title: 'Long tables, and who sits at them',
    picture: `${origin}/tables.jpg?w=1&h=2`,
    author: 'Odile Marsh',
    site_name: 'Fern & Fable',
    description: 'Twelve of them.',
    nopin: false,
    robots: [],
  })
})

test('a page of few words is told by its title and where it stands', async () => {
  expect(await read('<title> A barn </title><svg><title>An icon</title></svg>')).toMatchObject({
    title: 'A barn',
    picture: null,
    site_name: '127.0.0.1',
  })
  expect(await read('no page at all')).toMatchObject({ title: null, description: null, author: null })
  expect(await read('<title>   </title><meta property="og:title" content="  ">')).toMatchObject({ title: null })
})

test('who wrote it is found in linked data, and an address is nobody’s name', async () => {
  const data = (json: unknown) => `<script type="application/ld+json">${JSON.stringify(json)}</script>`
  expect(await read(data({ '@graph': [{ '@type': 'WebSite' }, { author: [{ name: 'Odile Marsh' }] }] }))).toMatchObject({
    author: 'Odile Marsh',
  })
  expect(await read(`<meta property="article:author" content="https://pages.test/odile">${data({ author: 'Odile' })}`)).toMatchObject({
    author: 'Odile',
  })
  expect(await read(data('x').replace('"x"', '{"author": '))).toMatchObject({ author: null })
  expect(await read(data([null, 7, { author: { name: 9 } }]))).toMatchObject({ author: null })
})

test('a page that wants to be pinned nowhere is heard, and so is what it asks of machines', async () => {
  expect(await read('<meta name="Pinterest" content="nopin" description="Please ask">')).toMatchObject({ nopin: true })
  expect(
    await read('<meta name="robots" content="NOINDEX, noimageindex"><meta name="robots" content="max-image-preview:none">'),
  ).toMatchObject({
    robots: ['max-image-preview:none', 'noimageindex', 'noindex'],
  })
  const header = ['noarchive', 'googlebot: noindex, nofollow', 'posyreader: noai', 'unavailable_after: 25 Jun 2027 15:00:00 PST']
  expect(
    await read('<meta name="posyreader" content="none"><meta name="bingbot" content="nocache">', { 'x-robots-tag': header }),
  ).toMatchObject({
    robots: ['noai', 'noarchive', 'none'],
  })
})

test.each([
  ['its header', Buffer.from('<title>caf\xe9</title>', 'latin1'), 'text/html; charset=ISO-8859-1', 'café'],
  [
    'what it says',
    Buffer.from('<meta charset="windows-1251"><title>\xf1\xe2\xe0\xe4\xfc\xe1\xe0</title>', 'latin1'),
    'text/html',
    'свадьба',
  ],
  [
    'what it says in the old way',
    Buffer.from('<meta http-equiv=content-type content="text/html; charset=Shift_JIS"><title>\x8c\x8b\x8d\xa5</title>', 'latin1'),
    'text/html',
    '結婚',
  ],
  ['its first mark, whatever its header says', Buffer.from('﻿<title>été</title>'), 'text/html; charset=latin1', 'été'],
  ['its first mark, in two bytes', Buffer.from('﻿<title>été</title>', 'utf16le'), 'text/html', 'été'],
  ['its looks', Buffer.from('<title>naïve 結婚</title>'), 'text/html', 'naïve 結婚'],
  ['its looks, in an old one', Buffer.from('<title>na\xefve \x93x\x94</title>', 'latin1'), 'text/html', 'naïve “x”'],
  ['its looks, where it names one that is none', Buffer.from('<meta charset="klingon"><title>été</title>'), 'text/html; charset=', 'été'],
])('the letters of a page are known by %s', async (_, body, type, title) => {
  expect(await read(body, { 'content-type': type })).toMatchObject({ title })
})

test('what is packed is unpacked', async () => {
  const page = '<title>Packed</title>'
  expect(await read(gzipSync(page), { 'content-encoding': 'gzip' })).toMatchObject({ title: 'Packed' })
  expect(await read(brotliCompressSync(page), { 'content-encoding': 'BR' })).toMatchObject({ title: 'Packed' })
})

test('words of others are one line each, of a length that fits, without what turns a line around', async () => {
  const told = await read(`<title>${'😀'.repeat(400)}</title><meta name=author content="a&#x202e;b&#0;c&#10;d">
    <meta name=description content="${'x'.repeat(9_000)}"><meta property=og:site_name content="${'&lt;b&gt;'}bold">`)
  expect(told).toMatchObject({ title: '😀'.repeat(300), description: 'x'.repeat(1_000), site_name: '<b>bold' })
  expect(told.author).toMatch(/^ab\S? ?c d$/)
})

test.each([
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'file:///etc/passwd',
  'http://a:b@pictures.test/x.png',
  'http://[::1',
  `/${'a'.repeat(3_000)}`,
])('a picture at %s is none', async (address) => {
  expect(await read(`<meta property="og:image" content="${address}">`)).toMatchObject({ picture: null })
})

test('a picture is found beside the page, from where the page says it stands', async () => {
  expect(await read('<base href="//cdn.test/a/"><link rel="image_src" href="b.webp">')).toMatchObject({
    picture: 'http://cdn.test/a/b.webp',
  })
  expect(await read('<base href="javascript:0"><meta name="twitter:image" content="b.webp">')).toMatchObject({
    picture: `${origin}/b.webp`,
  })
})

test('the address of a picture is the picture itself, and opens as one', async () => {
  const body = Buffer.from('not really')
  expect(await read(body, { 'content-type': 'image/webp', 'x-robots-tag': 'noimageindex' })).toEqual({
    address: `${origin}/page`,
    title: null,
    picture: `${origin}/page`,
    author: null,
    site_name: '127.0.0.1',
    description: null,
    nopin: false,
    robots: ['noimageindex'],
  })
  const picture = await readPicture(`${origin}/page`, settings)
  expect(picture).toMatchObject({ address: `${origin}/page`, type: 'image/webp', robots: ['noimageindex'] })
  expect(Buffer.concat(await picture.body.toArray())).toEqual(body)
  const large = await readPicture(`${origin}/page`, settings, { most: 5 })
  await expect(large.body.toArray()).rejects.toMatchObject({ why: 'large' })
})

test('a page that has moved is read where it went, five times at most', async () => {
  for (let nth = 0; nth < 7; nth += 1)
    pages.set(`/hop-${nth}`, { body: '', status: [301, 302, 303, 307, 308][nth % 5]!, headers: { location: `hop-${nth + 1}` } })
  pages.set('/hop-7', { body: '<title>There</title>' })
  expect(await readPage(`${origin}/hop-2`, settings)).toMatchObject({ address: `${origin}/hop-7`, title: 'There' })
  await expect(readPage(`${origin}/hop-1`, settings)).rejects.toMatchObject({ why: 'unreachable' })
})

test.each([
  ['a page that is gone', { body: '', status: 404 }, 'status'],
  ['a page behind a door', { body: '', status: 401, headers: { 'www-authenticate': 'Basic' } }, 'status'],
  ['a sheet', { body: 'x', headers: { 'content-type': 'application/pdf' } }, 'kind'],
  ['a drawing, which may run', { body: '<svg/>', headers: { 'content-type': 'image/svg+xml' } }, 'kind'],
] as const)('%s is refused by its word', async (_, page, why) => {
  pages.set('/page', page)
  await expect(readPage(`${origin}/page`, settings)).rejects.toMatchObject({ why })
})

async function read(body: string | Buffer, headers: Page['headers'] = {}) {
  pages.set('/page', { body, headers })
  return readPage(`${origin}/page`, settings)
}
