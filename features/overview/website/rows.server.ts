import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import type { FoundPicture } from '#features/files/uploads/shown-picture.ts'
import { pictureOf } from '#features/files/uploads/use-rows.server.ts'
import { lines } from '#features/lines.server.ts'
import { namesOf } from '#features/shapes.ts'
import { columnsOf, rowsOf } from '#features/thing.server.ts'
import { StoredSection, type Website, type WebsitePage } from './contract.ts'
import { website, websiteSection } from './things.server.ts'

export type KeptWebsite = Omit<Website, 'url' | 'has_password'> & { id: number }
export type FoundWebsite = KeptWebsite & { has_password: boolean }
export type FoundSection = StoredSection & { picture: FoundPicture | null }

const websiteColumns = [
  ...(['id', 'address', 'welcome', 'closing', 'theme', 'language', 'opens_to', 'is_published'] as const),
  ...(['version', 'created_at', 'updated_at'] as const),
]
const sectionColumns = namesOf(StoredSection.shape).filter((name) => name !== 'event_ids')

export const websiteRows = rowsOf<KeptWebsite>(website, websiteColumns)
export const sectionRows = rowsOf<Pick<StoredSection, 'id'>>(websiteSection, ['id'])

/** The one of the wedding. */
export async function findWebsite(db: Db, { user_id }: Pick<Wedding, 'user_id'>): Promise<FoundWebsite | undefined> {
  const { rows } = await sql<FoundWebsite>`
    select ${columnsOf(websiteColumns)}, exists (
      select from website_keys where website_keys.user_id = websites.user_id and password_hash is not null) as has_password
    from websites where user_id = ${user_id}`.execute(db)
  return rows[0]
}

/** Two who begin at once come one after the other. */
export async function holdWebsite(db: Db, { user_id }: Pick<Wedding, 'user_id'>): Promise<void> {
  await sql`select from users where id = ${user_id} for no key update`.execute(db)
}

/** Null takes it away. */
export async function saveHash(db: Db, { user_id }: Wedding, password_hash: string | null): Promise<void> {
  await db
    .insertInto('website_keys')
    .values({ user_id, password_hash })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ password_hash }))
    .execute()
}

/** In their order. */
export async function findSections(db: Db, { user_id }: Pick<Wedding, 'user_id'>, id?: number): Promise<FoundSection[]> {
  const { rows } = await sql<FoundSection>`
    select ${columnsOf(sectionColumns)}, to_jsonb(event_ids) as event_ids, ${pictureOf('website_sections.user_id', 'website_sections.picture_id')} as picture
    from website_sections where user_id = ${user_id} and (${id ?? null}::bigint is null or id = ${id ?? null})
    order by position, id`.execute(db)
  return rows
}

/** Those that are named before the others, each in its order; answers which there are. */
export async function reorderSections(db: Db, wedding: Wedding, ids: readonly number[], act: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with earlier as materialized (
      select id, position from website_sections where user_id = ${wedding.user_id} and ${sectionRows.reach(wedding)} order by id for update
    ),
    place as (
      select id, row_number() over (order by array_position(${ids}::bigint[], id), position, id) - 1 as nth from earlier
    ),
    edited as (
      update website_sections section set position = place.nth, updated_at = now() from place join earlier using (id)
      where section.user_id = ${wedding.user_id} and section.id = place.id and earlier.position <> place.nth
      returning section.id, jsonb_build_object('position', earlier.position) as before,
        jsonb_build_object('position', section.position) as after
    ),
    told as ${lines(wedding, { what: 'website_section.change', of: 'edited', before: sql`before`, after: sql`after`, act })}
    select id from earlier`.execute(db)
  return rows.map(({ id }) => id)
}

/** Behind the last one. */
export async function nextPosition(db: Db, { user_id }: Wedding): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(position) + 1, 0)::integer as next from website_sections where user_id = ${user_id}`.execute(db)
  return rows[0]!.next
}

/** In the order of their days. */
export function findEventNames(db: Db, { user_id }: Pick<Wedding, 'user_id'>) {
  return db
    .selectFrom('guest_wedding_events')
    .where('user_id', '=', user_id)
    .select(['id', 'name', 'date'])
    .orderBy(sql`date nulls last, start_time nulls last, id`)
    .execute()
}

/** How many households there are, and how many have looked. */
export async function countSeen(db: Db, { user_id }: Wedding): Promise<WebsitePage['guests']> {
  const { rows } = await sql<WebsitePage['guests']>`
    select count(distinct coalesce(guest.household_id, -guest.id))::integer as households,
      count(distinct coalesce(guest.household_id, -guest.id)) filter (where seen.guest_id is not null)::integer as seen
    from guests guest left join website_guests seen on (seen.user_id, seen.guest_id) = (guest.user_id, guest.id)
    where guest.user_id = ${user_id}`.execute(db)
  return rows[0]!
}
