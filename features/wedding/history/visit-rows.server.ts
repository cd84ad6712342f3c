import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'

/** Who was away for so long comes for another visit. */
const apart = sql`interval '30 minutes'`

/** When the caller's visit before this one ended; undefined for who is here for the first time. */
export async function findLastVisit(db: Db, { user_id, actor_id }: Wedding): Promise<string | undefined> {
  const { rows } = await sql<{ last_at: string | null }>`
    select case when seen_at < now() - ${apart} then seen_at else last_at end as last_at
    from wedding_visits where user_id = ${user_id} and member_id = ${actor_id}`.execute(db)
  return rows[0]?.last_at ?? undefined
}

/** Within a visit nothing stops being new, however often the page is opened. */
export async function saveVisit(db: Db, { user_id, actor_id }: Wedding): Promise<void> {
  await sql`
    insert into wedding_visits as visit (user_id, member_id) values (${user_id}, ${actor_id})
    on conflict (user_id, member_id) do update set
      last_at = case when visit.seen_at < now() - ${apart} then visit.seen_at else visit.last_at end, seen_at = now()`.execute(db)
}
