import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type Db, inTransaction } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { wrongDay } from '#features/account/sign-in/day-to-come.ts'
import { findUser } from '#features/account/sign-in/user-rows.server.ts'
import { todayIn } from '#features/account/sign-in/today.ts'
import { holdDays } from '#features/planned.server.ts'
import { theWedding } from '#features/wedding/events/event-kinds.ts'
import { findEvent } from '#features/wedding/events/rows.server.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import { guarded, inWedding } from '#server/procedures.ts'
import { t } from '#web/text/text.ts'
import type { Asked, Preview, Wishes } from './contract.ts'
import { findLastMove, findLostDays } from './last-rows.server.ts'
import { askAgain, forgetMonth, moveEvents, movePayments, moveTasks, stopLeaving } from './moving-rows.server.ts'
import { chosenIn } from './chosen-days.ts'
import { movedOf, newDays } from './new-days.ts'
import { countTold } from './people-rows.server.ts'
import { chosenPayments, previewOf } from './preview.server.ts'
import { findPeople, findPlanned, reachOf } from './standing-rows.server.ts'

const api = inWedding.moving

export const movingRoutes = guarded.moving.router({
  place: api.place.handler(async ({ context: { db, wedding }, input: { id } }) => {
    const { name, version, date, taxonomy_event_id } = (await findEvent(db, wedding, id)) ?? notFound()
    const { time_zone } = (await findUser(db, wedding.user_id)) ?? notFound()
    const told = wedding.role === 'helper' ? null : await countTold(db, wedding)
    const event = { id, name, version, date, is_main: taxonomy_event_id === theWedding.id }
    return { data: { event, today: todayIn(time_zone), last: await findLastMove(db, wedding, id), told } }
  }),

  // A preview does what moving would, and goes back to where it began: no row keeps it, and no letter is stopped.
  preview: api.preview.handler(({ context: { db, wedding }, input }) =>
    inTransaction(db, async (db) => {
      await sql`savepoint thought`.execute(db)
      try {
        return { data: await move(db, wedding, wishesOf(input), { act: randomUUID() }) }
      } finally {
        await sql`rollback to savepoint thought`.execute(db)
      }
    }),
  ),

  move: api.move.handler(({ context: { db, wedding }, input: { basis, act = randomUUID(), ...wishes } }) =>
    inTransaction(db, async (db) => {
      const data = await move(db, wedding, wishes, { act, basis })
      return { data, undo: act }
    }),
  ),
})

function wishesOf({ id, date, events, answers }: Asked): Wishes {
  return { id, date: date ?? null, events: chosenIn(events), payments: [], tasks: [], answers }
}

interface Moving {
  act: string
  /** What was seen; where anything of it is otherwise by now, nothing moves. */
  basis?: string
}

/** Moves an event with all that goes along, and answers what that was. */
async function move(db: Db, wedding: Wedding, wishes: Wishes, { act, basis: seen }: Moving): Promise<Preview> {
  await holdDays(db, wedding)
  const { id, date } = wishes
  const event = (await findEvent(db, wedding, id)) ?? notFound()
  const isMain = event.taxonomy_event_id === theWedding.id
  const user = (await findUser(db, wedding.user_id)) ?? notFound()
  const today = todayIn(user.time_zone)
  // Whoever saw it move is late.
  if (date === event.date && seen !== undefined) conflict(undefined, t('moving.changed'))
  if (date === event.date) invalid({ date: [t(date === null ? 'moving.no_day_already' : 'moving.same_day')] })
  if (isMain && date && wrongDay({ date }, user)) invalid({ date: [t('moving.past_day')] })
  const reach = await reachOf(db, wedding)
  const before = await findPlanned(db, reach, { id, isMain })
  const lost = event.date === null ? await findLostDays(db, wedding, id) : []
  const plan = { id, isMain, date, lost, today }
  const days = newDays(before.events, { ...plan, chosen: wishes.events })
  const moved = movedOf(days)
  // What was chosen is no part of what it was reckoned from.
  const people = await findPeople(db, reach, moved)
  const usual = wishes.events.length > 0 ? await findPeople(db, reach, movedOf(newDays(before.events, { ...plan, chosen: [] }))) : people
  const basis = createHash('sha256')
    .update(JSON.stringify([date, today, before, usual]))
    .digest('hex')
  if (seen !== undefined && seen !== basis) conflict(undefined, t('moving.changed'))
  requireOwn(wishes, before)

  if (!(await moveEvents(db, wedding, moved, act))) conflict(undefined, t('moving.changed'))
  if (date === null && isMain && wedding.role !== 'helper') await forgetMonth(db, wedding, act)
  await movePayments(db, reach, chosenPayments(before, days.moved, wishes), act)
  await moveTasks(db, wedding, { tasks: before.tasks, days: moved, chosen: wishes.tasks, act })
  if (wishes.answers === 'ask_again') await askAgain(db, reach, people.answers?.map((one) => one.id) ?? [], act)
  await stopLeaving(db, wedding, people.leaving ?? [])
  return previewOf({ before, after: await findPlanned(db, reach, { id, isMain }), days, people, today, basis })
}

/** What is named is there, is open, and is within reach; of anything else nothing is told. */
function requireOwn({ id, events, payments, tasks }: Wishes, before: Awaited<ReturnType<typeof findPlanned>>): void {
  const isAmong = (ids: readonly number[], all: readonly { id: number }[]) => ids.every((one) => all.some((other) => other.id === one))
  const errors = {
    ...(!isAmong(
      events.map((event) => event.id),
      before.events.filter((event) => event.id !== id),
    ) && { events: ['There is no such event.'] }),
    ...(!isAmong(payments, before.payments?.filter(({ rule }) => rule === 'fixed') ?? []) && { payments: ['There is no such payment.'] }),
    ...(!isAmong(
      tasks,
      before.tasks.filter(({ rule }) => rule === 'hand'),
    ) && { tasks: ['There is no such task.'] }),
  }
  if (Object.keys(errors).length > 0) invalid(errors)
}
