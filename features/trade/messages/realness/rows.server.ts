import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Place } from '../rows.server.ts'
import type { LeadCheck, WaitingCheck } from './contract.ts'

/** Asked once for a conversation; who asks again gets what is there. */
export async function askOperator(db: Db, { user_id, id }: Place, asked_by: number): Promise<LeadCheck> {
  await sql`insert into lead_checks (user_id, conversation_id, asked_by) values (${user_id}, ${id}, ${asked_by})
    on conflict (user_id, conversation_id) do nothing`.execute(db)
  return db
    .selectFrom('lead_checks')
    .where('user_id', '=', user_id)
    .where('conversation_id', '=', id)
    .select(['asked_at', 'answer_by', 'answered_at', 'verdict', 'words'])
    .executeTakeFirstOrThrow()
}

/** Of the row `conversations`: what its vendor asked, and was answered. */
export function checkOfConversation(): RawBuilder<unknown> {
  return sql`(select jsonb_build_object('asked_at', ${utc('asked_at')}, 'answer_by', answer_by, 'answered_at', ${utc('answered_at')},
    'verdict', verdict, 'words', words) from lead_checks where (lead_checks.user_id, conversation_id) = (conversations.user_id, conversations.id))`
}

/** What waits for an answer, or this one of it; the oldest promise first. */
export async function listChecks(db: Db, id?: number): Promise<WaitingCheck[]> {
  const { rows } = await sql<WaitingCheck>`
    select checked.id, content.title as vendor, asked_at, answer_by,
      jsonb_build_object('id', asker.id, 'name', trim(concat_ws(' ', firstname, lastname)), 'email', email, 'is_confirmed', email_verified_at is not null,
        'since', ${utc('asker.created_at')}, 'wedding_date', asked.wedding_date, 'place', asked.place, 'guests', asked.guests,
        'enquiries', (select count(*) from enquiries where user_id = asker.id and created_at > now() - interval '30 days'),
        'blocked', (select count(*) from conversations where user_id = asker.id and blocked_by = 'vendor')) as asker
    from lead_checks checked join conversations on (conversations.user_id, conversations.id) = (checked.user_id, conversation_id)
    join content on content.id = content_id join users asker on asker.id = checked.user_id
    cross join lateral (select * from enquiries where enquiries.user_id = asker.id and enquiries.content_id = content.id order by id desc limit 1) asked
    where checked.answered_at is null and (${id ?? null}::bigint is null or checked.id = ${id ?? null}) order by answer_by, checked.id limit 100`.execute(
    db,
  )
  return rows
}

interface Answer {
  operator: number
  verdict: NonNullable<LeadCheck['verdict']>
  words: string
}

interface Answered {
  content_id: number
  conversation_id: number
  title: string
  asker: string
}

/** Answers it once; undefined of what is answered already. */
export async function answerCheck(db: Db, id: number, { operator, verdict, words }: Answer): Promise<Answered | undefined> {
  const { rows } = await sql<Answered>`
    with answered as (
      update lead_checks set answered_at = now(), answered_by = ${operator}, verdict = ${verdict}, words = ${words}
      where id = ${id} and answered_at is null returning user_id, conversation_id)
    select content_id, conversation_id, title, firstname as asker from answered
    join conversations on (conversations.user_id, conversations.id) = (answered.user_id, conversation_id)
    join content on content.id = content_id join users on users.id = answered.user_id`.execute(db)
  return rows[0]
}

export async function isCheck(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('lead_checks').where('id', '=', id).select('id').executeTakeFirst()) !== undefined
}

/** Within JSON a moment stands as it is told. */
function utc(column: string): RawBuilder<string> {
  return sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
}
