import { expect, test } from 'vitest'
import { lineDiff } from './line-diff.ts'

test('what was taken away and what was added stand where they are, with a line around them', () => {
  const before = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].join('\n')
  const after = ['a', 'b', 'c', 'D', 'e', 'f', 'g', 'h'].join('\n')
  expect(lineDiff(before, after).map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'gap 2',
    'same c',
    'removed d',
    'added D',
    'same e',
    'gap 1',
    'same g',
    'added h',
  ])
})

test('of two that are the same nothing is told', () => expect(lineDiff('a\nb\nc', 'a\nb\nc')).toEqual([]))

test('whatever was written, both texts can be read from it', () => {
  for (const [before, after] of [
    ['', 'a\nb'],
    ['a\nb', ''],
    ['a\na', 'a'],
    ['x\ny\nz', 'z\ny\nx'],
  ] as const) {
    const lines = lineDiff(before, after)
    const read = (kind: string) => lines.flatMap((line) => (line.kind === 'same' || line.kind === kind ? [line.text] : [])).join('\n')
    expect([read('removed'), read('added')]).toEqual([before, after])
  }
})

test('two long texts that share nothing are told as a whole: a table of every pair would not fit', () => {
  const long = (letter: string) => Array.from({ length: 100_000 }, (_, nth) => `${letter}${nth}`).join('\n')
  expect(lineDiff(long('a'), long('b'))).toHaveLength(200_000)
})
