import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readSearch, wholeNumber, words, writeSearch } from './search.ts'

describe('the query of an address', () => {
  test('is plain text both ways', () => {
    const search = { search: '007 & more', 'redirect-to': '/tools?a=b', page: '2' }
    expect(readSearch(writeSearch(search))).toEqual(search)
  })

  test('leaves out what is empty', () => {
    expect(writeSearch({ search: '', page: undefined, status: 0 })).toBe('?status=0')
    expect(writeSearch({ search: '' })).toBe('')
  })

  test('is read as a plain form writes it', () => {
    expect(readSearch('?search=a+b&status=')).toEqual({ search: 'a b', status: '' })
  })
})

describe('a whole number', () => {
  const schema = z.object({ n: wholeNumber(1, 50) })

  test.each([
    ['7', 7],
    [7, 7],
    ['007', 7],
  ])('%j is %j', (given, n) => {
    expect(schema.parse({ n: given })).toEqual({ n })
  })

  test.each(['', '0', '51', '-1', '1.5', '1e1', 'x', '0x10', ' 1', null, {}, 0, Number.NaN])('%j counts as not given', (given) => {
    expect(schema.parse({ n: given }).n).toBeUndefined()
  })
})

test('too many words count as not given', () => {
  const schema = z.object({ text: words(5) })
  expect(schema.parse({ text: 'hello' }).text).toBe('hello')
  expect(schema.parse({ text: 'hello!' }).text).toBeUndefined()
})
