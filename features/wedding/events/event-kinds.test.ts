import { expect, test } from 'vitest'
import { demoEvents } from '#db/demo-household.ts'
import { eventKinds, freeKinds, kindOf } from './event-kinds.ts'

test('each kind has a number and a name of its own, and the demo keeps to them', () => {
  expect(new Set(eventKinds.map(({ id }) => id)).size).toBe(eventKinds.length)
  expect(new Set(eventKinds.map(({ name }) => name)).size).toBe(eventKinds.length)
  expect(demoEvents.map((event) => kindOf(event)?.name)).toEqual(['The wedding', 'Rehearsal dinner', 'Brunch after'])
})

test('a kind that the wedding has is free no more, and there is always one that no list knows', () => {
  const some = [1, 101, 102].map((taxonomy_event_id) => ({ taxonomy_event_id }))
  expect(freeKinds([]).map(({ id }) => id)).toEqual([...eventKinds.map(({ id }) => id), 101])
  expect(freeKinds(some).map(({ id }) => id)).toEqual([...eventKinds.map(({ id }) => id).slice(1), 103])
})
