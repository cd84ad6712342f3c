import { expect, test } from 'vitest'
import { contains } from './folded.ts'

test.each([
  ['José Álvarez', 'jose alv'],
  ['Zoë', 'ZOE'],
  ['Straße 9', 'strasse'],
  ['Søren Łuczak', 'soren luczak'],
  ['Nguyễn', 'nguyen'],
  ['Jose', 'josé'],
  ['Okafor family', 'family okafor'],
  ['Anything', ''],
])('%s is found by "%s"', (text, typed) => expect(contains(text, typed)).toBe(true))

test('what is not in it is not found', () => {
  expect(contains('José', 'joseph')).toBe(false)
  expect(contains('Okafor family', 'okafor hart')).toBe(false)
})
