import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Queued, QueueQuery } from './contract.ts'
import { type QueueKind, queueKinds } from './queue-kinds.ts'

const name = sql`coalesce(nullif(trim(concat_ws(' ', users.firstname, users.lastname)), ''), users.email)`
const holder = sql`coalesce((select ${name} from vendor_members acting join users on users.id = acting.user_id
  where acting.content_id = content.id order by acting.role = 'owner' desc, since limit 1), content.title)`
const isHeld = sql`exists (select from vendor_members acting where acting.content_id = content.id)`

/** Two working days, for what has no promised day of its own. */
const inTwoDays = (since: RawBuilder<unknown>) => sql`working_day_after((${since} at time zone 'UTC')::date, 2)`

function claims(isDisputed: RawBuilder<unknown>) {
  return sql`select claim.id, content.title, ${name} as who, claim.created_at as since, ${inTwoDays(sql`claim.created_at`)} as promised_on,
    '/admin/vendors?kind=claim&id=' || claim.id as url
    from vendor_claims claim join content on content.id = claim.content_id join users on users.id = claim.user_id
    where claim.state = 'open' and ${isDisputed}`
}

/** One statement for each kind, with the same columns: what it is about, who waits, since when, until when, and where it is answered. */
const statements: Record<QueueKind, RawBuilder<unknown>> = {
  wedding: sql`select sent.id, coalesce(nullif(title, ''),
      nullif(concat_ws(' & ', nullif(metas #>> '{spouse_1,firstname}', ''), nullif(metas #>> '{spouse_2,firstname}', '')), ''), slug) as title,
    ${name} as who, coalesce(submitted_at, sent.created_at) as since,
    coalesce(promised_on, working_day_after((coalesce(submitted_at, sent.created_at) at time zone 'UTC')::date, 10)) as promised_on,
    '/admin/submissions/' || slug as url
    from submissions sent join users on users.id = sent.user_id where state = 'submitted'`,
  profile: sql`select content.id, coalesce(nullif(model ->> 'name', ''), content.title) as title, ${holder} as who, submitted_at as since,
    ${inTwoDays(sql`submitted_at`)} as promised_on, '/admin/vendors?kind=profile&id=' || content.id as url
    from vendor_submissions said join content on content.id = said.content_id where said.state = 'submitted'`,
  claim: claims(sql`not ${isHeld}`),
  dispute: claims(isHeld),
  review: sql`select review.id, content.title, ${holder} as who, disputed_at as since, ${inTwoDays(sql`disputed_at`)} as promised_on,
    '/admin/reviews?id=' || review.id as url
    from vendor_reviews review join content on content.id = review.content_id
    where disputed_at is not null and settled_at is null and removed_at is null`,
  lead: sql`select lead.id, concat_ws(' ', users.firstname, users.lastname) as title, ${holder} as who, asked_at as since,
    answer_by as promised_on, '/admin/vendors?kind=lead&id=' || lead.id as url
    from lead_checks lead join conversations talk on (talk.user_id, talk.id) = (lead.user_id, lead.conversation_id)
    join content on content.id = talk.content_id join users on users.id = lead.user_id where answered_at is null`,
  report: sql`select report.id, title, coalesce((select ${name} from users where users.id = report.user_id), report.email) as who,
    report.created_at as since, answer_by as promised_on, '/admin/vendors?kind=report&id=' || report.id as url
    from reports report where answered_at is null`,
}

/** What was promised first stands first. */
export async function listQueue(db: Db, { kind, page, per_page }: QueueQuery): Promise<Queued[]> {
  const { rows } = await sql<Queued>`
    select kind, id, title, who, since, promised_on, promised_on < (now() at time zone 'UTC')::date as is_late, url
    from (${unionOf(kind ? [kind] : queueKinds)}) waiting
    order by promised_on, since, kind, id limit ${per_page} offset ${(page - 1) * per_page}`.execute(db)
  return rows
}

/** Of each kind, also of those of which nothing waits. */
export async function countQueue(db: Db): Promise<Record<QueueKind, number>> {
  const { rows } = await sql<{ kind: QueueKind; n: number }>`
    select kind, count(*)::integer as n from (${unionOf(queueKinds)}) waiting group by kind`.execute(db)
  const counts = Object.fromEntries(queueKinds.map((kind) => [kind, 0])) as Record<QueueKind, number>
  for (const { kind, n } of rows) counts[kind] = n
  return counts
}

function unionOf(kinds: readonly QueueKind[]): RawBuilder<unknown> {
  const all = kinds.map((kind) => sql`select ${sql.lit(kind)} as kind, one.* from (${statements[kind]}) one`)
  return sql.join(all, sql` union all `)
}
