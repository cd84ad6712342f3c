import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { takesAnswers } from '#features/wedding/events/open-rows.server.ts'
import type { Sending } from './contract.ts'
import { type Chosen, parties } from './party-rows.server.ts'

interface NewSending extends Chosen {
  subject: string
  words: string
}

/** How long letters wait, so that they can be stopped. */
export const waitSeconds = 30

/**
 * Writes a letter for every household that is to have one, and the job that sends them. Of two that ask at once one
 * writes each letter. Undefined when nobody was left to write to; the transaction is then to be given up.
 */
export async function insertSending(db: Db, wedding: Wedding, { subject, words, ...chosen }: NewSending): Promise<number | undefined> {
  const { kind, event_ids } = chosen
  const { rows } = await sql<{ id: number; letters: number }>`
    with sending as (
      insert into sendings (user_id, kind, event_ids, subject, words, actor_id, leaves_at)
      values (${wedding.user_id}, ${kind}, ${event_ids}::bigint[], ${subject}, ${words}, ${wedding.actor_id}, now() + make_interval(secs => ${waitSeconds}))
      returning user_id, id, leaves_at
    ),
    written as (
      insert into guest_letters (user_id, sending_id, kind, party, round)
      select sending.user_id, sending.id, ${kind}, party.party, party.had + 1
      from sending, ${parties(wedding, chosen)} party where standing = 'ready' order by party.party
      on conflict do nothing
      returning id
    )
    select sending.id, (select count(*)::int from written) as letters, graphile_worker.add_job('send_letters',
      json_build_object('user_id', sending.user_id, 'id', sending.id), run_at => sending.leaves_at, job_key => 'letters:' || sending.id)
    from sending`.execute(db)
  const [added] = rows
  return added && added.letters > 0 ? added.id : undefined
}

/** Whose a sending is. */
export async function findOwner(db: Db, id: number): Promise<number | undefined> {
  const sending = await db.selectFrom('sendings').where('id', '=', id).select('user_id').executeTakeFirst()
  return sending?.user_id
}

/** The latest, or the one that is named. */
export async function findSendings(db: Db, { user_id }: Wedding, id?: number): Promise<Sending[]> {
  const { rows } = await sql<Sending>`
    with shown as (
      select * from sendings where user_id = ${user_id} and (${id ?? null}::bigint is null or id = ${id ?? null}::bigint)
      order by id desc limit 30
    )
    select shown.id, shown.kind, to_jsonb(event_ids) as event_ids, shown.subject, shown.created_at, leaves_at, shown.stopped_at,
      count(letter.id)::int as letters,
      count(letter.id) filter (where num_nulls(letter.handed_at, letter.passed_at, letter.stopped_at) = 3
        or (mail.id is not null and mail.sent_at is null and mail.dead_at is null))::int as waiting,
      count(letter.id) filter (where letter.handed_at is not null and (mail.id is null or mail.sent_at is not null))::int as sent,
      count(letter.id) filter (where mail.dead_at is not null)::int as failed,
      count(letter.id) filter (where letter.passed_at is not null)::int as passed
    from shown left join guest_letters letter on letter.user_id = shown.user_id and letter.sending_id = shown.id
    left join mails mail on mail.id = letter.mail_id
    group by shown.user_id, shown.id, shown.kind, event_ids, shown.subject, shown.created_at, leaves_at, shown.stopped_at
    order by shown.id desc`.execute(db)
  return rows
}

/** Stops what has not left; what is being handed over at this moment is waited for, and counts as gone. */
export async function stopSending(db: Db, { user_id }: Wedding, id: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with stopped as (
      update guest_letters set stopped_at = now() where user_id = ${user_id} and sending_id = ${id}
      and handed_at is null and passed_at is null and stopped_at is null returning id
    ),
    noted as (
      update sendings set stopped_at = now() where user_id = ${user_id} and id = ${id} and exists (select from stopped)
    )
    select count(*)::int as n from stopped`.execute(db)
  return rows[0]?.n ?? 0
}

/** Whether letters may go out in the names of these: their addresses are confirmed. */
export async function areConfirmed(db: Db, { user_id, actor_id }: Pick<Wedding, 'user_id' | 'actor_id'>): Promise<boolean> {
  const open = await db
    .selectFrom('users')
    .where('id', 'in', [user_id, actor_id])
    .where('email_verified_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  return open === undefined
}

export interface NamedEvent {
  id: number
  name: string
  reply_by: string | null
  /** Takes answers still. */
  is_open: boolean
}

/** The events of the wedding that are named and within reach, or all of them. */
export async function findEvents(db: Db, { user_id, events }: Wedding, ids: readonly number[]): Promise<NamedEvent[]> {
  const { rows } = await sql<NamedEvent>`
    select event.id, name, reply_by, ${takesAnswers('event', 'owner')} as is_open
    from guest_wedding_events event join users owner on owner.id = event.user_id where event.user_id = ${user_id}
    and (${ids.length === 0} or event.id = any(${ids}::bigint[]))
    and (${events === 'all'} or event.id = any(${events === 'all' ? [] : events}::bigint[]))
    order by event.id`.execute(db)
  return rows
}

/** How many of these households and guests are of the wedding. */
export async function countOwn(db: Db, { user_id }: Wedding, households: readonly number[], guests: readonly number[]) {
  const { rows } = await sql<{ households: number; guests: number }>`
    select (select count(*)::int from households where user_id = ${user_id} and id = any(${households}::bigint[])) as households,
      (select count(*)::int from guests where user_id = ${user_id} and id = any(${guests}::bigint[])) as guests`.execute(db)
  return rows[0]!
}

/** Of two sendings at once the second counts the letters of the first. */
export async function takeTurn(db: Db, { user_id }: Wedding): Promise<void> {
  await sql`select from users where id = ${user_id} for no key update`.execute(db)
}

/** Letters that left, or wait to, since yesterday. */
export async function countLately(db: Db, { user_id }: Wedding): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from guest_letters
    where user_id = ${user_id} and created_at > now() - interval '1 day' and stopped_at is null and passed_at is null`.execute(db)
  return rows[0]?.n ?? 0
}
