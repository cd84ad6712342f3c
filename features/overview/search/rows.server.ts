import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { holding } from '#features/guests/list/list-rows.server.ts'
import { eventOf, found } from './kind-rows.server.ts'
import { type OwnKind, ownKinds } from './kinds.ts'

export interface Row {
  kind: OwnKind
  user_id: number
  id: number
  title: string
  about: string
  day: string | null
  /** On whose page it is best looked at. */
  event_id: number | null
  couple: string
  total: number
}

const columns = sql`user_id, id, title, about, day, event_id, couple, plain`

interface Sought {
  words: readonly string[]
  kind: OwnKind | undefined
  page: number
  per_page: number
}

/** What holds each of the words, kind by kind in one statement: first what begins with the first of them, then where a word does. */
export async function findNamed(db: Db, me: number, { words, kind, page, per_page }: Sought): Promise<Row[]> {
  const first = sql`(select plain_text(${words[0]}))`
  const holds = sql.join(
    words.map((word) => sql`plain like ${holding(word)}`),
    sql` and `,
  )
  const best = ownKinds
    .filter((one) => kind === undefined || one === kind)
    .map(
      (one) => sql`
        (select ${sql.lit(one)} as kind, ${sql.lit(ownKinds.indexOf(one))} as place, count(*) over ()::integer as total,
          case when starts_with(plain, ${first}) then 0 when strpos(plain, ' ' || ${first}) > 0 then 1 else 2 end as rank, found.*
        from (${found[one]}) found (${columns}) where ${holds}
        order by rank, title, id limit ${per_page} offset ${(page - 1) * per_page})`,
    )
  const { rows } = await sql<Row>`
    with reach as materialized (
      select ${me}::bigint as user_id, null::bigint as posse_id, true as is_own, true as is_all, '' as couple
      union all
      select posse.user_id, posse.id, false, posse.role = 'partner',
        case when posse.role = 'partner' then '' else concat_ws(' & ', nullif(owner.firstname, ''), nullif(owner.other_firstname, '')) end
      from user_posses posse join users owner on owner.id = posse.user_id
      where posse.member_id = ${me} and posse.accepted_at is not null
    )
    select kind, found.user_id, id, title, about, day, ${eventOf} as event_id, found.couple, total
    from (${sql.join(best, sql` union all `)}) found join reach on reach.user_id = found.user_id
    order by place, rank, title, id`.execute(db)
  return rows
}
