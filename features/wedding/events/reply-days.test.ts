import { expect, test } from 'vitest'
import { todayIn } from '#features/account/sign-in/today.ts'
import { isOver } from './reply-days.ts'

test('a last day to answer ends at midnight where the couple lives', () => {
  const now = new Date('2026-11-02T06:30:00Z')
  expect([todayIn('America/Los_Angeles', now), todayIn('Asia/Tokyo', now), todayIn('UTC', now)]).toEqual([
    '2026-11-01',
    '2026-11-02',
    '2026-11-02',
  ])
  expect([isOver('2026-11-01', '2026-11-01'), isOver('2026-11-01', '2026-11-02'), isOver(null, '2026-11-02')]).toEqual([false, true, false])
})
