import { expect, test } from 'vitest'
import { stretches, wholePercents } from './shares.ts'

test('percents add up to 100 whatever was rounded', () => {
  expect(wholePercents([1, 1, 1])).toEqual([34, 33, 33])
  expect(wholePercents([62, 41, 9])).toEqual([55, 37, 8])
  for (const amounts of [
    [1, 2, 4],
    [7, 7, 7, 7, 7, 7],
    [99_999, 1],
    [3, 0, 3, 1, 0.5],
  ]) {
    expect(wholePercents(amounts).reduce((sum, share) => sum + share)).toBe(100)
  }
})

test('nothing at all has no shares, and less than nothing counts as nothing', () => {
  expect(wholePercents([0, 0])).toEqual([0, 0])
  expect(wholePercents([])).toEqual([])
  expect(wholePercents([10, -5])).toEqual([100, 0])
})

test('the parts of a bar start at nought, touch each other and end at its end', () => {
  expect(stretches([62, 41, 9]).map(({ from, to }) => [Math.round(from), Math.round(to)])).toEqual([
    [0, 55],
    [55, 92],
    [92, 100],
  ])
  expect(stretches([0, 0])).toEqual([
    { from: 0, to: 0 },
    { from: 0, to: 0 },
  ])
})

test('against a larger whole a bar leaves room at its end', () => {
  expect(stretches([25, 25], 200).map(({ to }) => to)).toEqual([12.5, 25])
})
