import { randomUUID } from 'node:crypto'
import { type Db, inTransaction } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { wrongDay } from '#features/account/sign-in/day-to-come.ts'
import { findUser } from '#features/account/sign-in/user-rows.server.ts'
import { type Fact, findEventItems, followWeddingDay, holdDays, saveChecklist, tickKnown } from '#features/planned.server.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import { forUser, guarded, inWedding } from '#server/procedures.ts'
import { givenPictures } from '#features/files/uploads/policy.server.ts'
import { shownPicture } from '#features/files/uploads/shown-picture.ts'
import type { Files } from '#server/files/files.ts'
import type { EventCreate, EventUpdate, GuestWeddingEvent, ReachedEvent } from './contract.ts'
import { theWedding } from './event-kinds.ts'
import { hasTimes, wrongTimes } from './event-times.ts'
import * as rows from './rows.server.ts'

const api = inWedding.guest_wedding_events

export const eventsRoutes = guarded.guest_wedding_events.router({
  all: forUser.guest_wedding_events.all.handler(async ({ context }) => ({
    data: (await rows.findReached(context.db, context.user.id)).map((event) => shownEvent(event, context)),
  })),

  get: forUser.guest_wedding_events.get.handler(async ({ context, input: { id } }) => {
    const { db, user } = context
    const [found] = await rows.findReached(db, user.id, id)
    if (!found) return notFound()
    const event = shownEvent(found, context)
    const keeps = event.permissions.includes(permissions.checklist)
    return { data: keeps ? { ...event, checklist: await findEventItems(db, event) } : event }
  }),

  create: api.create.handler(({ context: { db, wedding }, input }) => create(db, wedding, input)),

  update: api.update.handler(({ context: { db, wedding }, input }) => update(db, wedding, input)),

  createFor: api.createFor.handler(({ context: { db, wedding }, input: { user_id: _, ...event } }) => create(db, wedding, event)),

  updateFor: api.updateFor.handler(({ context: { db, wedding }, input: { user_id: _, ...event } }) => update(db, wedding, event)),

  destroy: api.destroy.handler(async ({ context: { db, wedding }, input: { id, act } }) => {
    if (!(await rows.deleteEvent(db, wedding, id, act))) notFound()
  }),
})

/** For whoever asks, and nobody else. */
export function shownEvent(event: rows.FoundEvent, { files, user }: { files: Files; user: { id: number } }): ReachedEvent {
  return { ...event, picture: shownPicture(event.picture, files.addresses, user.id) }
}

/** A helper keeps the checklist of the event that they added. */
function create(db: Db, wedding: Wedding, { checklist, ...input }: EventCreate) {
  const act = randomUUID()
  return inTransaction(db, async (db) => {
    await requireDayToCome(db, wedding, input)
    const picture = await givenPictures(db, wedding, { picture_id: input.picture_id })
    const event = await rows.insertEvent(db, wedding, { ...input, ...picture }, act)
    if (event) requireTimes(event)
    if (event && input.date) await followWeddingDay(db, wedding, act)
    if (event && wedding.role === 'helper') await rows.shareEvent(db, wedding, event.id)
    if (event) await saveChecklist(db, withEvent(wedding, event.id), event.id, checklist, act)
    return { data: event ?? null }
  })
}

function update(db: Db, wedding: Wedding, input: EventUpdate) {
  const { checklist, act = randomUUID(), ...event } = input
  const { id, version: _, ...change } = event
  const isChange = Object.keys(change).length > 0
  return inTransaction(db, async (db) => {
    // In one order with who writes the same day at the account.
    if (isChange) await holdDays(db, wedding)
    if (change.date || change.taxonomy_event_id)
      await requireDayToCome(db, wedding, { ...(await rows.findEvent(db, wedding, id)), ...change })
    const picture = await givenPictures(db, wedding, { picture_id: change.picture_id })
    const isSaved = isChange && (await rows.updateEvent(db, wedding, { ...event, ...picture, act }).catch(refuseTaken))
    const data = (await rows.findEvent(db, wedding, id)) ?? notFound()
    if (isSaved && hasTimes(change)) requireTimes(data)
    if (isChange && !isSaved) return conflict(data)
    if (change.date !== undefined || change.taxonomy_event_id !== undefined) await followWeddingDay(db, wedding, act)
    if (data.taxonomy_event_id === theWedding.id) await tickKnown(db, wedding, factsIn(change), act)
    await saveChecklist(db, wedding, id, checklist, act)
    return { data }
  })
}

/** What of the wedding's plan is done with a day or a place. */
function factsIn({ date, place }: Partial<EventUpdate>): Fact[] {
  return [...(date === undefined ? [] : (['date'] as const)), ...(place === undefined ? [] : (['venues'] as const))]
}

/** An event that was just added is within reach of who added it. */
function withEvent(wedding: Wedding, id: number): Wedding {
  return wedding.events === 'all' ? wedding : { ...wedding, events: [...wedding.events, id] }
}

/** The wedding's own day keeps the rule that it has at the account; other events may be noted when they are over. */
async function requireDayToCome(db: Db, { user_id }: Wedding, { taxonomy_event_id, date }: Partial<EventUpdate>): Promise<void> {
  if (taxonomy_event_id !== theWedding.id || !date) return
  const wrong = wrongDay({ date }, (await findUser(db, user_id)) ?? notFound())
  if (wrong) invalid({ date: Object.values(wrong).flat() })
}

/** Only what is stored tells whether a day and times go together; a refusal takes the change along. */
function requireTimes(event: GuestWeddingEvent): void {
  const errors = wrongTimes(event)
  if (Object.keys(errors).length > 0) invalid(errors)
}

/** Each kind of event once, says the unique key. */
function refuseTaken(error: unknown): never {
  if ((error as { code?: string }).code !== '23505') throw error
  invalid({ taxonomy_event_id: ['Event already exists!'] })
}
