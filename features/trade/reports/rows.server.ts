import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { isShown } from '#features/magazine/content/rows.server.ts'
import type { WaitingReport } from './contract.ts'
import type { ReportKind, ReportReason, reportVerdicts } from './report-reasons.ts'

export interface Reported {
  title: string
  url: string
}

/** What everybody may read; a picture by the piece that it stands in. */
export async function findPublic(db: Db, kind: Exclude<ReportKind, 'conversation'>, id: number): Promise<Reported | undefined> {
  const { rows } = await (kind === 'page'
    ? sql<Reported>`select title, url from content where id = ${id} and ${isShown}`
    : sql<Reported>`select title, '/image-viewer/' || picture.id as url from content_pictures picture
          join content on content.id = picture.content_id where picture.id = ${id} and ${isShown}`
  ).execute(db)
  return rows[0]
}

/** A conversation by the business that it is with. */
export async function findTalk(db: Db, { user_id, id }: { user_id: number; id: number }): Promise<{ title: string }> {
  const { rows } = await sql<{ title: string }>`select title from conversations join content on content.id = content_id
    where conversations.user_id = ${user_id} and conversations.id = ${id}`.execute(db)
  return rows[0]!
}

interface NewReport extends Reported {
  user_id: number | null
  email: string
  kind: ReportKind
  thing_id: number
  reason: ReportReason
  words: string
}

/** What the same person reported already waits on, with the words of now. */
export async function addReport(db: Db, report: NewReport): Promise<string> {
  const { rows } = await sql<{ answer_by: string }>`
    insert into reports as kept (user_id, email, kind, thing_id, title, url, reason, words)
    values (${report.user_id}, ${report.email}, ${report.kind}, ${report.thing_id}, ${report.title}, ${report.url}, ${report.reason}, ${report.words})
    on conflict (kind, thing_id, lower(email)) where answered_at is null
    do update set reason = excluded.reason, words = excluded.words where kept.user_id is not distinct from excluded.user_id
    returning answer_by`.execute(db)
  return rows[0]?.answer_by ?? promised(db)
}

/** Whoever writes under somebody else's address changes nothing of theirs, and learns nothing of it. */
async function promised(db: Db): Promise<string> {
  const { rows } = await sql<{ answer_by: string }>`select working_day_after(current_date, 2) as answer_by`.execute(db)
  return rows[0]!.answer_by
}

/** What was written in the conversation that is reported; nothing of any other is an operator's to read. */
const messages: RawBuilder<unknown> = sql`coalesce((select jsonb_agg(jsonb_build_object('side', side, 'words', words,
    'created_at', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) order by id)
  from (select message.id, side, words, message.created_at from messages message join conversations talk
      on (talk.user_id, talk.id) = (message.user_id, message.conversation_id)
    where report.kind = 'conversation' and (talk.id = report.thing_id or talk.former_ids @> array[report.thing_id])
      and message.words <> '' order by message.id desc limit 40) last), '[]')`

export async function listReports(db: Db, id?: number): Promise<WaitingReport[]> {
  const { rows } = await sql<WaitingReport>`
    select report.id, kind, title, url, reason, words, report.email, report.created_at, answer_by, ${messages} as messages,
      case when users.id is not null then jsonb_build_object('id', users.id, 'name', trim(concat_ws(' ', firstname, lastname))) end as by
    from reports report left join users on users.id = report.user_id
    where answered_at is null and (${id ?? null}::bigint is null or report.id = ${id ?? null}) order by answer_by, report.id limit 100`.execute(
    db,
  )
  return rows
}

interface Answer {
  operator: number
  verdict: (typeof reportVerdicts)[number]
  words: string
}

/** Answers it once; undefined of what is answered already. */
export async function answerReport(
  db: Db,
  id: number,
  { operator, verdict, words }: Answer,
): Promise<(Reported & { user_id: number | null; email: string }) | undefined> {
  const { rows } = await sql<Reported & { user_id: number | null; email: string }>`
    update reports set answered_at = now(), answered_by = ${operator}, verdict = ${verdict}, answer = ${words}
    where id = ${id} and answered_at is null returning title, url, user_id, email`.execute(db)
  return rows[0]
}

export async function isReport(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('reports').where('id', '=', id).select('id').executeTakeFirst()) !== undefined
}
