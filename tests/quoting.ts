import { sql } from 'kysely'
import { expect } from 'vitest'
import type { newWorld, Person } from './world.ts'

export const price = { key: 'all', name: 'All flowers', section: 'Flowers', how: { by: 'amount', amount: 365_000 } }
export const terms = { lines: [price], deposit: { percent: 2_500, state: 'refundable', until: '2027-04-01' } }
export const heads = { adults: 90, drinkers: 80, children: 2, infants: 1, vendors: 6 }

type World = Awaited<ReturnType<typeof newWorld>>

export async function quoting(world: World) {
  const ada = await world.couple()
  const { body } = await ada.post('/guest_wedding_events', { taxonomy_event_id: 1, name: 'The wedding' })
  return { ada, event: body.data as { id: number } }
}

export async function vendor(
  { db }: World,
  couple: Person,
  { name = 'Fern & Fable', event = null as number | null, taxonomy = 'florists' } = {},
): Promise<number> {
  const values = { user_id: couple.id, name, taxonomy, guest_wedding_event_id: event }
  return (await db.insertInto('user_vendors').values(values).returning('id').executeTakeFirstOrThrow()).id
}

export async function quoted(couple: Person, vendor: number, terms: object): Promise<{ id: number; number: number }> {
  const { status, body } = await couple.post(`/user-vendors/${vendor}/quotes`, { terms })
  expect(status).toBe(201)
  return body.data
}

export async function guests(couple: Person, event_id: number, said: Record<'coming' | 'waiting' | 'declined', number>): Promise<void> {
  for (const [status, n] of [
    [2, said.coming],
    [1, said.waiting],
    [3, said.declined],
  ] as const)
    for (let nth = 0; nth < n; nth++) await couple.post('/guests', { firstname: 'Grace', wedding_events: [{ id: event_id, status }] })
}

export async function item({ db }: World, couple: Person, event: number, title: string): Promise<number> {
  const values = { user_id: couple.id, guest_wedding_event_id: event, title }
  return (await db.insertInto('user_checklist_items').values(values).returning('id').executeTakeFirstOrThrow()).id
}

export async function parts(couple: Person): Promise<[string, number][]> {
  const { body } = await couple.get('/user-transactions?order_by=created_at')
  return body.data.map(({ name, amount }: { name: string; amount: number }) => [name, amount])
}

export function vendorRow({ db }: World, id: number) {
  return db.selectFrom('user_vendors').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
}

/** What accepting may change, but for versions and moments. */
export async function everything({ db }: World, { id }: Person) {
  const { rows } = await sql<{ row: object }>`
    select to_jsonb(r) - 'version' - 'updated_at' as row from (select * from user_vendors where user_id = ${id}) r
    union all select to_jsonb(r) - 'version' - 'updated_at' from (select * from user_quotes where user_id = ${id}) r
    union all select to_jsonb(r) - 'version' - 'updated_at' from (select * from budget_items where user_id = ${id}) r
    union all select to_jsonb(r) - 'version' - 'updated_at' from (select * from user_transactions where user_id = ${id}) r
    union all select to_jsonb(r) - 'version' - 'updated_at' from (select * from user_checklist_items where user_id = ${id}) r`.execute(db)
  return rows
}
