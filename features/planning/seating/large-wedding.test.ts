import { expect, test } from 'vitest'
import type { Proposal, SeatingPlan } from './contract.ts'
import { contradicting, largeWedding } from '#tests/large-seating.ts'
import { keyOf } from './person-key.ts'
import { seatedAnew } from './seated-anew.ts'
import { sittingOf, standingOf } from './wish-standing.ts'

function taken(plan: SeatingPlan, { places }: Proposal): SeatingPlan {
  const at = new Map(places.map((place) => [keyOf(place), place.table_id]))
  return { ...plan, people: plan.people.map((person) => ({ ...person, table_id: at.get(keyOf(person)) ?? person.table_id })) }
}

// W2
test('200 guests at 25 tables by 60 rules: everybody sits, every must is kept; five who can’t come move nobody', () => {
  const plan = largeWedding()
  expect([plan.people.length, plan.tables.length, plan.rules.length]).toEqual([200, 25, 60])
  const found = seatedAnew(plan, 1)
  expect([found.state, found.moves, found.places.length]).toEqual(['found', 0, 200])
  const seated = taken(plan, found)
  for (const { id, seats } of seated.tables)
    expect(seated.people.filter(({ table_id }) => table_id === id).length).toBeLessThanOrEqual(seats)
  const broken = seated.rules.filter((rule) => standingOf(rule, sittingOf(seated.people)) === 'broken')
  expect(broken.filter(({ is_must }) => is_must)).toEqual([])
  expect(broken.length).toBeLessThanOrEqual(6)
  const homes = Map.groupBy(seated.people, ({ household_id }) => household_id)
  const split = [...homes.values()].filter((some) => new Set(some.map(({ table_id }) => table_id)).size > 1)
  expect(split.length).toBeLessThan(30)

  const rest = { ...seated, people: seated.people.filter((_, nth) => nth % 40 !== 7) }
  expect(rest.people).toHaveLength(195)
  expect(seatedAnew(rest, 5)).toMatchObject({ state: 'found', moves: 0, places: [] })
  expect(seatedAnew(plan, 1)).toEqual(found)
})

// W2
test('who comes late finds a chair, and nobody moves for them', () => {
  const large = largeWedding()
  const isLate = (id: number | null) => id !== null && id > 190
  const rules = large.rules.filter(({ is_must, guest_id, other_id }) => !is_must || !(isLate(guest_id) || isLate(other_id)))
  const plan = { ...large, rules }
  const early = { ...plan, people: plan.people.slice(0, 190) }
  const seated = taken(early, seatedAnew(early, 1))
  const late = seatedAnew({ ...plan, people: [...seated.people, ...plan.people.slice(190)] }, 1)
  expect([late.state, late.moves, late.places.length]).toEqual(['found', 0, 10])
})

// W2
test('musts that contradict each other in many ways end with the steps they are given, the same each time', () => {
  const plan = contradicting()
  const looked = (left: number) => {
    const steps = { left }
    const { state, conflict } = seatedAnew(plan, 1, steps)
    return { state, conflict, over: -steps.left }
  }
  const once = looked(300_000)
  expect(once).toMatchObject({ state: 'unknown', conflict: [] })
  // The last look at everybody may be begun, and no more.
  expect(once.over).toBeGreaterThanOrEqual(0)
  expect(once.over).toBeLessThanOrEqual(plan.people.length)
  expect(looked(300_000)).toEqual(once)
})
