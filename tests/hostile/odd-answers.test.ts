// One chance: rights

import { expect, test } from 'vitest'
import { FetchRefused } from '#server/fetcher/fetch-refused.ts'
import { readPage } from '#server/fetcher/read-page.ts'
import { readPicture } from '#server/fetcher/read-picture.ts'
import { figures } from '#tests/faults/figures.ts'
import { soon } from '#tests/soon.ts'
import { oddAnswers, oddServer } from './odd-answers.ts'

const odd = await oddServer()
const settings = { agent: 'PosyReader/1.0', places: [`127.0.0.1:${odd.port}`] }
const all = Object.keys(oddAnswers)
const pages = ['endless-page', 'endless-elements', 'deep-page']
const bombs = ['page-bomb', 'brotli-bomb']
const pictures = ['large-picture', 'endless-picture', 'picture-bomb', 'broken-picture', 'slow-picture']

test('every odd answer ends in a refusal or in what its beginning says, in bounded time, bytes and memory', async () => {
  const longest = { tick: 0 }
  const stop = watchTicks(longest)
  const before = process.memoryUsage().rss
  const told = await Promise.all(all.map(async (path) => [path, await readOf(path)] as const))
  const grown = (process.memoryUsage().rss - before) / 1e6
  stop()
  figures('odd answers', {
    asked: all.length,
    sent_mb: Math.round(odd.said.bytes / 1e6),
    grown_mb: Math.round(grown),
    tick_ms: Math.round(longest.tick),
  })
  const read = told.filter(([, words]) => words === 'Read' || words === 'no title').map(([path]) => path)
  expect(read).toEqual([...pages, ...bombs, ...pictures])
  for (const [path, words] of told)
    expect([path, words]).toEqual([path, expect.stringMatching(/^(Read|no title|address|unreachable|status|kind|large)$/)])
  expect(odd.said.bytes).toBeLessThan(100_000_000)
  await soon(() => expect(odd.open()).toBe(0))
})

test('a picture that grows, breaks off or takes its time ends in a refusal while it is read', async () => {
  const before = process.memoryUsage().rss
  const paths = ['large-picture', 'endless-picture', 'picture-bomb', 'broken-picture', 'slow-picture', 'drawing', 'page-bomb', 'hangs-up']
  const told = await Promise.all(paths.map(async (path) => [path, await pictureOf(path)] as const))
  expect(Object.fromEntries(told)).toEqual({
    'large-picture': 'large',
    'endless-picture': 'large',
    'picture-bomb': 'large',
    'broken-picture': 'unreachable',
    'slow-picture': 'unreachable',
    drawing: 'kind',
    'page-bomb': 'kind',
    'hangs-up': 'unreachable',
  })
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000)
  await soon(() => expect(odd.open()).toBe(0))
})

test('a picture that nobody reads on holds no connection and breaks nothing', async () => {
  const { body } = await readPicture(addressOf('endless-picture'), settings)
  body.destroy()
  const left = await readPicture(addressOf('broken-picture'), settings)
  await soon(() => expect(odd.open()).toBe(0))
  left.body.destroy()
})

async function readOf(path: string): Promise<string> {
  try {
    return (await readPage(addressOf(path), settings)).title ?? 'no title'
  } catch (error) {
    return error instanceof FetchRefused ? error.why : String(error)
  }
}

async function pictureOf(path: string): Promise<string> {
  try {
    const stopping = path === 'slow-picture' ? AbortSignal.timeout(1_000) : undefined
    const { body } = await readPicture(addressOf(path), settings, { ...(stopping && { stopping }) })
    for await (const _ of body);
    return 'read'
  } catch (error) {
    return error instanceof FetchRefused ? error.why : String(error)
  }
}

function addressOf(path: string): string {
  return `http://127.0.0.1:${odd.port}/${path}`
}

/** How long nobody else was served at the longest. */
function watchTicks(longest: { tick: number }): () => void {
  let last = performance.now()
  const timer = setInterval(() => {
    longest.tick = Math.max(longest.tick, performance.now() - last - 10)
    last = performance.now()
  }, 10)
  return () => clearInterval(timer)
}
