import { randomUUID } from 'node:crypto'
import { type Db, inTransaction } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { findUser } from '#features/account/sign-in/user-rows.server.ts'
import { theWedding } from '#features/wedding/events/event-kinds.ts'
import { findEvent } from '#features/wedding/events/rows.server.ts'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import { Download } from '#server/download.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import { queueMail } from '#server/mail.ts'
import { addressKey } from '#server/password-tries.ts'
import { guarded, inWedding } from '#server/procedures.ts'
import { countTry, isNewWish } from '#server/rate-limit.ts'
import { hashToken, newToken } from '#server/session.ts'
import { t } from '#web/text/text.ts'
import type { Item, Person } from './sheet-shapes.ts'
import { exampleDay } from './example-day.ts'
import { dayLetter } from './mail.server.ts'
import { late, lookedAt } from './preview.server.ts'
import {
  answerWish,
  areOn,
  findItems,
  findPeople,
  findWishes,
  findWritten,
  hasWish,
  holdSheet,
  itemRows,
  personRows,
} from './rows.server.ts'
import { addLink, endLinks } from './sharing/rows.server.ts'
import { dayPath } from './sharing/shared-path.ts'

const api = inWedding.day_sheets

export const daySheetRoutes = guarded.day_sheets.router({
  get: api.get.handler(async ({ context: { db, wedding }, input: { id } }) => ({ data: await sheetOf(db, wedding, id) })),

  print: api.print.handler(async ({ context: { db, wedding, workshop }, input: { id } }) => {
    const { event, couple, items, people } = await sheetOf(db, wedding, id)
    const nameOf = new Map(people.map(({ id, name }) => [id, name]))
    const lines = items.map((item) => ({ ...item, who: item.people.flatMap((one) => nameOf.get(one) ?? []) }))
    const made = await workshop.make('day_paper', { couple, event, name: null, lines })
    return new Download({ name: 'day.pdf', type: 'application/pdf', ...made })
  }),

  begin: api.begin.handler(({ context: { db, wedding }, input: { id, act = randomUUID() } }) =>
    inTransaction(db, async (db) => {
      if (!(await holdSheet(db, wedding, id))) notFound()
      const event = (await findEvent(db, wedding, id)) ?? notFound()
      if ((await findItems(db, wedding, id)).length > 0) conflict(undefined, t('day.begun'))
      const day = exampleDay({ ...event, isMain: event.taxonomy_event_id === theWedding.id })
      await itemRows.add(db, wedding, { values: day.map((item) => ({ ...item, event_id: id })), act })
      return { undo: act }
    }),
  ),

  add: api.add.handler(({ context: { db, wedding }, input: { id, act, ...said } }) =>
    inTransaction(db, async (db) => {
      if (!(await holdSheet(db, wedding, id))) notFound()
      await requireOn(db, wedding, id, said.people)
      const [data] = await itemRows.add(db, wedding, { values: [{ ...said, event_id: id }], act })
      return { data: data ?? notFound() }
    }),
  ),

  change: api.change.handler(({ context: { db, wedding }, input: { id, version, act, ...change } }) =>
    inTransaction(db, async (db) => {
      const { event_id } = await held(db, wedding, () => itemRows.findOne(db, wedding, id))
      await requireOn(db, wedding, event_id, change.people)
      const changed = await itemRows.change(db, wedding, { ids: [id], change, version, act })
      const data = (await itemRows.findOne(db, wedding, id)) ?? notFound()
      return changed.length === 0 ? conflict(data) : { data }
    }),
  ),

  remove: api.remove.handler(({ context: { db, wedding }, input: { id, act } }) =>
    inTransaction(db, async (db) => {
      await held(db, wedding, () => itemRows.findOne(db, wedding, id))
      if ((await itemRows.remove(db, wedding, [id], act)).length === 0) notFound()
    }),
  ),

  invite: api.invite.handler(({ context: { db, wedding }, input: { id, act, ...said } }) =>
    inTransaction(db, async (db) => {
      const [data] = await personRows.add(db, wedding, { values: [{ ...said, event_id: id }], act })
      return { data: data ?? notFound() }
    }),
  ),

  rename: api.rename.handler(({ context: { db, wedding }, input: { id, version, act, ...change } }) =>
    inTransaction(db, async (db) => {
      await held(db, wedding, () => personRows.findOne(db, wedding, id))
      const changed = await personRows.change(db, wedding, { ids: [id], change, version, act })
      const data = (await personRows.findOne(db, wedding, id)) ?? notFound()
      return changed.length === 0 ? conflict(data) : { data }
    }),
  ),

  excuse: api.excuse.handler(({ context: { db, wedding }, input: { id, act } }) =>
    inTransaction(db, async (db) => {
      await held(db, wedding, () => personRows.findOne(db, wedding, id))
      if ((await personRows.remove(db, wedding, [id], act)).length === 0) notFound()
    }),
  ),

  // The letter is a row beside the link that it carries; only the link’s sum is kept.
  share: api.share.handler(({ context: { db, wedding, publicUrl }, input: { id, way } }) =>
    inTransaction(db, async (db) => {
      const { email, event_id } = await held(db, wedding, () => personRows.findOne(db, wedding, id))
      if (way === 'mail' && email === '') invalid({ way: [t('day.no_address')] })
      if (way === 'mail' && (await wasJustSent(db, wedding, { id, email, event_id }))) return { data: { link: null } }
      await countTry(db, `day-links-of:${wedding.user_id}`, { tries: 200, seconds: 86_400 })
      if (way === 'mail') await countTry(db, `day-letter:${addressKey(email)}`, { tries: 5, seconds: 3_600 })
      const token = newToken()
      await addLink(db, wedding, id, hashToken(token))
      const link = `${publicUrl}${dayPath(token)}`
      if (way === 'mail') await queueMail(db, dayLetter({ ...wedding, email }, link))
      return { data: { link: way === 'mail' ? null : link } }
    }),
  ),

  // Whoever moves a late day at the same time writes to nobody whose links have ended, and gives no new one after it.
  end: api.end.handler(({ context: { db, wedding }, input: { id } }) =>
    inTransaction(db, async (db) => {
      await held(db, wedding, () => personRows.findOne(db, wedding, id))
      await endLinks(db, wedding, id)
    }),
  ),

  preview: api.preview.handler(async ({ context: { db, wedding }, input }) => ({ data: await lookedAt(db, wedding, input) })),

  late: api.late.handler(({ context: { db, wedding, publicUrl }, input: { act = randomUUID(), ...asked } }) =>
    inTransaction(db, async (db) => {
      await held(db, wedding, () => itemRows.findOne(db, wedding, asked.from))
      return { data: await late(db, wedding, { ...asked, act, publicUrl }), undo: act }
    }),
  ),

  answer: api.answer.handler(async ({ context: { db, wedding }, input: { id: event_id, wish: id, state } }) => {
    const data = await answerWish(db, wedding, { id, event_id, state })
    if (data) return { data }
    return (await hasWish(db, wedding, { id, event_id })) ? conflict(undefined, t('day.answered')) : notFound()
  }),
})

