import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '#db/db.ts'
import { history, lines } from '#features/lines.server.ts'
import { prepared } from '#db/prepared.ts'
import type { Wedding } from '#db/wedding.ts'
import { pictureOf } from '#features/files/uploads/use-rows.server.ts'
import type { UserChange, UserRow } from './user-row.ts'

export async function findUser(db: Db, id: number): Promise<UserRow | undefined> {
  return (await readUser(db, { id }))[0]
}

const readUser = prepared<{ id: number }, UserRow>(
  () => ({}),
  (db, { id }) =>
    db
      .selectFrom('users')
      .where('users.id', '=', id)
      .select(['id', 'username', 'email', 'email_verified_at', 'firstname', 'lastname', 'phone', 'avatar_id', 'cover_id'])
      .select(['is_vendor', 'is_admin', 'is_subscribed', 'version', 'updated_at'])
      .select([
        'first_steps_at',
        'helps_since',
        'checklist_setup_at',
        'guestlist_setup_at',
        'saved_ideas_setup_at',
        'vendormanager_setup_at',
      ])
      .select(['wedding_date', 'wedding_month', 'date_undecided', 'other_firstname', 'other_lastname', 'style_quiz'])
      .select(['wedding_place', 'wedding_guests', 'wedding_budget', 'wedding_style', 'time_zone', 'has_chosen_zone'])
      .select(['business_name', 'business_email', 'business_phone', 'contact_email', 'contact_phone', 'business_place', 'service_id'])
      .select((eb) => [
        sql<string | null>`(select delete_at from account_deletions where user_id = users.id)`.as('delete_at'),
        pictureOf('users.id', 'users.avatar_id').as('avatar'),
        pictureOf('users.id', 'users.cover_id').as('cover'),
        sql<boolean>`password_hash is not null`.as('has_password'),
        sql<number>`coalesce((select guests from guest_totals where user_id = users.id), 0)`.as('contact_count'),
        sql<
          UserRow['birdie_data']
        >`(select jsonb_build_object('identifier', identifier, 'gift_total', gift_total, 'total_gifters', total_gifters)
          from registries where user_id = users.id)`.as('birdie_data'),
        sql<number[]>`array(select taxonomy_event_id from guest_wedding_events where user_id = users.id order by id)`.as('events'),
        jsonArrayFrom(
          eb
            .selectFrom('user_posses as posse')
            .innerJoin('users as helper', 'helper.id', 'posse.member_id')
            .whereRef('posse.user_id', '=', 'users.id')
            .where('posse.accepted_at', 'is not', null)
            .select(['helper.id', 'helper.username', 'helper.firstname', 'helper.lastname', 'posse.role'])
            .select(pictureOf('helper.id', 'helper.avatar_id').as('avatar'))
            .orderBy('posse.id'),
        ).as('posse'),
      ]),
)

interface Said {
  version?: number | undefined
  act?: string | undefined
}

/** Writes nothing, and answers false, when the account is no longer at that version. What the main event says, too, and the style quiz can be taken back. */
export async function updateUser(db: Db, wedding: Wedding, change: UserChange, { version, act }: Said = {}): Promise<boolean> {
  const earlier = db.selectFrom('users').where('id', '=', wedding.user_id).selectAll().forNoKeyUpdate()
  const fields = Object.keys(change)
  const edited = await db
    .with('earlier', () => (version === undefined ? earlier : earlier.where('version', '=', version)))
    .with('edited', (db) =>
      db
        .updateTable('users')
        .from('earlier')
        .whereRef('users.id', '=', 'earlier.id')
        .set({ ...change, version: sql`earlier.version + 1`, updated_at: sql`now()` })
        .returning([
          'users.id',
          sql`(select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(earlier)) where key = any(${fields}::text[]))`.as('before'),
        ]),
    )
    .with(
      'told',
      history(wedding, {
        what: 'user.change',
        of: 'edited',
        ...(canGoBack(change) && { before: sql`edited.before` }),
        after: sql`${JSON.stringify(change)}::jsonb`,
        act,
      }),
    )
    .selectFrom('edited')
    .select('id')
    .executeTakeFirst()
  return edited !== undefined
}

/** The day, or the month for want of one, and the place are the main event's too, and come back with it; a quiz that is taken again replaces. */
function canGoBack({ wedding_date, wedding_month, wedding_place, style_quiz }: UserChange): boolean {
  return [wedding_date, wedding_month, wedding_place, style_quiz].some((value) => value !== undefined)
}

/** Where the browser is of somebody who never chose; one that the database doesn't know is passed over. */
export async function takeZone(db: Db, whose: Pick<Wedding, 'user_id' | 'actor_id'>, time_zone: string): Promise<void> {
  const isNew = sql<boolean>`not has_chosen_zone and time_zone <> ${time_zone} and is_time_zone(${time_zone})`
  await db
    .with('edited', (db) =>
      db
        .updateTable('users')
        .where('id', '=', whose.user_id)
        .where(isNew)
        .set({ time_zone, version: sql`version + 1`, updated_at: sql`now()` })
        .returning('id'),
    )
    .with('told', () => lines(whose, { what: 'user.change', of: 'edited', after: sql`${JSON.stringify({ time_zone })}::jsonb` }))
    .selectFrom('edited')
    .select('id')
    .execute()
}
