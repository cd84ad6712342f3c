import { sql } from 'kysely'
import { type Db, inTransaction } from '#db/db.ts'
import type { ApprovalPage } from './contract.ts'

/** What counts is what was recorded last. */
export async function isApproved(db: Db): Promise<boolean> {
  const last = await db.selectFrom('gift_approvals').select('approved_on').orderBy('id', 'desc').limit(1).executeTakeFirst()
  return last !== undefined && last.approved_on !== null
}

/** So many lines are kept, and as many shown. */
const most = 50

export async function findRecorded(db: Db): Promise<ApprovalPage['recorded']> {
  const { rows } = await sql<ApprovalPage['recorded'][number]>`
    select approved_on, reference, concat_ws(' ', users.firstname, users.lastname) as by, recorded_at as at
    from gift_approvals line left join users on users.id = line.recorded_by order by line.id desc limit ${most}`.execute(db)
  return rows
}

/** What stands already needs no line. */
export function record(db: Db, said: { approved_on: string | null; reference: string; recorded_by: number }): Promise<void> {
  const { approved_on, reference, recorded_by } = said
  return inTransaction(db, async (db) => {
    await sql`select pg_advisory_xact_lock(hashtext('posy gift approval'))`.execute(db)
    await sql`with last as (select approved_on, reference from gift_approvals order by id desc limit 1),
        gone as (delete from gift_approvals where id <= (select id from gift_approvals order by id desc offset ${most - 1} limit 1))
      insert into gift_approvals (approved_on, reference, recorded_by)
      select ${approved_on}::date, ${reference}, ${recorded_by}
      where not exists (select from last where approved_on is not distinct from ${approved_on}::date and reference = ${reference})
      and (${approved_on}::date is not null or exists (select from last))`.execute(db)
  })
}

type Standing = Pick<ApprovalPage, 'accounts' | 'under_way' | 'under_way_since'>

/** Of all couples, and of none in particular. */
export async function findStanding(db: Db): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select (select count(*)::integer from gift_accounts where charges_enabled and disconnected_at is null) as accounts,
      count(*)::integer as under_way, min(created_at) as under_way_since
    from card_gifts where status in ('begun', 'needs_action')`.execute(db)
  return rows[0]!
}
