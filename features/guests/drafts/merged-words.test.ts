// One chance: writes

import { expect, test } from 'vitest'
import { mergedSaid } from './merged-said.ts'

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

test('of questions each keeps what each of two did to it', () => {
  const ask = (key: string, label = key, more: object = {}) => ({
    key,
    event_id: null,
    kind: 'text' as const,
    label,
    choices: '',
    of_each_guest: false,
    ...more,
  })
  const merged = (...[base, mine, theirs]: (readonly ReturnType<typeof ask>[] | undefined)[]) =>
    mergedSaid(said(base), said(mine), said(theirs)).questions
  const said = (questions: readonly ReturnType<typeof ask>[] | undefined) => ({ ...(questions && { questions: [...questions] }) })
  const [a, b, c, d] = [ask('a'), ask('b'), ask('c'), ask('d')]
  expect(merged([a], [a, b], [a, c])).toEqual([a, b, c])
  expect(merged([a, b], [b, a], [a, b, c])).toEqual([b, a, c])
  expect(merged([a, b], [a], [a, b])).toEqual([a])
  expect(merged([a, b], [a, b, d], [a])).toEqual([a, d])
  expect(merged([a, b], [a], [a, ask('b', 'b, and why')])).toEqual([a, ask('b', 'b, and why')])
  expect(merged([a], [ask('a', 'a', { of_each_guest: true })], [ask('a', 'Aha')])).toEqual([ask('a', 'Aha', { of_each_guest: true })])
  const red = ask('a', 'a', { choices: 'Red' })
  expect(merged([red], [{ ...red, choices: 'Red\nBlue' }], [{ ...red, choices: 'Red\nGold' }])?.[0]?.choices).toBe('Red\nBlue\nGold')
  expect(merged([a], undefined, [a])).toBeUndefined()
  expect(merged([a], undefined, [a, b])).toEqual([a, b])
  expect(merged([a], [], undefined)).toEqual([])
  expect(merged([a], [a], undefined)).toBeUndefined()
  const reordered = Object.fromEntries(Object.entries(a).toReversed()) as typeof a
  expect(merged([a], [a, b], [reordered])).toEqual([a, b])
})

test('what two wrote that is too long together stays as whoever wrote last has it', () => {
  expect(words('', 'm'.repeat(9_000), 't'.repeat(9_000))).toBe('m'.repeat(9_000))
  expect(mergedSaid({}, { contact_phone: 'm'.repeat(300) }, { contact_phone: 't'.repeat(300) })).toEqual({ contact_phone: 'm'.repeat(300) })
})
