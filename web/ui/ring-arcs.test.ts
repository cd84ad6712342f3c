import { expect, test } from 'vitest'
import { ringArcs } from './ring-arcs.ts'

test('a quarter starts at the top and ends at three o’clock', () => {
  const [quarter] = ringArcs([1, 3])
  expect(quarter).toBe('M150 22A128 128 0 0 1 278 150L226 150A76 76 0 0 0 150 74Z')
})

test('more than half goes the long way round', () => {
  expect(ringArcs([1, 3])[1]).toContain('A128 128 0 1 1 150 22')
})

test('each arc starts where the one before ended', () => {
  const arcs = ringArcs([5, 3, 2])
  const starts = arcs.map((arc) => /^M([\d.]+ [\d.]+)/.exec(arc)?.[1])
  const ends = arcs.map((arc) => /1 ([\d.]+ [\d.]+)L/.exec(arc)?.[1])
  expect(starts.slice(1)).toEqual(ends.slice(0, -1))
  expect(ends.at(-1)).toBe(starts[0])
})

test('only the chosen one is raised', () => {
  expect(ringArcs([1, 1, 1], 1).map((arc) => arc.includes('A142'))).toEqual([false, true, false])
})

test('a lone amount is a whole ring, and nothing is not drawn', () => {
  expect(ringArcs([7])[0]?.match(/Z/g)).toHaveLength(2)
  expect(ringArcs([0, 0])).toEqual(['', ''])
})
