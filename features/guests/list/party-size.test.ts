import { expect, test } from 'vitest'
import { brought } from './party-size.ts'

test('who may bring somebody is a party of two until they say otherwise', () => {
  const dee = { plus_one_allowed: true, plus_one_names: [] }
  const said = (status: number, plus_one_count: number) => ({ status, plus_one_count })
  expect([brought(dee, undefined), brought(dee, said(1, 0)), brought(dee, said(4, 0))]).toEqual([1, 1, 1])
  expect([brought(dee, said(2, 0)), brought(dee, said(2, 1)), brought(dee, said(3, 0))]).toEqual([0, 1, 0])
  expect(brought({ ...dee, plus_one_names: ['Ann', 'Ben'] }, said(1, 0))).toBe(2)
  expect(brought({ plus_one_allowed: false, plus_one_names: [] }, said(1, 0))).toBe(0)
})
