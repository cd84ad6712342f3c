import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import type { FoundPicture } from '#features/files/uploads/shown-picture.ts'
import { pictureOf } from '#features/files/uploads/use-rows.server.ts'
import { headColumns, vendorMeals } from '#features/guests/list/head-rows.server.ts'
import type { Group, Helper, OneEvent } from './contract.ts'

/** How many answered what, as the database keeps it. */
export function findCounts(db: Db, { user_id }: Wedding, event_id: number): Promise<NonNullable<OneEvent['counts']>> {
  return db
    .selectFrom('guest_event_counts')
    .where('user_id', '=', user_id)
    .where('event_id', '=', event_id)
    .where('guests', '>', 0)
    .select(headColumns)
    .orderBy('status')
    .execute()
}

export async function findVendorMeals(db: Db, { user_id }: Wedding, event_id: number): Promise<number> {
  const { meals } = await vendorMeals(db, user_id).where('guest_wedding_event_id', '=', event_id).executeTakeFirstOrThrow()
  return meals ?? 0
}

const mostGroups = 8

export async function findGroups(db: Db, { user_id }: Wedding, event_id: number): Promise<Group[]> {
  const { rows } = await sql<Group>`
    select relationship, case when relationship = '' then side end as side, count(*)::int as guests,
      count(*) filter (where status = 2)::int as coming,
      count(*) filter (where status in (1, 4))::int as waiting,
      count(*) filter (where status = 3)::int as cannot
    from guest_answers answer join guests on (guests.user_id, guests.id) = (answer.user_id, answer.guest_id)
    where (answer.user_id, answer.event_id) = (${user_id}, ${event_id})
    group by 1, 2 order by 3 desc, 1, 2 limit ${mostGroups}`.execute(db)
  return rows
}

export function countTasks(db: Db, { user_id }: Wedding, event_id: number): Promise<NonNullable<OneEvent['tasks']>> {
  return db
    .selectFrom('user_checklist_items')
    .where('user_id', '=', user_id)
    .where('guest_wedding_event_id', '=', event_id)
    .select([sql<number>`count(*)::int`.as('items'), sql<number>`(count(*) filter (where completed_at is null))::int`.as('open')])
    .executeTakeFirstOrThrow()
}

/** What guests are asked about it. */
export async function countQuestions(db: Db, { user_id }: Wedding, event_id: number): Promise<number> {
  const { questions } = await db
    .selectFrom('rsvp_questions')
    .where('user_id', '=', user_id)
    .where('event_id', '=', event_id)
    .select(sql<number>`count(*)::int`.as('questions'))
    .executeTakeFirstOrThrow()
  return questions
}

/** The partner sees every event; who declined is not among them. */
export async function findHelpers(db: Db, { user_id }: Wedding, event_id: number) {
  const { rows } = await sql<Omit<Helper, 'face'> & { avatar: FoundPicture | null }>`
    select posse.id, posse.role, posse.direction, posse.accepted_at is not null as is_accepted, posse.created_at,
      case when posse.accepted_at is null and posse.direction = 'invite' then ''
        else coalesce(member.firstname || ' ' || member.lastname, '') end as name,
      case when posse.accepted_at is null and posse.direction = 'invite' then null
        else ${pictureOf('member.id', 'member.avatar_id')} end as avatar,
      case when posse.email = '' then coalesce(member.email, '') else posse.email end as email,
      coalesce(shared.permissions, '{}') as permissions
    from user_posses posse left join users member on member.id = posse.member_id
    left join user_posse_events shared on (shared.user_id, shared.posse_id, shared.event_id) = (posse.user_id, posse.id, ${event_id})
    where posse.user_id = ${user_id} and posse.declined_at is null
      and (posse.role = 'partner' or cardinality(shared.permissions) > 0)
    order by posse.role <> 'partner', posse.id limit 100`.execute(db)
  return rows
}
