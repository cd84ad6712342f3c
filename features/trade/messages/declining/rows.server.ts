import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Caller, Place } from '../rows.server.ts'
import type { Waiting } from './contract.ts'

/** Open conversations about a service for which somebody else was hired. */
export async function findWaiting(db: Db, { id, partner_in }: Caller): Promise<Waiting[]> {
  const couples = [id, ...(partner_in === null ? [] : [partner_in])]
  const { rows } = await sql<Waiting>`
    select asked.service, min(hired.name) as hired,
      jsonb_agg(distinct jsonb_build_object('id', conversations.id, 'name', content.title)) as others
    from conversations join content on content.id = conversations.content_id
    join enquiries asked on (asked.user_id, asked.content_id) = (conversations.user_id, conversations.content_id) and asked.closed_at is null
    join user_vendors hired on hired.user_id = conversations.user_id and hired.status = 'hired' and hired.taxonomy = asked.service
      and hired.vendor_id is distinct from conversations.content_id
    where conversations.user_id = any(${couples}::bigint[]) and is_open and blocked_by is null and not exists (
      select from user_vendors theirs where theirs.user_id = conversations.user_id and theirs.vendor_id = conversations.content_id and theirs.status = 'hired')
    group by asked.service order by asked.service`.execute(db)
  return rows
}

/** Those of them that are the couple's and open, held until each has its no. */
export async function holdOpen(db: Db, { id, partner_in }: Caller, ids: readonly number[]): Promise<Place[]> {
  const couples = [id, ...(partner_in === null ? [] : [partner_in])]
  const { rows } = await sql<Place>`
    select id, user_id, content_id, 'couple' as side from conversations
    where id = any(${ids}::bigint[]) and user_id = any(${couples}::bigint[]) and is_open and blocked_by is null order by id for no key update`.execute(
    db,
  )
  return rows
}
