import { expect, test } from 'vitest'
import { asOfWords } from './as-of-words.ts'

test('what was kept today names the time, what is older the day too', () => {
  const now = new Date(2026, 10, 21, 18, 0)
  expect(asOfWords(new Date(2026, 10, 21, 14, 32).toISOString(), now)).toBe('As of 14:32')
  expect(asOfWords(new Date(2026, 10, 20, 9, 5).toISOString(), now)).toBe('As of Nov 20, 09:05')
  expect(asOfWords('', now)).toBe('')
})
