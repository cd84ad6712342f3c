import { describe, expect, test } from 'vitest'
import { readSearch, searchOf, wholeNumber, words, writeSearch } from './search.ts'

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
  const read = searchOf({ n: wholeNumber(1, 50) })

  test.each([
    ['7', 7],
    [7, 7],
    ['007', 7],
  ])('%j is %j', (given, n) => {
    expect(read({ n: given })).toEqual({ n })
  })

  test.each(['', '0', '51', '-1', '1.5', '1e1', 'x', '0x10', ' 1', null, {}, 0, Number.NaN])('%j counts as not given', (given) => {
    expect(read({ n: given }).n).toBeUndefined()
  })
})

test('too many words count as not given', () => {
  const read = searchOf({ text: words(5) })
  expect(read({ text: 'hello' }).text).toBe('hello')
  expect(read({ text: 'hello!' }).text).toBeUndefined()
})
