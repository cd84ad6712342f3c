import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { lines } from '#features/lines.server.ts'
import type { Given } from './contract.ts'
import { ownFields } from './own-fields.ts'

interface Whose {
  user_id: number
  /** What was said at once belongs together in the history. */
  act: string
}

/** Nobody of ours did it: the history says that it came from the guest. */
const byGuest = { actor_id: null }
const channel = sql`'{"channel": "guest"}'::jsonb`

/** What is not given stays; who can't come brings nobody and eats nothing. A line of the history for each answer. */
export async function saveAnswers(db: Db, { user_id, act }: Whose, replies: Given['replies']): Promise<void> {
  if (replies.length === 0) return
  await sql`
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
        to_jsonb(answer) - 'user_id' - 'guest_id' as after
    ),
    told as ${lines(
      { user_id, ...byGuest },
      { what: 'guest.reply', of: 'saved', event: sql`event_id`, before: sql`before`, after: sql`after || ${channel}`, act },
    )}
    select from saved`.execute(db)
}

type Fields = Record<string, unknown>

/** Changes what differs of guests, and says that alone: an answer that says nothing new of them leaves no line. */
export async function saveGuests(db: Db, { user_id, act }: Whose, changes: readonly ({ id: number } & Fields)[]): Promise<void> {
  for (const { id, ...fields } of changes) {
    const names = Object.keys(fields)
    if (names.length === 0) continue
    const only = (row: string) =>
      sql`(select jsonb_object_agg(key, value) from jsonb_each(${sql.ref(row)})
        where key = any(${names}::text[]) and edited.before -> key is distinct from edited.after -> key)`
    await sql`
      with earlier as materialized (select guests.* from guests where user_id = ${user_id} and id = ${id} for update),
      edited as (
        update guests set (${columns}) = (select ${columns} from jsonb_populate_record(null::guests, to_jsonb(earlier) || ${JSON.stringify(fields)}::jsonb)),
          version = guests.version + 1, updated_at = now()
        from earlier where guests.user_id = ${user_id} and guests.id = earlier.id
        and to_jsonb(earlier) || ${JSON.stringify(fields)}::jsonb <> to_jsonb(earlier)
        returning guests.id, to_jsonb(earlier) as before, to_jsonb(guests) as after
      ),
      told as ${lines(
        { user_id, ...byGuest },
        { what: 'guest.change', of: 'edited', before: only('edited.before'), after: sql`${only('edited.after')} || ${channel}`, act },
      )}
      select from edited`.execute(db)
  }
}

const columns = sql.raw([...ownFields, 'dietary_notes', 'plus_one_names'].join(', '))

interface OwnAnswer {
  question_id: number
  guest_id: number
  answer: string
  /** Whose earlier answers this one takes the place of: all of the household's where it is asked once. */
  of: readonly number[]
}

export async function saveOwnAnswers(db: Db, user_id: number, answers: readonly OwnAnswer[]): Promise<void> {
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
