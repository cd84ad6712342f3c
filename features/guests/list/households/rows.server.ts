import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { history } from '#features/lines.server.ts'
import type { Wedding } from '#db/wedding.ts'
import { reachable, shownName } from '#features/wedding/access/guest-reach-rows.server.ts'
import type { HouseholdRecord } from './contract.ts'

export async function findHousehold(db: Db, wedding: Wedding, id: number): Promise<HouseholdRecord | undefined> {
  const { user_id, events } = wedding
  const name = events === 'all' ? sql`name` : shownName(user_id, events)
  const { rows } = await sql<HouseholdRecord>`
    select id, ${name} as name, (select coalesce(jsonb_agg(guests.id order by guests.id), '[]') from guests
      where (guests.user_id, guests.household_id) = (households.user_id, households.id) and ${reachable(wedding)}) as guest_ids
    from households where user_id = ${user_id} and id = ${id}`.execute(db)
  return rows[0]
}

/** False for who sees only some of its guests: the envelope names the others too, and what one can't read one doesn't write over. */
export async function isNameShown(db: Db, { user_id, events }: Wedding, id: number): Promise<boolean> {
  if (events === 'all') return true
  const { rows } = await sql<{ is_shown: boolean }>`
    select not exists (select from guests where (guests.user_id, guests.household_id) = (households.user_id, households.id)
      and not ${reachable({ events })}) as is_shown
    from households where user_id = ${user_id} and id = ${id}`.execute(db)
  return rows[0]?.is_shown ?? false
}

export async function insertHousehold(db: Db, wedding: Wedding, name: string, act: string): Promise<number> {
  const { id } = await db
    .with('added', (db) => db.insertInto('households').values({ user_id: wedding.user_id, name }).returning(['id', 'name']))
    .with('told', history(wedding, { what: 'household.add', of: 'added', after: sql`to_jsonb(added)`, act }))
    .selectFrom('added')
    .select('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function renameHousehold(db: Db, wedding: Wedding, id: number, name: string, act: string): Promise<void> {
  const earlier = db.selectFrom('households').where('user_id', '=', wedding.user_id).where('id', '=', id).select(['id', 'name']).forUpdate()
  await db
    .with('earlier', () => earlier)
    .with('edited', (db) =>
      db
        .updateTable('households')
        .from('earlier')
        .where('households.user_id', '=', wedding.user_id)
        .whereRef('households.id', '=', 'earlier.id')
        .set({ name })
        .returning(['households.id', 'households.name', 'earlier.name as earlier_name']),
    )
    .with(
      'told',
      history(wedding, {
        what: 'household.change',
        of: 'edited',
        before: sql`jsonb_build_object('name', edited.earlier_name)`,
        after: sql`jsonb_build_object('name', edited.name)`,
        act,
      }),
    )
    .selectFrom('edited')
    .select('id')
    .execute()
}
