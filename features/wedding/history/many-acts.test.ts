import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()

test('2,000 acts of 40,000 lines are counted, and read a page at a time', async () => {
  const ada = await world.couple()
  const party = await world.event(ada, 'Party')
  const { ids } = (await ada.post('/guests/many', { names: Array.from({ length: 20 }, (_, nth) => `Guest${nth}`).join('\n') })).body.data
  await sql`
    insert into wedding_changes (user_id, actor_id, what, object_id, event_id, before, after, act, is_first)
    select ${ada.id}, ${ada.id}, 'guest.change', guest, null, '{"notes": "Before", "address_line1": "Main Street 1"}', ${JSON.stringify({ notes: 'x'.repeat(500) })}::jsonb , act, guest = ${ids[0]}
    from (select gen_random_uuid() as act from generate_series(1, 2000)) acts, unnest(${ids}::bigint[]) guest`.execute(world.db)
  const aunt = await world.helper(ada, { [party.id]: [1, 2] })
  await sql`analyze wedding_changes`.execute(world.db)
  for (const path of ['/wedding-changes', '/wedding-changes?page=66', '/wedding-changes?kind=guests']) {
    const { data, meta } = (await ada.get(path)).body
    expect([path, data.length, meta.total > 2_000]).toEqual([path, 30, true])
    const acts = data.filter(({ kind }: { kind: string }) => kind === 'guests')
    expect(acts.slice(3).every(({ things, names }: { things: number; names: string[] }) => things === 20 && names.length === 3)).toBe(true)
  }
  expect((await aunt.get(`/wedding-changes?user_id=${ada.id}`)).body.meta.total).toBe(1)
})
