import { expect, test } from 'vitest'
import { inOrder, moved } from './order-moved.ts'

test('one comes to another place, and the others keep their order', () => {
  expect(moved(['a', 'b', 'c', 'd'], 'd', 0)).toEqual(['d', 'a', 'b', 'c'])
  expect(moved(['a', 'b', 'c', 'd'], 'a', 2)).toEqual(['b', 'c', 'a', 'd'])
  for (const [key, to] of [
    ['a', 0],
    ['a', -1],
    ['d', 4],
    ['e', 1],
  ] as const)
    expect(moved(['a', 'b', 'c', 'd'], key, to)).toBeUndefined()
})

test('what nobody put into an order comes last, as it stood', () => {
  expect(inOrder(['a', 'x', 'b', 'y'], ['b', 'a'], (one) => one)).toEqual(['b', 'a', 'x', 'y'])
})
