import { expect, test } from 'vitest'
import { outcomeOf } from './outcome.ts'
import { agoOf, dayHeading, dayWord } from './when.ts'

const now = Date.parse('2026-11-22T02:00:00Z')

test('how long ago something was is said as short as it can be, where the clock hangs', () => {
  const ago = (moment: string, zone = 'UTC') => agoOf(moment, now, zone)
  expect([ago('2026-11-22T01:59:50Z'), ago('2026-11-22T01:20:00Z'), ago('2026-11-22T00:00:00Z')]).toEqual(['1 min', '40 min', '2 h'])
  expect([ago('2026-11-21T23:00:00Z'), ago('2026-11-21T12:00:00Z'), ago('2026-11-21T12:00:00Z', 'America/Los_Angeles')]).toEqual([
    '3 h',
    'yesterday',
    '14 h',
  ])
  expect([ago('2026-11-18T12:00:00Z'), ago('2026-11-03T12:00:00Z')]).toEqual(['Wed', 'November 3'])
  expect(ago('2026-11-22T02:05:00Z')).toBe('1 min')
})

test('a day has its name for a week, then its date, and its year where that is another', () => {
  expect(
    ['2026-11-22T01:00:00Z', '2026-11-21T01:00:00Z', '2026-11-17T01:00:00Z', '2026-11-15T01:00:00Z'].map((day) => dayWord(day, now, 'UTC')),
  ).toEqual(['today', 'yesterday', 'Tuesday', 'November 15'])
  expect(dayHeading('2026-11-14T12:00:00Z', now, 'UTC')).toBe('Saturday, November 14')
  expect(dayHeading('2025-11-14T12:00:00Z', now, 'UTC')).toBe('Friday, November 14, 2025')
  expect(dayHeading('2026-11-22T01:00:00Z', now, 'America/Los_Angeles')).toBe('Today')
})

test('an undo says what is as before, what stays and why, and what waits', () => {
  const guest = (id: number) => ({ kind: 'guest' as const, id })
  const stays = { at: null, by: 'Theo' }
  expect(
    outcomeOf({
      undo: '',
      undone: [guest(1), guest(2)],
      kept: [
        { ...guest(3), ...stays, name: 'Bo', why: 'changed' },
        { ...guest(4), ...stays, name: 'Cy', why: 'gone' },
        { kind: 'household', id: 5, ...stays, name: 'The Bos', why: 'taken' },
      ],
      lost: [{ kind: 'event', id: 6, name: 'Party', guests: 2 }],
    }),
  ).toEqual([
    'Taken back: 2 guests are as before.',
    'Bo stays: Theo changed that since.',
    'Cy is gone: Theo deleted that since.',
    'The answers of 2 guests to Party wait until that event is brought back.',
  ])
  expect(outcomeOf({ undo: '', undone: [], kept: [{ ...guest(3), name: '', why: 'gone', by: null, at: null }], lost: [] })).toEqual([
    'Nothing was taken back.',
    'Somebody without a name is gone.',
  ])
})

test('tasks and helpers that stay are named, as is the wedding itself', () => {
  const stays = { id: 3, at: null, by: 'Theo', why: 'changed' as const }
  const [, ...lines] = outcomeOf({
    undo: '',
    undone: [],
    kept: [
      { ...stays, kind: 'item', name: 'Book the band' },
      { ...stays, kind: 'item', name: 'Order the cake', why: 'gone' },
      { ...stays, kind: 'posse', name: 'Adaeze', why: 'taken', by: null },
      { ...stays, kind: 'household', name: '' },
      { ...stays, kind: 'user', name: '' },
    ],
    lost: [],
  })
  expect(lines).toEqual([
    '“Book the band” stays: Theo changed that since.',
    '“Order the cake” is gone: Theo deleted that since.',
    'Adaeze was asked anew since: that stays.',
    'A household without a name stays: Theo changed that since.',
    'What was said of the wedding stays: Theo changed that since.',
  ])
})
