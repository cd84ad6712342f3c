import type { Person } from '#tests/world.ts'
import type { Special, World } from './stage.ts'
import { ofEvent } from './stage-things.ts'
import { type Known, leftOut } from './valid-inputs.ts'

/** An event with one guest on its list, and a table for them. */
async function room(world: World, couple: Person, nth: number): Promise<Known> {
  const { id } = await ofEvent(world, couple, nth)
  const own = { user_id: couple.id, event_id: Number(id) }
  const guest = await world.db
    .insertInto('guests')
    .values({ user_id: couple.id, firstname: 'Grace' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await world.db
    .insertInto('guest_answers')
    .values({ ...own, guest_id: guest.id, status: 2 })
    .execute()
  const table = await world.db
    .insertInto('seating_tables')
    .values({ ...own, name: 'Fig' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const places = [{ guest_id: guest.id, companion: 0, table_id: table.id }]
  return { id, places, basis: leftOut, kind: 'at_table', guest_id: guest.id, table_id: table.id, other_id: leftOut }
}

const calls = ['get', 'proposal', 'sheet', 'seat', 'add_table', 'add_rule']

export const ofSeating: Record<string, Special> = Object.fromEntries(calls.map((call) => [`seating.${call}`, room]))
