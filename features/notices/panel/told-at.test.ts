import { expect, test } from 'vitest'
import { toldAt } from './told-at.ts'

const now = Date.parse('2026-11-20T18:30:00Z')

test.each([
  ['2026-11-20T21:12:00Z', 'Today, 4:12 pm'],
  ['2026-11-20T05:30:00Z', 'Today, 12:30 am'],
  ['2026-11-20T04:59:00Z', 'Yesterday, 11:59 pm'],
  ['2026-11-18T12:00:00Z', 'Wednesday'],
  ['2026-11-14T12:00:00Z', 'Saturday'],
  ['2026-11-13T12:00:00Z', 'November 13'],
  ['2025-11-13T12:00:00Z', 'November 13, 2025'],
])('%s is %s in New York', (moment, said) => {
  expect(toldAt(moment, 'America/New_York', now)).toBe(said)
})
