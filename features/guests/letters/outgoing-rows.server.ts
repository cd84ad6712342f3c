import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { lines } from '#features/lines.server.ts'
import { takesAnswers } from '#features/wedding/events/open-rows.server.ts'
import { namedCouple } from '#features/wedding/helping/couple-rows.server.ts'
import type { LetterName } from './letter-words.ts'
import { tellingKinds } from './telling-kinds.ts'
import type { ToldEvent } from './mail.server.ts'

interface Member {
  firstname: string
  lastname: string
}

/** A letter that is to leave, and what it needs; `guest_id` is whom it goes to, null when nobody is left to write to. */
export interface Outgoing {
  id: number
  party: number
  guest_id: number | null
  email: string
  invite_id: string | null
  /** What stands on the envelope of the household; empty where nothing does. */
  envelope: string
  members: Member[]
  guest_ids: number[]
  events: ToldEvent[]
}

export interface SendingRow {
  kind: LetterName
  subject: string
  words: string
  actor_id: number | null
  event_ids: number[]
  couple: string[]
  /** Where answers to the letters go. */
  couple_email: string
}

export async function findSending(db: Db, user_id: number, id: number): Promise<SendingRow | undefined> {
  const { rows } = await sql<SendingRow>`
    select kind, subject, words, actor_id, to_jsonb(event_ids) as event_ids,
      ${namedCouple('users')} as couple, users.email as couple_email
    from sendings join users on users.id = user_id where user_id = ${user_id} and sendings.id = ${id}`.execute(db)
  return rows[0]
}

/** Takes some of the letters that wait, so that nobody else does. The guests are as they are now, not as they were when it was asked for. */
export async function claimLetters(db: Db, user_id: number, sending_id: number, most: number): Promise<Outgoing[]> {
  const { rows } = await sql<Outgoing>`
    with claimed as materialized (
      select letter.id, party, sending.kind, array(${askingTo}) as event_ids
      from guest_letters letter join sendings sending on (sending.user_id, sending.id) = (letter.user_id, sending_id)
      where letter.user_id = ${user_id} and sending_id = ${sending_id}
      and handed_at is null and passed_at is null and letter.stopped_at is null
      order by letter.id limit ${most} for update of letter skip locked
    )
    select claimed.id, claimed.party, ${household('claimed', sql`${user_id}::bigint`)}
    from claimed order by claimed.id`.execute(db)
  return rows
}

/** The events of a sending; whatever closed since it was asked for is left out where the letter asks for answers. */
const askingTo = sql`select event.id from guest_wedding_events event join users owner on owner.id = event.user_id
  where event.user_id = sending.user_id and event.id = any(sending.event_ids)
  and (sending.kind = any(${tellingKinds}::text[]) or ${takesAnswers('event', 'owner')})`

/** Of the households in a statement with `party`, `event_ids` and `kind`: whom to write to, whom to greet, and of what to tell. */
function household(of: string, user_id: ReturnType<typeof sql>) {
  const row = (name: string) => sql.ref(`${of}.${name}`)
  const member = sql`guest.user_id = ${user_id} and (guest.household_id = ${row('party')} or (guest.household_id is null and guest.id = -${row('party')}))
    and exists (select from guest_answers answer where (answer.user_id, answer.guest_id) = (guest.user_id, guest.id) and event_id = any(${row('event_ids')}))`
  const isNeeded = sql`(${row('kind')} <> 'reminder' or exists (
    select from guest_answers answer join guests guest on (guest.user_id, guest.id) = (answer.user_id, answer.guest_id)
    where ${member} and answer.event_id = any(${row('event_ids')}) and answer.status = 1))`
  const writable = sql`from guests guest where ${member} and guest.email <> '' and ${isNeeded} and not exists (
    select from letter_refusals refusal where refusal.user_id = guest.user_id and refusal.email = lower(guest.email))
    order by guest.age_group <> 'adult', guest.id limit 1`
  return sql`
    (select guest.id ${writable}) as guest_id, coalesce((select guest.email ${writable}), '') as email,
    (select guest.invite_id ${writable}) as invite_id,
    coalesce((select name from households where user_id = ${user_id} and id = ${row('party')}), '') as envelope,
    (select coalesce(jsonb_agg(jsonb_build_object('firstname', firstname, 'lastname', lastname) order by age_group <> 'adult', guest.id), '[]')
      from guests guest where ${member}) as members,
    (select coalesce(jsonb_agg(guest.id order by guest.id), '[]') from guests guest where ${member}) as guest_ids,
    (select coalesce(jsonb_agg(jsonb_build_object('id', event.id, 'name', event.name, 'date', date, 'start_time', to_char(start_time, 'HH24:MI'),
        'place', place, 'address', address, 'dress', dress, 'reply_by', case when ${takesAnswers('event', 'owner')} then reply_by end) order by date nulls last, start_time nulls first, event.id), '[]')
      from guest_wedding_events event join users owner on owner.id = event.user_id
      where event.user_id = ${user_id} and event.id = any(${row('event_ids')})
      and exists (select from guest_answers answer join guests guest on (guest.user_id, guest.id) = (answer.user_id, answer.guest_id)
        where answer.user_id = event.user_id and answer.event_id = event.id and ${member})) as events`
}

