import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { updateUser } from '#features/account/sign-in/user-rows.server.ts'
import { stopSending } from '#features/guests/letters/sending-rows.server.ts'
import { saveReplies } from '#features/guests/list/reply-rows.server.ts'
import { paymentRows } from '#features/planning/budget/payments/rows.server.ts'
import { moveItems } from '#features/planning/checklist/rows.server.ts'
import { followWeddingDay } from '#features/planned.server.ts'
import { updateEvent } from '#features/wedding/events/rows.server.ts'
import { findAnswered } from './people-rows.server.ts'
import type { StandingTask } from './planned-rows.server.ts'
import type { NewDay } from './new-days.ts'
import type { Reach } from './standing-rows.server.ts'

/** Gives events their new days; false where one was changed meanwhile. What is due by days from the wedding follows in the database. */
export async function moveEvents(db: Db, wedding: Wedding, days: readonly NewDay[], act: string): Promise<boolean> {
  for (const { id, version, to, reply_to } of days)
    if (!(await updateEvent(db, wedding, { id, version, date: to, reply_by: reply_to, act }))) return false
  return true
}

/** Of a wedding without a day nobody knows the month, either: what is planned would go by that. */
export async function forgetMonth(db: Db, wedding: Wedding, act: string): Promise<void> {
  const { rows } = await sql`select from users where id = ${wedding.user_id} and wedding_month is not null`.execute(db)
  if (rows.length > 0) await updateUser(db, wedding, { wedding_month: null }, { act })
}

/** Moves what has a day of its own; payments that go to the same day go at once. */
export async function movePayments(db: Db, { money }: Reach, payments: readonly { id: number; along: string }[], act: string) {
  if (!money) return
  for (const [due_date, some] of Map.groupBy(payments, ({ along }) => along))
    await paymentRows.change(db, money, { ids: some.map(({ id }) => id), change: { due_date }, act })
}

/** Moves the checklist: its plan and what vendors are owed; days that somebody chose stay, and count from the new day from now on. */
export async function moveTasks(
  db: Db,
  wedding: Wedding,
  { tasks, days, chosen, act }: { tasks: readonly StandingTask[]; days: readonly NewDay[]; chosen: readonly number[]; act: string },
): Promise<void> {
  const to = new Map(days.map((day) => [day.id, day.to]))
  const moved = tasks.filter(({ event_id }) => to.has(event_id))
  const pending = moved.filter(({ event_id, rule }) => to.get(event_id) === null && rule === 'plan')
  await moveItems(
    db,
    wedding,
    pending.map(({ id }) => ({ id, due_date: null, planned_for: null })),
    act,
  )
  const stays = moved.filter(({ id, event_id, rule }) => to.get(event_id) !== null && rule === 'hand' && !chosen.includes(id))
  const kept = stays.map(({ id, event_id, due_date }) => ({ id, due_date, planned_for: to.get(event_id) ?? null }))
  await moveItems(db, wedding, kept, act)
  if (days.some((day) => day.to !== null))
    await followWeddingDay(
      db,
      wedding,
      act,
      stays.map(({ id }) => id),
    )
}

/** Whoever answered waits to be asked again; what they said stands in the history, and comes back with an undo. */
export async function askAgain(db: Db, { guests }: Reach, events: readonly number[], act: string): Promise<void> {
  if (!guests) return
  for (const event_id of events.toSorted((one, other) => one - other)) {
    const ids = await findAnswered(db, guests, event_id)
    if (ids.length > 0) await saveReplies(db, guests, { ids, event_id, status: 1, act })
  }
}

/** What is about to leave tells of the old day, or asks to it. */
export async function stopLeaving(db: Db, wedding: Wedding, sendings: readonly { id: number }[]): Promise<void> {
  for (const { id } of sendings) await stopSending(db, wedding, id)
}
