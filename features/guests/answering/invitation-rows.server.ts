import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { type Addresses, shownPicture, type Viewer } from '#features/files/uploads/shown-picture.ts'
import { pictureOf } from '#features/files/uploads/use-rows.server.ts'
import { takesAnswers } from '#features/wedding/events/open-rows.server.ts'
import type { Invitation } from './contract.ts'
import { shownGuest, shownOwn, shownReply } from './shown-rows.server.ts'

/** An invitation, with what the server needs beside it and tells nobody. */
export interface FoundInvitation extends Invitation {
  user_id: number
  /** To whom e-mail marketing ties what happens in this wedding. */
  couple_email: string
}

/** What the server needed beside it stays here; its picture is for whoever looks. */
export function shown({ user_id: _, couple_email: __, ...invitation }: FoundInvitation, { of }: Addresses, viewer: Viewer): Invitation {
  return { ...invitation, picture: shownPicture(invitation.picture, { of }, viewer) }
}

/** All that the household of an invite may see, in one look; undefined for an invite that is none. */
export function findInvitation(db: Db, invite_id: string): Promise<FoundInvitation | undefined> {
  return findSeen(db, sql`invite_id = ${invite_id}`)
}

/** The same by the guest's number, for the couple: it needs no invite and makes none. */
export function findGuestsView(db: Db, { user_id }: Wedding, id: number): Promise<FoundInvitation | undefined> {
  return findSeen(db, sql`user_id = ${user_id} and id = ${id}`)
}

async function findSeen(db: Db, isInvited: RawBuilder<unknown>): Promise<FoundInvitation | undefined> {
  const { rows } = await sql<FoundInvitation>`
    with invited as materialized (
      select guests.* from guests where ${isInvited}
      and not exists (select from account_deletions where account_deletions.user_id = guests.user_id)
    ),
    member as materialized (
      select guest.* from invited join guests guest on guest.user_id = invited.user_id
      and (guest.id = invited.id or guest.household_id = invited.household_id)
    ),
    asked as materialized (
      select answer.* from member join guest_answers answer on (answer.user_id, answer.guest_id) = (member.user_id, member.id)
    ),
    seen as materialized (
      select event.*, event.id in (select event_id from asked) as is_asked,
        ${takesAnswers('event', 'owner')} as is_open
      from invited join users owner on owner.id = invited.user_id
      join guest_wedding_events event on event.user_id = invited.user_id
      and (event.visible_to = 'everyone' or event.id in (select event_id from asked))
    ),
    question as materialized (
      select question.* from invited join rsvp_questions question on question.user_id = invited.user_id
      and (question.event_id is null or question.event_id in (select event_id from asked))
    )
    select invited.user_id, owner.email as couple_email,
      jsonb_build_object('username', owner.username, 'firstname', owner.firstname, 'other_firstname', owner.other_firstname,
        'wedding_date', owner.wedding_date, 'wedding_place', owner.wedding_place) as couple,
      ${pictureOf('said.user_id', 'said.picture_id')} || '{"urls": {}}' as picture,
      (select address from websites where websites.user_id = invited.user_id and is_published) as website,
      coalesce(said.welcome, '') as welcome, coalesce(said.closed_words, '') as closed_words,
      jsonb_build_object('name', coalesce(said.contact_name, ''), 'phone', coalesce(said.contact_phone, ''),
        'email', coalesce(said.contact_email, ''), 'takes_words', owner.email_verified_at is not null) as contact,
      ${shownOwn('invited')} as guest,
      coalesce((select name from households where (user_id, id) = (invited.user_id, invited.household_id)), '') as envelope,
      (select jsonb_agg(${shownGuest('member')} || jsonb_build_object('replies',
          (select coalesce(jsonb_agg(${shownReply('asked')} order by event_id), '[]') from asked where guest_id = member.id))
        order by age_group <> 'adult', id) from member) as guests,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'version', version, 'name', name, 'date', date,
          'start_time', to_char(start_time, 'HH24:MI'), 'end_time', to_char(end_time, 'HH24:MI'), 'place', place, 'address', address,
          'dress', dress, 'note', note, 'reply_by', reply_by, 'meals', meals, 'is_open', is_open, 'is_asked', is_asked)
        order by date nulls last, start_time nulls last, id), '[]') from seen) as events,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'event_id', event_id, 'kind', kind, 'label', label, 'choices', choices,
          'of_each_guest', of_each_guest) order by position, id), '[]') from question) as questions,
      (select coalesce(jsonb_agg(jsonb_build_object('question_id', answer.question_id, 'guest_id', answer.guest_id, 'answer', answer.answer)
          order by answer.question_id, answer.guest_id), '[]')
        from rsvp_answers answer join member on (answer.user_id, answer.guest_id) = (member.user_id, member.id)
        where answer.question_id in (select id from question)) as answers
    from invited join users owner on owner.id = invited.user_id left join rsvp_settings said on said.user_id = invited.user_id`.execute(db)
  return rows[0]
}

/** Makes whoever answers for this household at the same time wait; in one order, as everything that writes to guests. */
export async function holdHousehold(db: Db, invite_id: string): Promise<void> {
  await sql`
    select from guests where user_id = (select user_id from guests where invite_id = ${invite_id}) and (invite_id = ${invite_id}
      or household_id = (select household_id from guests where invite_id = ${invite_id}))
    order by id for update`.execute(db)
}

const isKept = sql<boolean>`not exists (select from account_deletions where account_deletions.user_id = guests.user_id)`

export async function isInvite(db: Db, invite_id: string): Promise<boolean> {
  const { rows } = await sql`select from guests where invite_id = ${invite_id} and ${isKept}`.execute(db)
  return rows.length > 0
}

/** Whether it is this guest's invite, and they are asked to that event. */
export async function isOwnPlace(
  db: Db,
  { invite_id, id, event_id }: { invite_id: string; id: number; event_id: number },
): Promise<boolean> {
  const { rows } = await sql`
    select from guests join guest_answers answer on (answer.user_id, answer.guest_id) = (guests.user_id, guests.id)
    where invite_id = ${invite_id} and id = ${id} and event_id = ${event_id} and ${isKept}`.execute(db)
  return rows.length > 0
}