/** The household of a guest, with all events it is on the lists of. */
export async function findParty(db: Db, user_id: number, guest_id: number, kind: LetterName): Promise<Outgoing | undefined> {
  const { rows } = await sql<Outgoing>`
    with named as (
      select coalesce(household_id, -id) as party, ${kind}::text as kind,
        array(select id from guest_wedding_events where user_id = ${user_id}) as event_ids
      from guests where user_id = ${user_id} and id = ${guest_id}
    )
    select 0 as id, named.party, ${household('named', sql`${user_id}::bigint`)} from named`.execute(db)
  return rows[0]
}

/** The invite by which the guest opens the household's page: the one there is, or this. */
export async function ensureInvite(db: Db, user_id: number, guest_id: number, invite_id: string): Promise<string> {
  const { rows } = await sql<{ invite_id: string }>`
    update guests set invite_id = coalesce(invite_id, ${invite_id}) where user_id = ${user_id} and id = ${guest_id} returning invite_id`.execute(
    db,
  )
  return rows[0]?.invite_id ?? invite_id
}

interface Handed {
  id: number
  guest_id: number
  leave_hash: Buffer
  mail_id: number
}

export async function recordHanded(db: Db, user_id: number, { id, guest_id, leave_hash, mail_id }: Handed): Promise<void> {
  const sumOf = sql<Buffer>`(select sha256(convert_to(lower(to_address), 'UTF8')) from mails where mails.id = ${mail_id})`
  await db
    .updateTable('guest_letters')
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .set({ handed_at: sql`now()`, guest_id, leave_hash, mail_id, address_hash: sumOf })
    .execute()
}

export async function recordPassed(db: Db, user_id: number, id: number): Promise<void> {
  await db.updateTable('guest_letters').where('user_id', '=', user_id).where('id', '=', id).set({ passed_at: sql`now()` }).execute()
}

interface Marked {
  user_id: number
  actor_id: number | null
  kind: LetterName
  event_ids: readonly number[]
  guest_ids: readonly number[]
  /** The history tells of one sending once; that guests wait can be taken back, that they have a letter can't. */
  acts: { letters: string; answers: string }
}

/**
 * Notes at the guests that they were written to. Who is asked by an invitation and was not before waits from now on.
 * The version stays: nobody edited the guest.
 */
export async function markGuests(db: Db, { user_id, actor_id, kind, event_ids, guest_ids, acts }: Marked): Promise<void> {
  const column = kind === 'save_the_date' ? sql`save_the_date_sent_at = now()` : sql`invitation_sent_at = now()`
  const isMarked = kind === 'save_the_date' || kind === 'invitation'
  await sql`
    with chosen as materialized (
      select id from guests where user_id = ${user_id} and id = any(${guest_ids}::bigint[]) order by id for update
    ),
    marked as (
      update guests set ${column} from chosen where guests.user_id = ${user_id} and guests.id = chosen.id and ${isMarked}
    ),
    told as ${lines({ user_id, actor_id }, { what: 'guest.letter', of: 'chosen', after: sql`${JSON.stringify({ kind })}::jsonb`, act: acts.letters })},
    asked as (
      update guest_answers answer set status = 1 from chosen
      where answer.user_id = ${user_id} and answer.guest_id = chosen.id and event_id = any(${event_ids}::bigint[])
      and status = 0 and ${kind} = 'invitation'
      returning answer.guest_id as id, event_id, to_jsonb(answer) - 'user_id' - 'guest_id' as after
    ),
    told_answers as ${lines(
      { user_id, actor_id },
      {
        what: 'guest.reply',
        of: 'asked',
        event: sql`event_id`,
        before: sql`after || '{"status": 0}'`,
        after: sql`after`,
        act: acts.answers,
      },
    )}
    select from chosen`.execute(db)
}
