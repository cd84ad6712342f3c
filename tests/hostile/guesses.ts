import { randomBytes } from 'node:crypto'
import type { chanceFor } from './chance.ts'

/** Half of them a step away from the key, half from anywhere. */
export function nearAndFar(key: string, count: number, { one, whole, next }: ReturnType<typeof chanceFor>): string[] {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const near = [
    key.slice(1),
    key.slice(0, -1),
    `${key}A`,
    `A${key}`,
    `${key} `,
    ` ${key}`,
    `${key}=`,
    `${key}\u0000`,
    `${key}\n`,
    key.toLowerCase(),
    key.toUpperCase(),
    [...key].reverse().join(''),
    key + key,
    `${key}.json`,
    `${key}'--`,
    `%${key}`,
    `${key}%`,
    '%',
    '_'.repeat(key.length),
    '*',
    'null',
    'undefined',
    'true',
    '0',
    `["${key}"]`,
    `${key};`,
    `\u200B${key}`,
    key.padEnd(300, 'x'),
  ].filter((guess) => guess !== key)
  const guesses = new Set(near)
  while (guesses.size < count) {
    const at = whole(0, key.length - 1)
    const guess = next() < 0.5 ? key.slice(0, at) + one([...letters]) + key.slice(at + 1) : randomBytes(32).toString('base64url')
    if (guess !== key) guesses.add(guess)
  }
  return [...guesses]
}
