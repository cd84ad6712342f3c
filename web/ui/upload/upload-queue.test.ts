// One chance: writes

import { randomBytes } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { soon } from '#tests/soon.ts'
import { arrived, picture, uploadBrowser } from '#tests/upload-browser.ts'
import { uploadServer } from '#tests/upload-server.ts'

const server = await uploadServer()
afterAll(server.close)

beforeEach(server.reset)

const browser = () => uploadBrowser(server.origin)

test('many files arrive whole and once, four at a time', async () => {
  const queue = browser().open()
  const files = Array.from({ length: 12 }, (_, nth) => picture(`${nth}.jpg`, 300_000 + nth))
  const held = Promise.withResolvers<void>()
  server.until = held.promise
  queue.add(files)
  await soon(() => expect(server.pieces).toBe(4))
  expect(queue.items().filter(({ state }) => state === 'waiting')).toHaveLength(8)
  held.resolve()
  await soon(() => expect(queue.items().map(({ state }) => state)).toEqual(files.map(() => 'kept')))
  expect(new Set(server.kept)).toEqual(new Set(await Promise.all(files.map(arrived))))
  expect(server.kept).toHaveLength(12)
  expect(server.most).toBe(4)
  expect(queue.items()[0]).toMatchObject({ sent: 300_000, kept: { id: expect.any(Number), name: '0.jpg' } })
})

test('a file that is cut five times, and whose answers are lost, arrives whole and once', async () => {
  const queue = browser().open()
  const file = picture('cut.jpg', 3_000_000)
  server.fault = (nth) => (['cut', 'cut', 'unanswered', 503, 'cut', 'unanswered', 413, 'cut'] as const)[nth - 1]
  queue.add([file])
  await soon(() => expect(queue.items()).toMatchObject([{ state: 'kept', sent: 3_000_000 }]))
  expect(server.kept).toEqual([await arrived(file)])
  expect(server.uploads.size).toBe(1)
})

test('a line that is down is waited for, however long, and asked for at growing intervals where it only seems to be up', async () => {
  const { open, line } = browser()
  const queue = open()
  server.fault = (nth) => (nth <= 6 ? 'cut' : undefined)
  queue.add([picture('far.jpg', 900_000)])
  await soon(() => expect(queue.items()).toMatchObject([{ state: 'kept' }]))
  line.up = false
  line.waits.length = 0
  server.fault = (nth) => (nth === 20 ? undefined : 'unanswered')
  server.pieces = 0
  queue.add([picture('farther.jpg', 200_000)])
  await soon(() => expect(queue.items()[1]).toMatchObject({ state: 'resting' }))
  expect(line.waits).toEqual([Number.POSITIVE_INFINITY])
  server.fault = () => undefined
  line.up = true
  line.back.resolve()
  await soon(() => expect(queue.items()[1]).toMatchObject({ state: 'kept' }))
})

test('a server that is never there in the end says that it did not get through, and may be tried again', async () => {
  const { open, line } = browser()
  const queue = open()
  server.fault = () => 401
  queue.add([picture('us.jpg', 200_000)])
  await soon(() => expect(queue.items()).toMatchObject([{ state: 'failed', reason: 'Elsewhere.' }]))
  server.fault = () => undefined
  queue.goOn(queue.items()[0]!.key)
  await soon(() => expect(queue.items()).toMatchObject([{ state: 'kept' }]))
  expect(line.waits).toEqual([])
})

test('a server that can’t take it, however often, is asked at growing intervals, and in the end it is said', async () => {
  const { open, line } = browser()
  const queue = open()
  server.fault = () => 503
  queue.add([picture('full.jpg', 200_000)])
  await soon(() => expect(queue.items()).toMatchObject([{ state: 'failed' }]))
  expect([server.pieces, line.waits]).toEqual([8, [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]])
})