async function sheetOf(db: Db, wedding: Wedding, id: number) {
  const { name, date, place } = (await findEvent(db, wedding, id)) ?? notFound()
  const { time_zone } = (await findUser(db, wedding.user_id)) ?? notFound()
  const [items, people, wishes] = await Promise.all([
    findItems(db, wedding, id),
    findPeople(db, wedding, id),
    wedding.role === 'helper' ? [] : findWishes(db, wedding, id),
  ])
  return { event: { id, name, date, place, time_zone }, role: wedding.role, couple: coupleNames(wedding), items, people, wishes }
}

/** A button pressed twice is one letter; another one goes where the links of the first ended meanwhile, or to another address. */
async function wasJustSent(db: Db, wedding: Wedding, { id, email, event_id }: Pick<Person, 'id' | 'email' | 'event_id'>): Promise<boolean> {
  if (await isNewWish(db, `same-day-letter:${wedding.user_id}:${id}:${addressKey(email)}`)) return false
  return (await findWritten(db, wedding, event_id)).some((one) => one.id === id)
}

/** Its sheet stays as it is until the transaction ends, but for what is written here; asked anew, since whoever held it before may have written. */
async function held<Found extends Item | Person>(db: Db, wedding: Wedding, find: () => Promise<Found | undefined>): Promise<Found> {
  const found = await find()
  if (!found || !(await holdSheet(db, wedding, found.event_id))) return notFound()
  return (await find()) ?? notFound()
}

/** Of whoever is not on this sheet nothing is told. */
async function requireOn(db: Db, wedding: Wedding, event_id: number, people: readonly number[] | undefined): Promise<void> {
  if (people && !(await areOn(db, wedding, event_id, people))) invalid({ people: ['There is no such person.'] })
}
