import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { lines } from '#features/lines.server.ts'
import { columnsOf } from '#features/thing.server.ts'
import type { Saved } from './answered.ts'
import type { Given } from './contract.ts'
import { ownFields } from '#features/guests/list/own-fields.ts'
import { shownGuest, shownOwn, shownReply } from './shown-rows.server.ts'

interface Whose {
  user_id: number
  /** What was said at once belongs together in the history. */
  act: string
}

/** Nobody of ours did it: the history says that it came from the guest. */
const byGuest = { actor_id: null }
const channel = sql`'{"channel": "guest"}'::jsonb`

/** What is not given stays; who can't come brings nobody and eats nothing. A line of the history for each answer. */
export async function saveAnswers(db: Db, { user_id, act }: Whose, replies: Given['replies']): Promise<Saved['replies']> {
  if (replies.length === 0) return []
  const { rows } = await sql<Saved['replies'][number]>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(replies)}::jsonb)
        as given (guest_id bigint, event_id bigint, status smallint, plus_one_count smallint, meal text, plus_one_meals text[])
    ),
    earlier as materialized (
      select answer.* from guest_answers answer join given on (answer.guest_id, answer.event_id) = (given.guest_id, given.event_id)
      where answer.user_id = ${user_id} order by answer.guest_id, answer.event_id for update of answer
    ),
    saved as (
      update guest_answers answer set status = given.status, answered_at = now(),
        plus_one_count = case when given.status = 3 then 0 else coalesce(given.plus_one_count, earlier.plus_one_count) end,
        meal = case when given.status = 3 then '' else coalesce(given.meal, earlier.meal) end,
        plus_one_meals = case when given.status = 3 then '{}' else coalesce(given.plus_one_meals, earlier.plus_one_meals) end
      from earlier join given on (earlier.guest_id, earlier.event_id) = (given.guest_id, given.event_id)
      where (answer.user_id, answer.guest_id, answer.event_id) = (earlier.user_id, earlier.guest_id, earlier.event_id)
      returning answer.guest_id as id, answer.event_id, to_jsonb(earlier) - 'user_id' - 'guest_id' as before,
        to_jsonb(answer) - 'user_id' - 'guest_id' as after, ${shownReply('answer')} as reply
    ),
    told as ${lines(
      { user_id, ...byGuest },
      { what: 'guest.reply', of: 'saved', event: sql`event_id`, before: sql`before`, after: sql`after || ${channel}`, act },
    )}
    select id as guest_id, reply from saved`.execute(db)
  return rows
}

type Fields = Record<string, unknown>

/** Changes what differs of guests, and says that alone: an answer that says nothing new of them leaves no line, and is none here. */
export async function saveGuests(db: Db, { user_id, act }: Whose, changes: readonly ({ id: number } & Fields)[]): Promise<Saved['guests']> {
  const saved: Saved['guests'][number][] = []
  for (const { id, ...fields } of changes) {
    const names = Object.keys(fields)
    if (names.length === 0) continue
    const only = (row: string) =>
      sql`(select jsonb_object_agg(key, value) from jsonb_each(${sql.ref(row)})
        where key = any(${names}::text[]) and edited.before -> key is distinct from edited.after -> key)`
    const { rows } = await sql<Saved['guests'][number]>`
      with earlier as materialized (select guests.* from guests where user_id = ${user_id} and id = ${id} for update),
      edited as (
        update guests set (${columns}) = (select ${columns} from jsonb_populate_record(null::guests, to_jsonb(earlier) || ${JSON.stringify(fields)}::jsonb)),
          version = guests.version + 1, updated_at = now()
        from earlier where guests.user_id = ${user_id} and guests.id = earlier.id
        and to_jsonb(earlier) || ${JSON.stringify(fields)}::jsonb <> to_jsonb(earlier)
        returning guests.id, to_jsonb(earlier) as before, to_jsonb(guests) as after, ${shownGuest('guests')} as guest, ${shownOwn('guests')} as own
      ),
      told as ${lines(
        { user_id, ...byGuest },
        { what: 'guest.change', of: 'edited', before: only('edited.before'), after: sql`${only('edited.after')} || ${channel}`, act },
      )}
      select guest, own from edited`.execute(db)
    saved.push(...rows)
  }
  return saved
}

const columns = columnsOf([...ownFields, 'dietary_notes', 'plus_one_names'])

export async function saveOwnAnswers(db: Db, user_id: number, answers: Saved['answers']): Promise<void> {
  for (const { question_id, guest_id, answer, of } of answers) {
    await db
      .deleteFrom('rsvp_answers')
      .where('user_id', '=', user_id)
      .where('question_id', '=', question_id)
      .where('guest_id', '=', sql<number>`any(${of}::bigint[])`)
      .execute()
    if (answer !== '') await db.insertInto('rsvp_answers').values({ user_id, question_id, guest_id, answer }).execute()
  }
}

/** Who hears of an answer: the couple and whoever plans all of it with them. */
export async function findCouple(db: Db, user_id: number): Promise<number[]> {
  const partners = await db
    .selectFrom('user_posses')
    .where('user_id', '=', user_id)
    .where('role', '=', 'partner')
    .where('accepted_at', 'is not', null)
    .where('member_id', 'is not', null)
    .select('member_id')
    .execute()
  return [user_id, ...partners.flatMap(({ member_id }) => member_id ?? [])]
}
