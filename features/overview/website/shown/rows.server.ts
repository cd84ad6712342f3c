import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { FoundPicture } from '#features/files/uploads/shown-picture.ts'
import { pictureOf } from '#features/files/uploads/use-rows.server.ts'
import { takesAnswers } from '#features/wedding/events/open-rows.server.ts'
import type { Words } from '../contract.ts'
import type { Language } from '../languages.ts'
import type { Theme } from '../section-kinds.ts'
import type { Content, ShownEvent, ShownSection } from './contract.ts'

/** A website, with what the server needs of it and tells nobody. */
export interface FoundWebsite {
  user_id: number
  id: number
  address: string
  welcome: string
  closing: string
  theme: Theme
  language: Language
  opens_to: 'guests' | 'password' | 'everybody'
  is_published: boolean
  couple: Content['couple']
  password_hash: string | null
  pass_key: Buffer | null
}

export interface SeenSection extends Omit<ShownSection, 'picture' | 'only_for'> {
  picture: FoundPicture | null
  event_ids: number[]
  translations: Partial<Record<Language, Words>>
}

/** Whose guest somebody is; `all` is for the couple alone. */
export type Asked = readonly number[] | 'all'

/** Undefined where there is none, and where whoever owns it is leaving. */
export async function findOpenWebsite(db: Db, address: string): Promise<FoundWebsite | undefined> {
  if (!/^[a-z\d-]{1,60}$/.test(address)) return undefined
  const { rows } = await sql<FoundWebsite>`
    select site.user_id, site.id, site.address, site.welcome, site.closing, site.theme, site.language, site.opens_to, site.is_published,
      website_keys.password_hash, website_keys.pass_key,
      jsonb_build_object('username', coalesce(username, ''), 'firstname', firstname, 'lastname', lastname, 'other_firstname', other_firstname,
        'other_lastname', other_lastname, 'wedding_date', wedding_date, 'wedding_place', wedding_place) as couple
    from websites site join users on users.id = site.user_id left join website_keys on website_keys.user_id = site.user_id
    where address = ${address} and not exists (select from account_deletions where account_deletions.user_id = site.user_id)`.execute(db)
  return rows[0]
}

/** The key that passes are signed with, made where there is none. */
export async function ensureKey(db: Db, user_id: number): Promise<Buffer> {
  await db
    .insertInto('website_keys')
    .values({ user_id, password_hash: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { pass_key } = await db.selectFrom('website_keys').where('user_id', '=', user_id).select('pass_key').executeTakeFirstOrThrow()
  return pass_key
}

export interface FoundGuest {
  guest_id: number
  invite_id: string
  name: string
  language: Language | null
  has_looked: boolean
}

/** A guest of this wedding, by their number or by their own link. */
export async function findGuest(db: Db, user_id: number, by: { id: number } | { invite_id: string }): Promise<FoundGuest | undefined> {
  const isMeant = 'id' in by ? sql`guest.id = ${by.id}` : sql`guest.invite_id = ${by.invite_id}`
  const { rows } = await sql<FoundGuest>`
    select guest.id as guest_id, invite_id, language, coalesce(nullif(household.name, ''), firstname) as name,
      seen.guest_id is not null as has_looked
    from guests guest left join households household on (household.user_id, household.id) = (guest.user_id, guest.household_id)
    left join website_guests seen on (seen.user_id, seen.guest_id) = (guest.user_id, guest.id)
    where guest.user_id = ${user_id} and invite_id is not null and ${isMeant}`.execute(db)
  return rows[0]
}

/** That they looked, once, or in which language they read. */
export async function noteGuest(db: Db, user_id: number, guest_id: number, language: Language | null = null): Promise<void> {
  await sql`
    insert into website_guests (user_id, guest_id, language) values (${user_id}, ${guest_id}, ${language})
    on conflict (user_id, guest_id) do update set language = excluded.language where excluded.language is not null`.execute(db)
}

/** To which events somebody of the guest's household is asked. */
export async function findAsked(db: Db, user_id: number, guest_id: number): Promise<number[]> {
  const { rows } = await sql<{ event_id: number }>`
    select distinct event_id from guests guest
    join guests member on member.user_id = guest.user_id and (member.id = guest.id or member.household_id = guest.household_id)
    join guest_answers answer on (answer.user_id, answer.guest_id) = (member.user_id, member.id)
    where guest.user_id = ${user_id} and guest.id = ${guest_id}`.execute(db)
  return rows.map(({ event_id }) => event_id)
}

/** Sections that are for everybody behind the door, and those for guests of an event that they are asked to. */
export async function findSeenSections(db: Db, user_id: number, asked: Asked): Promise<SeenSection[]> {
  const isTheirs = asked === 'all' ? all : sql<SqlBool>`(visible_to = 'everyone' or event_ids && ${asked}::bigint[])`
  const { rows } = await sql<SeenSection>`
    select id, kind, title, words, entries, translations, case visible_to when 'events' then to_jsonb(event_ids) else '[]' end as event_ids,
      ${pictureOf('website_sections.user_id', 'website_sections.picture_id')} as picture
    from website_sections where user_id = ${user_id} and is_shown and ${isTheirs} order by position, id`.execute(db)
  return rows
}

export interface SeenEvent extends ShownEvent {
  reply_by: string | null
  is_open: boolean
}

/** Events that they are asked to, and those that every guest may know of. */
export async function findSeenEvents(db: Db, user_id: number, asked: Asked): Promise<SeenEvent[]> {
  const isTheirs: RawBuilder<SqlBool> =
    asked === 'all' ? all : sql<SqlBool>`(event.visible_to = 'everyone' or event.id = any(${asked}::bigint[]))`
  const { rows } = await sql<SeenEvent>`
    select event.id, event.name, event.date, to_char(event.start_time, 'HH24:MI') as start_time, to_char(event.end_time, 'HH24:MI') as end_time,
      event.place, event.address, event.dress, event.note, event.reply_by, ${takesAnswers('event', 'owner')} as is_open
    from guest_wedding_events event join users owner on owner.id = event.user_id
    where event.user_id = ${user_id} and ${isTheirs} order by event.date nulls last, event.start_time nulls last, event.id`.execute(db)
  return rows
}

const all = sql<SqlBool>`true`