test('a file is paused and goes on where it was, and a stopped one is gone from the server', async () => {
  const queue = browser().open()
  const held = Promise.withResolvers<void>()
  server.fault = (nth) => {
    // The second piece is held as it comes; held any later, it might be through.
    if (nth === 2) server.until = held.promise
    return nth === 1 ? 'cut' : undefined
  }
  queue.add([picture('pause.jpg', 2_000_000)])
  await soon(() => expect(queue.items()[0]!.sent).toBeGreaterThan(0))
  queue.pause(queue.items()[0]!.key)
  held.resolve()
  const { key, sent } = queue.items()[0]!
  expect(queue.items()).toMatchObject([{ state: 'paused' }])
  expect(sent).toBeLessThan(2_000_000)
  queue.goOn(key)
  await soon(() => expect(queue.items()).toMatchObject([{ state: 'kept' }]))
  server.until = Promise.withResolvers<void>().promise
  queue.add([picture('stop.jpg', 2_000_000)])
  await soon(() => expect(server.uploads.size).toBe(2))
  await soon(() => expect(queue.items()[1]).toMatchObject({ id: expect.any(Number) }))
  queue.takeOff(queue.items()[1]!.key)
  await soon(() => expect([...server.uploads.values()].map(({ name }) => name)).toEqual(['pause.jpg']))
  expect(queue.items()).toHaveLength(1)
})

test('a file whose last bytes arrive just when it is paused is not sent again', async () => {
  const queue = browser().open()
  const held = Promise.withResolvers<void>()
  server.until = held.promise
  queue.add([picture('last.jpg', 200_000)])
  await soon(() => expect(server.pieces).toBe(1))
  held.resolve()
  await soon(() => expect(server.kept).toHaveLength(1))
  const { key, state } = queue.items()[0]!
  if (state !== 'kept') queue.pause(key)
  queue.goOn(key)
  await soon(() => expect(queue.items()).toMatchObject([{ state: 'kept' }]))
  expect([server.pieces, server.kept.length]).toEqual([1, 1])
})

test('what can’t be taken is told at once, each file by itself, and the others go on', async () => {
  const queue = browser().open()
  server.refusal = (name) => (name === 'large.jpg' ? 'A picture may have at most 40 MB.' : undefined)
  const files = [
    new File(['x'], 'song.mp3', { type: 'audio/mpeg' }),
    new File([], 'nothing.jpg', { type: 'image/jpeg' }),
    picture('large.jpg', 1_000),
    new File(['x'], 'phone.HEIC', { type: '' }),
    unreadable(),
  ]
  queue.add(files)
  await soon(() => expect(queue.items().some(({ state }) => state === 'waiting' || state === 'sending')).toBe(false))
  expect(queue.items().map(({ state, own_reason, reason }) => own_reason ?? reason ?? state)).toEqual([
    'kind',
    'empty',
    'A picture may have at most 40 MB.',
    'kept',
    'unreadable',
  ])
})

test('the same file chosen twice goes its one way', async () => {
  const queue = browser().open()
  const bytes = randomBytes(600_000)
  const file = new File([bytes], 'twice.jpg', { type: 'image/jpeg' })
  queue.add([file, file, new File([bytes], 'twice.jpg', { type: 'image/jpeg' })])
  queue.add([file])
  await soon(() => expect(queue.items()).toMatchObject([{ state: 'kept' }]))
  expect(server.kept).toHaveLength(1)
})

test('a queue whose page is gone rests, and goes on with its files when the page is back', async () => {
  const queue = browser().open()
  const held = Promise.withResolvers<void>()
  server.until = held.promise
  queue.add(Array.from({ length: 6 }, (_, nth) => picture(`${nth}.jpg`, 500_000)))
  await soon(() => expect(server.pieces).toBe(4))
  queue.sleep()
  expect(queue.items().every(({ state }) => state === 'waiting')).toBe(true)
  held.resolve()
  queue.wake()
  await soon(() => expect(queue.items().every(({ state }) => state === 'kept')).toBe(true))
  expect(server.kept).toHaveLength(6)
})

test('an upload that nobody knows any more is begun anew', async () => {
  const queue = browser().open()
  server.fault = (nth) => {
    if (nth === 2) server.uploads.clear()
    return nth === 2 ? 'cut' : undefined
  }
  queue.add([picture('lost.jpg', 1_000_000)])
  await soon(() => expect(queue.items()).toMatchObject([{ state: 'kept' }]))
  expect(server.kept).toHaveLength(1)
})

/** As a folder is, or a file that has moved. */
function unreadable(): File {
  const file = picture('folder.jpg', 10)
  file.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'))
  return file
}
