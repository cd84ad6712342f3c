import { expect, test } from 'vitest'
import type { UploadItem } from './upload-items.ts'
import { createPace } from './upload-pace.ts'
import { createPieces } from './upload-pieces.ts'
import { partOf, saidOf } from './upload-said.ts'
import { aboutSo } from './upload-time.ts'

test('what is left is told as one says it', () => {
  expect([1, 8, 31, 55, 100, 600, 5_000, 9_000].map(aboutSo)).toEqual([
    'a few seconds',
    'about 10 seconds',
    'about 40 seconds',
    'about a minute',
    'about 2 minutes',
    'about 10 minutes',
    'about 83 minutes',
    'about 3 hours',
  ])
})

test('the time that is left follows the last twenty seconds, and nobody guesses before two', () => {
  let now = 0
  const pace = createPace(() => now)
  expect(pace.secondsFor(1_000)).toBeUndefined()
  for (; now < 30_000; now += 1_000) pace.note(now < 10_000 ? 100 : 1_000)
  now -= 1_000
  expect(pace.secondsFor(10_000)).toBeCloseTo(10, 0)
  now += 60_000
  expect(pace.secondsFor(10_000)).toBeUndefined()
})

test('a piece takes about a second and a half: it grows and shrinks with the line, within bounds', () => {
  const pieces = createPieces(2_097_152)
  expect(pieces.size()).toBe(262_144)
  pieces.went(262_144, 10)
  expect(pieces.size()).toBe(1_048_576)
  pieces.went(1_048_576, 10)
  expect(pieces.size()).toBe(2_097_152)
  pieces.went(2_097_152, 6_000)
  expect(pieces.size()).toBe(524_288)
  for (let nth = 0; nth < 9; nth += 1) pieces.failed()
  expect(pieces.size()).toBe(131_072)
  expect(createPieces(1_000).size()).toBe(1_000)
})

test('it is heard at its beginning, its middle and its end, and each refusal once', () => {
  const item = (state: UploadItem['state'], sent = 0, more: Partial<UploadItem> = {}) => ({
    key: 1,
    name: 'us.jpg',
    size: 100,
    state,
    sent,
    ...more,
  })
  const said = (...items: UploadItem[]) => saidOf(items, 'picture')
  expect(said()).toEqual([])
  expect(said(item('sending', 10))).toEqual(['Sending us.jpg.'])
  expect(said(item('sending', 10), item('waiting'))).toEqual(['Sending 2 files.'])
  expect(said(item('sending', 49), item('kept', 100))).toEqual(['Half of it is here.'])
  expect(said(item('kept', 100), item('kept', 100))).toEqual(['2 files are here.'])
  expect(said(item('resting', 10), item('waiting'))).toEqual(['The line is down. It goes on by itself when the line is back.'])
  expect(said(item('kept', 100), item('refused', 0, { own_reason: 'empty' }))).toEqual([
    'us.jpg is here.',
    'us.jpg: There’s nothing in this file. Choose another.',
  ])
  expect(said(item('half', 40))).toEqual([])
  expect(partOf([])).toBe(0)
})
