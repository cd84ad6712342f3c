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

test('after a reload what is half here is shown, and goes on when its file is chosen again; at other places nobody hears of it', async () => {
  const { open, kept } = browser()
  const bytes = randomBytes(2_000_000)
  const chosen = () => picture('party.jpg', bytes)
  const before = open()
  server.fault = (nth) => (nth === 2 ? 401 : undefined)
  before.add([chosen()])
  await soon(() => expect(before.items()).toMatchObject([{ state: 'failed' }]))
  expect([...kept.values()].join()).not.toContain('party')
  const pieces = server.pieces
  const after = open()
  await after.recall()
  expect(after.items()).toMatchObject([{ state: 'half', name: 'party.jpg', sent: 262_144, size: 2_000_000 }])
  const elsewhere = open('there')
  await elsewhere.recall()
  expect(elsewhere.items()).toEqual([])
  after.add([chosen()])
  await soon(() => expect(after.items()).toMatchObject([{ state: 'kept' }]))
  expect(server.kept).toEqual([await arrived(chosen())])
  expect(server.pieces).toBeGreaterThan(pieces)
  expect(kept.size).toBe(0)
})

test('what somebody else of this browser began is nobody’s, and what arrived while nobody looked is told', async () => {
  const { open, kept } = browser()
  const memory = JSON.stringify([1, 2].map((id) => ({ id, place: 'here', until: new Date(Date.now() + 9_000_000).toISOString() })))
  kept.set('uploads', memory)
  server.uploads.set(2, {
    id: 2,
    name: 'late.jpg',
    size: 3,
    purpose: 'picture',
    sha256: undefined,
    bytes: Buffer.from('abc'),
    state: 'checking',
    looks: 0,
  })
  server.looks = 2
  const queue = open()
  await queue.recall()
  expect(queue.items()).toMatchObject([{ state: 'kept', name: 'late.jpg', kept: { id: 1_002 } }])
  expect(kept.size).toBe(0)
})

test.each([
  'nonsense',
  '{"id":1}',
  '[null,1,{"id":"x"},{"id":1,"place":"here","until":"then"},{"id":1,"place":"here","until":"2020-01-01"}]',
])('a memory that holds %s holds nothing', async (memory) => {
  const { open, kept } = browser()
  kept.set('uploads', memory)
  const queue = open()
  await queue.recall()
  expect(queue.items()).toEqual([])
})
