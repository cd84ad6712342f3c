// One chance: writes

import { expect, test } from 'vitest'
import { mergedSaid } from './merged-words.ts'

const words = (base: string, mine: string, theirs: string) => mergedSaid({ words: base }, { words: mine }, { words: theirs }).words

test('two who write in one letter lose no word of either', () => {
  expect(words('', 'Come early.', 'Bring shoes.')).toBe('Come early.\n\nBring shoes.')
  expect(words('Dear all, see you.', 'Dear all of you, see you.', 'Dear all, see you there.')).toBe('Dear all of you, see you there.')
  expect(words('One. Two.', 'Eins. Two.', 'One. Zwei.')).toBe('Eins. Zwei.')
  expect(words('x12', 'x123', 'x12\n\nxy')).toBe('x123\n\nxy')
  expect(words('Old', 'Old and new', 'Old')).toBe('Old and new')
  expect(words('Old', 'Old', 'Newer')).toBe('Newer')
  expect(words('ab', 'abc', 'abcd')).toBe('abcd')
  expect(words('gone', '', 'gone, but not quite')).toBe('gone, but not quite')
})

test('a field that one gave up stays where the other wrote in it', () => {
  expect(mergedSaid({ welcome: 'Hi' }, {}, { welcome: 'Hi' })).toEqual({})
  expect(mergedSaid({ welcome: 'Hi' }, {}, { welcome: 'Hi you' })).toEqual({ welcome: 'Hi you' })
  expect(mergedSaid({ subject: 'A' }, { subject: 'One' }, { subject: 'Two' })).toEqual({ subject: 'One / Two' })
})

test('what two wrote that is too long together stays as whoever wrote last has it', () => {
  expect(words('', 'm'.repeat(9_000), 't'.repeat(9_000))).toBe('m'.repeat(9_000))
  expect(mergedSaid({}, { contact_phone: 'm'.repeat(300) }, { contact_phone: 't'.repeat(300) })).toEqual({ contact_phone: 'm'.repeat(300) })
})
