// One chance: writes

import { expect, test } from 'vitest'
import { commitsOf } from '#tests/commits.ts'
import { messySheet } from '#tests/messy-sheet.ts'
import { newWorld } from '#tests/world.ts'
import { guessColumns } from './column-guess.ts'
import { readFile } from '#web/files/file-reading.ts'
import { checkRows, lookAt } from './import-check.ts'
import { planOf } from './import-plan.ts'

const world = await newWorld()
const labels = { email: 'Email:', phone: 'Phone:', reply: 'RSVP:' }

async function planned(
  events: { id: number; name: string }[],
  { rows = 400, seed = 7, known = [] as Parameters<typeof checkRows>[1]['known'] } = {},
) {
  const { table } = await readFile(new TextEncoder().encode(messySheet({ rows, seed })))
  const { headAt, targets } = guessColumns(table.rows, events)
  const context = { events: events.map(({ id }) => id), couple: ['Theo', 'June'] as const, labels }
  const checked = checkRows(table.rows, { headAt, targets, context, known })
  return { ...checked, targets, plan: planOf({ ...checked, decisions: new Map(), labels }) }
}

test('a messy sheet of 400 rows is taken as it is, and brought again it adds nobody', async () => {
  const couple = await world.couple()
  const party = await world.event(couple, 'The wedding')
  const { parties, doubles, targets, plan } = await planned([party])
  expect(targets).toEqual(['name', 'group', 'phone', 'email', 'address', 'party_size', `rsvp:${party.id}`, 'dietary', 'leave_out'])
  expect(parties.length).toBeGreaterThanOrEqual(401)
  expect(parties.filter((party) => lookAt(party, targets).length > 0).length).toBeGreaterThan(20)
  expect(doubles.filter(({ of }) => of === 'file').length).toBeGreaterThan(2)

  const saved = await couple.post('/guests/import', { act: crypto.randomUUID(), ...plan })
  expect([saved.status, saved.body.errors]).toEqual([201, undefined])
  const { data: known } = (await couple.get('/guests/import')).body
  expect(known).toHaveLength(plan.guests.length)

  const again = await planned([party], { known })
  expect(again.doubles.filter(({ of }) => of === 'list')).toHaveLength(again.parties.length - 1) // but for the line with the total
  const merged = await couple.post('/guests/import', { act: crypto.randomUUID(), ...again.plan, guests: [], households: [] })
  expect(merged.status).toBe(201)
  expect(again.plan.guests.map(({ firstname, lastname }) => `${firstname} ${lastname}`)).toEqual([])
})

test('whatever stands in a sheet, what is sent of it is taken by the call', async () => {
  const couple = await world.couple()
  const party = await world.event(couple, 'The wedding')
  for (let seed = 1; seed <= 12; seed++) {
    const { plan } = await planned([party], { rows: 60, seed })
    const saved = await couple.post('/guests/import', { act: crypto.randomUUID(), ...plan })
    expect([seed, saved.status, saved.body.errors]).toEqual([seed, 201, undefined])
  }
})

test('5,000 rows are read, compared with 2,000 guests, saved in one commit and counted', async () => {
  const couple = await world.couple()
  const party = await world.event(couple, 'The wedding')
  const { plan } = await planned([party], { rows: 1_400 })
  await couple.post('/guests/import', { act: crypto.randomUUID(), ...plan })
  const { data: known } = (await couple.get('/guests/import')).body
  const second = await planned([party], { rows: 4_900, seed: 99, known })
  const saved = await couple.post('/guests/import', { act: crypto.randomUUID(), ...second.plan })
  expect(saved.status).toBe(201)
  expect(await commitsOf(world.db, couple)).toBe(2) // one for each file
  expect((await couple.get('/guests')).body.meta.total).toBe(plan.guests.length + second.plan.guests.length)
}, 90_000)
