import { expect, test } from 'vitest'
import { extended, extentOf, toggled } from './selection.ts'

const keys = ['a', 'b', 'c', 'd', 'e']

test('a row goes in and out', () => {
  expect([...toggled(new Set(['a']), 'b')]).toEqual(['a', 'b'])
  expect([...toggled(new Set(['a', 'b']), 'a')]).toEqual(['b'])
})

test('a range goes down or up, and keeps what was selected elsewhere', () => {
  expect([...extended(keys, new Set(['b']), 'b', 'd')]).toEqual(['b', 'c', 'd'])
  expect([...extended(keys, new Set(['a', 'd']), 'd', 'c')].sort()).toEqual(['a', 'c', 'd'])
})

test('a range that starts at a row outside the selection takes the others out as well', () => {
  expect([...extended(keys, new Set(['c', 'd', 'e']), 'b', 'd')]).toEqual(['e'])
})

test('a range from a row that is not shown any more is just the row pressed', () => {
  expect([...extended(keys, new Set(), 'gone', 'c')]).toEqual(['c'])
})

test('all, some or none of what is shown', () => {
  expect(extentOf(keys, new Set(keys))).toBe('all')
  expect(extentOf(keys, new Set(['c']))).toBe('some')
  expect(extentOf(keys, new Set(['elsewhere']))).toBe('none')
  expect(extentOf([], new Set())).toBe('none')
})
