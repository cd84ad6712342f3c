import { expect, test } from 'vitest'
import { showMoment } from './moments.ts'

// CONST-025
test.each([
  ['2026-11-21T21:05:59.000Z', '11-21-2026 9:5 PM UTC'],
  ['2026-01-02T00:00:00.000Z', '01-02-2026 12:0 AM UTC'],
  ['2026-01-02T12:30:00.000Z', '01-02-2026 12:30 PM UTC'],
])('%s is shown as %s', (moment, shown) => expect(showMoment(moment)).toBe(shown))
