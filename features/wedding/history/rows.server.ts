import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { pictureOf } from '#features/files/uploads/use-rows.server.ts'
import { undoable } from '#features/wedding/undo/rows.server.ts'
import { kindNames, kinds } from '#features/kinds.ts'
import type { ActRow } from './act-parts.ts'
import type { ActQuery } from './contract.ts'
import type { Kind } from './kinds.ts'
import { isListed, isReached, narrowed, type Reach } from './reach-rows.server.ts'
import { samples } from './sample-rows.server.ts'

export interface Question extends Pick<ActQuery, 'person' | 'kind' | 'event_id'> {
  reach: Reach
  /** Only what others did after this moment. */
  since?: string | undefined
  /** Only what began before this line. */
  before?: number | undefined
  limit: number
  offset: number
}

/** One page of acts, the latest first, each with what its lines say together. */
export async function findActs(db: Db, wedding: Wedding, question: Question): Promise<ActRow[]> {
  const { user_id, actor_id } = wedding
  const { limit, offset, before } = question
  const { rows } = await sql<ActRow>`
    with found as (
      select line.act, min(line.id) as head from wedding_changes line where ${matching(wedding, question)} group by line.act
    ),
    page as materialized (
      select act, head, (select count(*) from found) as total from found
      where ${before ?? null}::bigint is null or head < ${before ?? null} order by head desc limit ${limit} offset ${offset}
    ),
    ${samples(wedding, question.reach)}
    select page.act as id, page.head, page.total, first.actor_id, actor.firstname as actor, ${pictureOf('actor.id', 'actor.avatar_id')} as avatar, first.created_at,
      first.impersonator_id is not null as is_operator, own.undone_at, undo.actor_id as undoer_id, undo.firstname as undoer,
      first.created_at > now() - ${undoable} as is_recent,
      own.is_own,
      exists (select from wedding_changes back where back.user_id = ${user_id} and back.undone_by = page.act) as is_undoing,
      (select jsonb_agg(part.told order by part.first_id) from part where part.act = page.act) as parts
    from page join wedding_changes first on (first.user_id, first.id) = (${user_id}, page.head)
    left join users actor on actor.id = first.actor_id
    -- One line that still stands is enough to have something to take back.
    cross join lateral (
      select bool_and(line.actor_id is not distinct from ${actor_id}) as is_own,
        case when bool_and(line.undone_at is not null) then max(line.undone_at) end as undone_at
      from wedding_changes line where line.user_id = ${user_id} and line.act = page.act
    ) own
    left join lateral (
      select undo.actor_id, users.firstname from wedding_changes undo left join users on users.id = undo.actor_id
      where undo.user_id = ${user_id} and undo.act = first.undone_by limit 1
    ) undo on true
    order by page.head desc`.execute(db)
  return rows
}

/** How many acts there are behind the last page, where a page is empty. */
export async function countActs(db: Db, wedding: Wedding, question: Question): Promise<number> {
  const { rows } = await sql<{ acts: number }>`
    select count(distinct line.act) as acts from wedding_changes line where ${matching(wedding, question)}`.execute(db)
  return rows[0]!.acts
}

/** Who did anything that the caller may see; null for guests, and for who has no account any more. */
export async function findPeople(db: Db, wedding: Wedding, reach: Reach): Promise<{ id: number | null; name: string | null }[]> {
  const { rows } = await sql<{ id: number | null; name: string | null }>`
    select actor.id, actor.firstname as name from (
      select distinct line.actor_id from wedding_changes line where ${matching(wedding, { reach })}
    ) acting left join users actor on actor.id = acting.actor_id order by actor.id nulls last`.execute(db)
  return rows
}

/** Of `line`. Where all lines of an act are within reach, the first of each kind says enough. */
function matching({ user_id, actor_id }: Wedding, question: Pick<Question, 'reach' | 'person' | 'kind' | 'event_id' | 'since'>) {
  const { reach, person, kind, event_id, since } = question
  const isAboutAll = reach === 'all' && event_id === undefined
  const filters = [
    sql`line.user_id = ${user_id}`,
    ...(isAboutAll ? [sql`line.is_first`] : []),
    isListed,
    isReached(reach),
    ...(event_id === undefined ? [] : [isReached(narrowed(reach, event_id))]),
    ...(kind === undefined ? [] : [ofKind(kind)]),
    ...(person === undefined ? [] : [person === 'guests' ? isOfGuest : sql`line.actor_id = ${person}`]),
    ...(since === undefined ? [] : [sql`line.created_at > ${since} and line.actor_id is distinct from ${actor_id}`]),
  ]
  return sql.join(filters, sql` and `)
}

const isOfGuest = sql`line.actor_id is null and line.what = 'guest.reply' and line.after ->> 'channel' = 'guest'`

function ofKind(kind: Kind) {
  if (kind === 'answers') return sql`line.what = 'guest.reply'`
  const begins = kindNames.filter((name) => kinds[name] === kind).map((name) => `${name}.%`)
  return sql`(line.what like any(${sql.lit(`{${begins.join()}}`)}::text[]) and line.what <> 'guest.reply')`
}
