import { expect, test } from 'vitest'
import { fieldOf, initials } from './person-look.ts'

test('initials are those of the first name and the last', () => {
  expect(initials('June Okafor')).toBe('JO')
  expect(initials('Ana Sofía de la Cruz')).toBe('AC')
  expect(initials('birta')).toBe('B')
  expect(initials('Émile Öst')).toBe('ÉÖ')
  expect(initials('Tom & Jo')).toBe('TJ')
  expect(initials('  ')).toBe('')
})

test('a name keeps its colour, and names share the colours out', () => {
  expect(fieldOf('June Okafor')).toBe(fieldOf('June Okafor'))
  const names = Array.from({ length: 200 }, (_, place) => `Guest ${place}`)
  expect(new Set(names.map(fieldOf)).size).toBe(5)
})
