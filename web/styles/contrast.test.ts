import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contrast } from './contrast.ts'

type Pair = readonly [text: string, ground: string, byDay: number, byNight: number]

/** What is read (4.5 and more) or must be told from its ground (3 and more), with the contrast it is meant to have. */
const pairs: readonly Pair[] = [
  ['ink', 'paper', 14.7, 15.2],
  ['ink-2', 'paper', 7.7, 10.5],
  ['ink-3', 'paper', 6.2, 6.8],
  ['ink-3', 'linen', 5.5, 5.7],
  ['ink-3', 'linen-2', 4.9, 4.7],
  ['ink-2', 'linen', 4.5, 4.5],
  ['ink', 'surface', 7, 7],
  ['ink', 'stem-wash', 7, 7],
  ['ink', 'info-wash', 7, 7],
  ['ink', 'bad-wash', 7, 7],
  ['line-2', 'paper', 3, 3],
  ['line-2', 'surface', 3.4, 3.7],
  ['on-stem', 'stem', 9.7, 10.2],
  ['on-stem', 'stem-hover', 9.7, 10.2],
  ['on-poppy', 'poppy', 5.5, 7.5],
  ['on-poppy', 'poppy-hover', 5.5, 7.5],
  ['poppy', 'paper', 5.4, 7.2],
  ['poppy-hover', 'butter', 4.5, 4.5],
  ['ok', 'paper', 6.4, 9.3],
  ['warn', 'paper', 6.1, 10.6],
  ['bad', 'paper', 6.4, 8.6],
  ['info', 'paper', 7.5, 9.8],
  ['focus', 'paper', 5.5, 9.6],
  ['on-band', 'band', 7.1, 7.1],
  ['on-band-2', 'band', 7.1, 7.1],
  ['band-on-stem', 'band-stem', 9.7, 9.7],
  ...['ok', 'warn', 'bad', 'info'].map((meaning): Pair => [meaning, `${meaning}-wash`, 5.2, 6.6]),
  ...['ok', 'warn', 'ink-2', 'info'].map((answer): Pair => [answer, 'linen', 4.5, 4.5]),
  ...['petal', 'butter', 'skyblue', 'moss', 'lilac'].map((field): Pair => ['on-field', field, 10.3, 9.8]),
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((data): Pair => [`v${data}`, 'surface', 3, 3]),
]

const tokens = readTokens(readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8'))

describe.each([
  ['day', 0],
  ['night', 1],
] as const)('by %s', (_, theme) => {
  test.each(pairs)('%s can be told from %s', (text, ground, ...meant) => {
    const least = meant[theme] ?? 0
    expect(least).toBeGreaterThanOrEqual(3)
    // What is meant is written with one decimal.
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(least - 0.05)
  })
})

/** The colours of a sheet by name, by day and by night; one colour stands for both. */
function readTokens(sheet: string): Map<string, readonly [string, string]> {
  const found = sheet.matchAll(/--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)
  return new Map([...found].map(([, name = '', day, night, both = '']) => [name, [day ?? both, night ?? both]]))
}

function colour(name: string, theme: 0 | 1): string {
  const value = tokens.get(name)?.[theme]
  if (!value) throw new Error(`tokens.css has no colour --${name}`)
  return value
}
