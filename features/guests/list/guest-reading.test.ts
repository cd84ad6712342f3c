import { expect, test } from 'vitest'
import { listName } from './guest-name.ts'
import { readingOf } from './guest-reading.ts'

test('lines are counted as guests, households and plus-ones', () => {
  const { guests, households, plus_ones } = readingOf('Karin & Bo Dahl\n\nThe Kims\nAuntie Dee + 1\n')
  expect({ guests, households, plus_ones }).toEqual({ guests: 4, households: 3, plus_ones: 1 })
})

test('a line that may be meant otherwise is marked, and says how', () => {
  const doubt = (line: string) => readingOf(line).lines[0]?.doubt
  expect(doubt('Karin & Bo Dahl')).toBeUndefined()
  expect(doubt('Grace Hopper')).toBeUndefined()
  expect(doubt('Auntie Dee')).toBeUndefined()
  expect(doubt('The Kims')).toBe('family')
  expect(doubt('Grace')).toBe('lastname')
  expect(doubt('Table 7')).toBe('odd')
  expect(doubt(`${'Grace '.repeat(120)}Hopper`)).toBe('long')
})

test('a name that is repeated is told, and what is kept beside a name is shown', () => {
  const { lines } = readingOf('Ann Roe (bridesmaid)\nBo Dahl, bo@example.com, 12 Elm Street, Houston\nann roe')
  expect(lines.map(({ doubt, extras }) => [doubt, extras])).toEqual([
    [undefined, 'bridesmaid'],
    [undefined, 'bo@example.com · 12 Elm Street, Houston'],
    ['twice', ''],
  ])
})

test('a list sorts people by their last name, and leaves a family in one piece', () => {
  expect(listName({ firstname: 'Karin', lastname: 'Dahl' })).toBe('Dahl, Karin')
  expect(listName({ firstname: 'The', lastname: 'Kims' })).toBe('The Kims')
})

test('nothing is read into nothing', () => {
  expect(readingOf(' \n--\n')).toEqual({ lines: [], guests: 0, households: 0, plus_ones: 0 })
})
