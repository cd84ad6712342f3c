import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { monthOf } from '#features/account/sign-in/user-row.ts'
import type { ChecklistSettings } from './contract.ts'
import { addDays, type Frame, later, middleOf } from './plan.ts'
import { todayIn } from '#features/account/sign-in/today.ts'
import { templateOf } from './template-rows.server.ts'

export interface EventFrame extends Omit<Frame, 'date'> {
  taxonomy_event_id: number
  /** Null as long as nobody knows when the event is. */
  date: string | null
}

interface Row {
  id: number
  taxonomy_event_id: number
  date: string | null
  wedding_date: string | null
  wedding_month: string | null
  time_zone: string
  starts_on: string | null
}

/** What the plan of each event is counted from; an event without a day of its own lies where its kind does beside the wedding. */
export async function findFrames(db: Db, { user_id }: Wedding): Promise<Map<number, EventFrame>> {
  const { rows } = await sql<Row>`
    select event.id, taxonomy_event_id, event.date, wedding_date, wedding_month, time_zone, starts_on
    from users join guest_wedding_events event on event.user_id = users.id
    left join user_checklist_settings settings on settings.user_id = users.id where users.id = ${user_id}`.execute(db)
  return new Map(rows.map((row) => [row.id, frameOf(row)]))
}

/** Tasks of the wedding's plan that are done with something that the couple says of it. */
export type Fact = 'date' | 'budget' | 'style' | 'venues'

/** Which of them are done by what the couple said already. */
export async function findKnown(db: Db, { user_id }: Wedding, taxonomy_event_id: number): Promise<Fact[]> {
  if (taxonomy_event_id !== 1) return []
  const { rows } = await sql<{ key: Fact }>`
    select key from users, lateral (values ('date', wedding_date is not null), ('budget', wedding_budget is not null),
      ('style', wedding_style <> ''), ('venues', wedding_place <> '')) as task (key, is_known)
    where users.id = ${user_id} and is_known`.execute(db)
  return rows.map(({ key }) => key)
}

/** Keeps the wedding's day and the start of its plan as they are until the transaction ends. */
export async function holdDays(db: Db, { user_id }: Wedding): Promise<void> {
  await sql`select from users where id = ${user_id} for no key update`.execute(db)
}

/** The couple's day and settings, and the wedding's date. */
export async function findBasis(db: Db, { user_id }: Wedding) {
  const row = await db
    .selectFrom('users')
    .leftJoin('user_checklist_settings as settings', 'settings.user_id', 'users.id')
    .where('users.id', '=', user_id)
    .select(['wedding_date', 'wedding_month', 'time_zone', 'checklist_setup_at', 'starts_on', 'hides_done', 'week_starts_on'])
    .executeTakeFirstOrThrow()
  const { starts_on, hides_done, week_starts_on } = row
  const settings: ChecklistSettings = { starts_on, hides_done: hides_done ?? false, week_starts_on: week_starts_on ?? 0 }
  return {
    today: todayIn(row.time_zone),
    date: row.wedding_date,
    month: monthOf({ date: row.wedding_date, ...row }),
    checklist_setup_at: row.checklist_setup_at,
    settings,
  }
}

/** Fields that are not given stay. */
export async function saveSettings(db: Db, { user_id }: Wedding, change: Partial<ChecklistSettings>): Promise<void> {
  await db
    .insertInto('user_checklist_settings')
    .values({ user_id, ...change })
    .onConflict((conflict) => {
      const column = conflict.column('user_id')
      return Object.keys(change).length > 0 ? column.doUpdateSet(change) : column.doNothing()
    })
    .execute()
}

function frameOf({ taxonomy_event_id, date, wedding_date, wedding_month, time_zone, starts_on }: Row): EventFrame {
  const { horizon, days_after } = templateOf(taxonomy_event_id)
  const today = todayIn(time_zone)
  const from = later(today, starts_on ?? today)
  const day = wedding_date ?? (wedding_month && middleOf(wedding_month.slice(0, 7), from))
  const beside = day && addDays(day, days_after)
  // Beside a wedding that is near, an engagement party would be over: nobody knows when that is.
  return { taxonomy_event_id, date: date ?? (beside && beside >= from ? beside : null), from, horizon }
}
