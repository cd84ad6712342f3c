import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()

test('a guest list holds 10,000 guests, which nobody is told before; who comes with more is, and may still take some away', async () => {
  const ada = await world.couple()
  await sql`insert into guests (user_id, firstname) select ${ada.id}, 'Guest' || nth from generate_series(1, 9999) nth`.execute(world.db)
  const { body, status } = await ada.post('/guests', { firstname: 'The last' })
  expect(status).toBe(201)
  for (const refused of [await ada.post('/guests', { firstname: 'One more' }), await ada.post('/guests/many', { names: 'Ann & Bo' })]) {
    expect(refused.status).toBe(422)
    expect(refused.body).toEqual({ message: 'A guest list holds 10,000 guests at most.', errors: {} })
  }
  expect((await ada.get('/guests')).body.meta.total).toBe(10_000)
  expect((await ada.delete(`/guests/${body.data.id}`)).status).toBe(204)
  expect((await ada.post('/guests', { firstname: 'One more' })).status).toBe(201)
})

test('events, households and helpers have their limits, too', async () => {
  const ada = await world.couple()
  await sql`insert into guest_wedding_events (user_id, taxonomy_event_id, name) select ${ada.id}, nth, 'Day' from generate_series(1, 1000) nth`.execute(
    world.db,
  )
  const event = await ada.post('/guest_wedding_events', { name: 'One more', taxonomy_event_id: 2_000 })
  expect([event.status, event.body.message]).toEqual([422, 'A wedding has 1,000 events at most.'])
  const households = sql`insert into households (user_id) select ${ada.id} from generate_series(1, 20001)`.execute(world.db)
  await expect(households).rejects.toThrow('A guest list has 20,000 households at most.')
  const helpers =
    sql`insert into user_posses (user_id, email) select ${ada.id}, nth || '@example.com' from generate_series(1, 1001) nth`.execute(
      world.db,
    )
  await expect(helpers).rejects.toThrow('A wedding has 1,000 helpers at most.')
})

test('a checklist has its limit', async () => {
  const ada = await world.couple()
  const event = await world.event(ada, 'Party')
  await sql`insert into user_checklist_items (user_id, guest_wedding_event_id, title)
    select ${ada.id}, ${event.id}, 'Task' from generate_series(1, 5000)`.execute(world.db)
  const task = await ada.post('/user-checklist-items', { guest_wedding_event_id: event.id, title: 'One more' })
  expect([task.status, task.body]).toEqual([422, { message: 'A wedding has 5,000 tasks at most.', errors: {} }])
  expect((await ada.get('/user-checklist-items')).body.meta.total).toBe(5_000)
})

// RULE-082
test('whatever somebody may add without end has a limit in the database, and so will what is still to come', async () => {
  const { rows } = await sql<{ table: string; is_limited: boolean }>`
    select kept.relname as table, exists (
      select from pg_trigger guard join pg_proc made on made.oid = guard.tgfoid
      where guard.tgrelid in (kept.oid, case kept.relname when 'guests' then 'guest_totals'::regclass end)
        and made.proname in ('keep_within', 'refuse_more')) as is_limited
    from pg_class kept join pg_constraint key on key.conrelid = kept.oid and key.contype = 'p'
    where kept.relnamespace = 'public'::regnamespace
      and array(select attname::text from pg_attribute where attrelid = kept.oid and attnum = any (key.conkey) order by attname)
        = array['id', 'user_id']
    order by kept.relname`.execute(world.db)
  const tables = rows.filter(({ is_limited }) => is_limited).map(({ table }) => table)
  expect(tables).toEqual(expect.arrayContaining(['files', 'guest_wedding_events', 'guests', 'households', 'user_checklist_items']))
  const open = rows.filter(({ table, is_limited }) => !is_limited && !limitedElsewhere.has(table))
  expect(open).toEqual([])
})

/** Tables of a wedding that nobody adds to without end, and why. */
const limitedElsewhere = new Map([
  ['wedding_changes', 'a line for each change, which are counted by the minute'],
  ['notifications', 'written by the product alone'],
  ['rsvp_questions', 'ten at most, says the contract'],
  ['sendings', 'letters are counted by the day'],
  ['guest_letters', 'letters are counted by the day'],
  ['collected_addresses', 'so many wait at most'],
  ['user_events', 'counted by the hour'],
  ['registries', 'a couple has one'],
  ['websites', 'a couple has one'],
  ['conversations', 'one for each vendor who was asked, and enquiries have their limit'],
])
