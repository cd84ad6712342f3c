import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { history } from '#features/lines.server.ts'
import type { Wedding } from '#db/wedding.ts'
import { namesOf } from '#features/shapes.ts'
import { columnsOf, rowsOf } from '#features/thing.server.ts'
import { plainThings } from '#features/things.server.ts'
import type { FoundPicture } from '#features/files/uploads/shown-picture.ts'
import { pictureOf } from '#features/files/uploads/use-rows.server.ts'
import { type EventInput, GuestWeddingEvent, type ReachedEvent } from './contract.ts'
import { event } from './things.server.ts'

const columns = namesOf(GuestWeddingEvent.shape)

export interface FoundEvent extends Omit<ReachedEvent, 'picture'> {
  picture: FoundPicture | null
}

/** One's own events, then those of each couple that one was accepted to help. A partner's are all, with everything. */
export async function findReached(db: Db, user_id: number, id?: number): Promise<FoundEvent[]> {
  const all = sql`array[1, 2, 3, 4, 5]::smallint[]`
  const { rows } = await sql<FoundEvent>`
    select ${columnsOf(columns, 'event')}, event.user_id, ${pictureOf('event.user_id', 'event.picture_id')} as picture, owner.firstname, owner.other_firstname,
      case when event.user_id = ${user_id} then 'owner' else posse.role end as role,
      case when event.user_id = ${user_id} or posse.role = 'partner' then ${all} else shared.permissions end as permissions
    from guest_wedding_events event join users owner on owner.id = event.user_id
    left join user_posses posse on posse.user_id = event.user_id and posse.member_id = ${user_id} and posse.accepted_at is not null
    left join user_posse_events shared on (shared.user_id, shared.posse_id, shared.event_id) = (posse.user_id, posse.id, event.id)
    where (event.user_id = ${user_id}
        or event.user_id in (select user_id from user_posses where member_id = ${user_id} and accepted_at is not null))
      and (event.user_id = ${user_id} or posse.role = 'partner' or cardinality(shared.permissions) > 0)
      and (${id ?? null}::bigint is null or event.id = ${id ?? null})
    order by event.user_id <> ${user_id}, event.user_id, event.id`.execute(db)
  return rows
}

export function findEvents(db: Db, { user_id }: Wedding) {
  return db
    .selectFrom('guest_wedding_events')
    .where('user_id', '=', user_id)
    .select(columns)
    .select(pictureOf('guest_wedding_events.user_id', 'guest_wedding_events.picture_id').as('picture'))
    .orderBy('id')
    .execute()
}

/** Those that who asks has to do with, briefly, as tools name them. */
export async function findEventsWithin(db: Db, { user_id, events }: Pick<Wedding, 'user_id' | 'events'>) {
  const all = db.selectFrom('guest_wedding_events').where('user_id', '=', user_id)
  return (events === 'all' ? all : all.where('id', '=', sql<number>`any(${events}::bigint[])`))
    .select(['id', 'taxonomy_event_id', 'name', 'version'])
    .orderBy('id')
    .execute()
}

export function findEvent(db: Db, { user_id }: Wedding, id: number): Promise<GuestWeddingEvent | undefined> {
  return db.selectFrom('guest_wedding_events').where('user_id', '=', user_id).where('id', '=', id).select(columns).executeTakeFirst()
}

/** Undefined when the wedding has an event of that kind already. */
export function insertEvent(db: Db, wedding: Wedding, event: EventInput, act?: string): Promise<GuestWeddingEvent | undefined> {
  return db
    .with('added', (db) =>
      db
        .insertInto('guest_wedding_events')
        .values({ ...event, user_id: wedding.user_id })
        .onConflict((conflict) => conflict.columns(['user_id', 'taxonomy_event_id']).doNothing())
        .returning(columns),
    )
    .with('told', history(wedding, { what: 'event.add', of: 'added', event: sql`added.id`, after: sql`to_jsonb(added)`, act }))
    .selectFrom('added')
    .select(columns)
    .executeTakeFirst()
}

/** Gives whoever added an event its checklist. */
export async function shareEvent(db: Db, { user_id, actor_id }: Wedding, event_id: number): Promise<void> {
  await sql`
    insert into user_posse_events (user_id, posse_id, event_id, permissions)
    select user_id, id, ${event_id}::bigint, '{1}' from user_posses where user_id = ${user_id} and member_id = ${actor_id}`.execute(db)
}

interface Change extends Partial<EventInput> {
  id: number
  version?: number | undefined
  act?: string | undefined
}

/** Writes nothing, and answers false, when the event is no longer there or no longer at that version. */
export async function updateEvent(db: Db, wedding: Wedding, { id, version, act, ...change }: Change): Promise<boolean> {
  return (await eventRows.change(db, wedding, { ids: [id], change, version, act })).length > 0
}

/** Takes an event away with its answers and what helpers may do there; the line in the history keeps all of it. */
export async function deleteEvent(db: Db, wedding: Wedding, id: number, act?: string): Promise<boolean> {
  return (await eventRows.remove(db, wedding, [id], act)).length > 0
}

/** The fields of one row that another has otherwise. */
function differing(one: 'earlier' | 'thing', other: 'earlier' | 'thing') {
  return sql<object>`(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(to_jsonb(${sql.table(one)}))
    where key = any(${event.fields}::text[]) and value <> to_jsonb(${sql.table(other)}) -> key)`
}

/** What stands on an event goes with it, each kind under its own name. */
const standing = plainThings
  .filter(({ event }) => event !== undefined)
  .map(
    (
      thing,
    ) => sql`${sql.lit(`${thing.kind}s`)}, (select coalesce(jsonb_agg(to_jsonb(thing) - 'user_id'), '[]') from ${sql.table(thing.table)} thing
    where (thing.user_id, ${sql.ref(`thing.${thing.event}`)}) = (chosen.user_id, chosen.id)),`,
  )

const whole = sql`to_jsonb(chosen) || jsonb_build_object(
  'answers', (select coalesce(jsonb_agg(to_jsonb(answer) - 'user_id' - 'event_id'), '[]') from guest_answers answer
    where (answer.user_id, answer.event_id) = (chosen.user_id, chosen.id)),
  ${sql.join(standing, sql` `)}
  'questions', (select coalesce(jsonb_agg(to_jsonb(question) || jsonb_build_object(
      'said', (select coalesce(jsonb_agg(to_jsonb(said) - 'user_id' - 'question_id'), '[]') from rsvp_answers said
        where (said.user_id, said.question_id) = (question.user_id, question.id)))), '[]') from rsvp_questions question
    where (question.user_id, question.event_id) = (chosen.user_id, chosen.id)),
  'shares', (select coalesce(jsonb_agg(to_jsonb(share) - 'user_id' - 'event_id'), '[]') from user_posse_events share
    where (share.user_id, share.event_id) = (chosen.user_id, chosen.id)))`

/** A form sends all fields of an event, so that a line keeps only what differs. */
const eventRows = rowsOf<GuestWeddingEvent>(event, columns, {
  whole,
  also: sql`unlisted as (delete from guest_answers answer using chosen where (answer.user_id, answer.event_id) = (chosen.user_id, chosen.id)),`,
  kept: () => ({ before: differing('earlier', 'thing'), after: differing('thing', 'earlier') }),
})
