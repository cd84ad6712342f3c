import { createHash, randomUUID } from 'node:crypto'
import { type Db, inTransaction } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { findEvent } from '#features/wedding/events/rows.server.ts'
import { fileName } from '#features/wedding/events/file-name.ts'
import { csvOf } from '#server/csv.ts'
import { asWritten, Download } from '#server/download.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import { guarded, inWedding } from '#server/procedures.ts'
import { t } from '#web/text/text.ts'
import type { Place, Proposal, SeatingPlan } from './contract.ts'
import { whoLeft, withNames } from './person-names.ts'
import * as rows from './rows.server.ts'
import { seatPeople } from './seated.ts'
import { sheetLines } from './sheet-lines.ts'

const api = inWedding.seating
const { ruleRows, seatRows, tableRows } = rows

/** Which of them it is isn’t told: what somebody else has is not there. */
const unknown = 'There is no such guest or table.'

export const seatingRoutes = guarded.seating.router({
  get: api.get.handler(async ({ context: { db, wedding }, input: { id } }) => ({ data: await planOf(db, wedding, id) })),

  proposal: api.proposal.handler(async ({ context: { db, wedding, workshop }, input: { id, seed } }) => {
    const plan = await planOf(db, wedding, id)
    return (await asWritten(await workshop.make('seated_anew', { plan, seed }))) as { data: Proposal }
  }),

  sheet: api.sheet.handler(async ({ context: { db, wedding }, input: { id } }) => {
    const plan = await planOf(db, wedding, id)
    return new Download({
      name: `${fileName(plan.event.name)}-seating.csv`,
      type: 'text/csv; charset=utf-8',
      content: once(csvOf(sheetLines(plan))),
    })
  }),

  seat: api.seat.handler(({ context: { db, wedding }, input: { id, places, basis, act = randomUUID() } }) =>
    inTransaction(db, async (db) => {
      await rows.holdAnswers(db, wedding, id, places)
      if (!(await rows.takeTurn(db, wedding, id))) notFound()
      const tables = [...new Set(places.flatMap(({ table_id }) => table_id ?? []))]
      const plan = await planOf(db, wedding, id)
      if (basis !== undefined && basis !== plan.basis) conflict(plan, t('seating.changed'))
      if (tables.some((table) => !plan.tables.some((one) => one.id === table))) invalid({ places: [unknown] })
      await seat(db, wedding, { plan, places, act })
      const full = await rows.findOverfull(db, wedding, tables)
      if (full) conflict(plan, t('seating.full', { name: full.name }))
      return { data: await planOf(db, wedding, id) }
    }),
  ),

  add_table: api.add_table.handler(async ({ context: { db, wedding }, input: { id, act, ...table } }) => {
    const [added] = await tableRows.add(db, wedding, { values: [{ ...table, event_id: id }], act })
    return { data: bare(added ?? notFound()) }
  }),

  change_table: api.change_table.handler(({ context: { db, wedding }, input: { id, version, act, ...change } }) =>
    inTransaction(db, async (db) => {
      await tableRows.lock(db, wedding, [id])
      if (!(await tableRows.findOne(db, wedding, id))) notFound()
      const isChange = Object.values(change).some((value) => value !== undefined)
      const isSaved = !isChange || (await tableRows.change(db, wedding, { ids: [id], change, version, act })).length > 0
      const data = bare((await tableRows.findOne(db, wedding, id)) ?? notFound())
      if (!isSaved) conflict(data)
      if (change.seats !== undefined && (await rows.findOverfull(db, wedding, [id]))) invalid({ seats: [t('seating.too_few_chairs')] })
      return { data }
    }),
  ),

  remove_table: api.remove_table.handler(({ context: { db, wedding }, input: { id, act = randomUUID() } }) =>
    inTransaction(db, async (db) => {
      const { event_id } = (await tableRows.findOne(db, wedding, id)) ?? notFound()
      await rows.takeTurn(db, wedding, event_id)
      const [seats, rules] = await Promise.all([rows.findSeats(db, wedding, event_id), rows.findRules(db, wedding, event_id)])
      const there = seats.filter(({ table_id, left_at }) => table_id === id && left_at === null)
      await seatRows.remove(db, wedding, idsOf(there), act)
      await ruleRows.remove(db, wedding, idsOf(rules.filter(({ table_id }) => table_id === id)), act)
      if ((await tableRows.remove(db, wedding, [id], act)).length === 0) notFound()
    }),
  ),

  add_rule: api.add_rule.handler(({ context: { db, wedding }, input: { id, act, ...rule } }) =>
    inTransaction(db, async (db) => {
      const plan = await planOf(db, wedding, id)
      const { guest_id, other_id, table_id, kind } = rule
      const isThere = (guest: number | undefined) => plan.people.some((one) => one.guest_id === guest && one.companion === 0)
      if (!isThere(guest_id)) invalid({ guest_id: [unknown] })
      const isOfTable = kind === 'at_table'
      if (isOfTable && !plan.tables.some((one) => one.id === table_id)) invalid({ guest_id: [unknown] })
      if (!isOfTable && other_id === guest_id) invalid({ other_id: [t('seating.somebody_else')] })
      if (!isOfTable && !isThere(other_id)) invalid({ guest_id: [unknown] })
      const value = { ...rule, other_id: isOfTable ? null : other_id, table_id: isOfTable ? table_id : null, event_id: id }
      const [added] = await ruleRows.add(db, wedding, { values: [value], act })
      return { data: bare(added ?? notFound()) }
    }),
  ),

  change_rule: api.change_rule.handler(({ context: { db, wedding }, input: { id, version, act, ...change } }) =>
    inTransaction(db, async (db) => {
      await ruleRows.lock(db, wedding, [id])
      if (!(await ruleRows.findOne(db, wedding, id))) notFound()
      const isChange = Object.values(change).some((value) => value !== undefined)
      const isSaved = !isChange || (await ruleRows.change(db, wedding, { ids: [id], change, version, act })).length > 0
      const data = bare((await ruleRows.findOne(db, wedding, id)) ?? notFound())
      return isSaved ? { data } : conflict(data)
    }),
  ),

  remove_rule: api.remove_rule.handler(async ({ context: { db, wedding }, input: { id, act } }) => {
    if ((await ruleRows.remove(db, wedding, [id], act)).length === 0) notFound()
  }),
})

async function planOf(db: Db, wedding: Wedding, id: number): Promise<SeatingPlan> {
  const { name, date } = (await findEvent(db, wedding, id)) ?? notFound()
  const [tables, people, rules, freed] = await Promise.all([
    rows.findTables(db, wedding, id),
    rows.findPeople(db, wedding, id),
    rows.findRules(db, wedding, id),
    rows.findFreed(db, wedding, id),
  ])
  const named = withNames(people)
  // Where a table stands in the room is no part of who sits there.
  const chairs = tables.map((table) => [table.id, table.seats])
  const basis = createHash('sha256')
    .update(JSON.stringify([chairs, people, rules]))
    .digest('hex')
  return { event: { id, name, date }, tables, people: named, rules, freed: freed.map(whoLeft), basis }
}

/** Seats people, moves them, and gives their chairs back; all of them may sit at the event. */
async function seat(db: Db, wedding: Wedding, { plan, places, act }: { plan: SeatingPlan; places: readonly Place[]; act: string }) {
  const known = await rows.findSeats(db, wedding, plan.event.id)
  const steps = seatPeople(plan, known, places)
  if (steps === undefined) return invalid({ places: [unknown] })
  await rows.forgetFreed(db, wedding, steps.forget)
  await seatRows.remove(db, wedding, steps.remove, act)
  for (const [table_id, ids] of steps.move) await seatRows.change(db, wedding, { ids, change: { table_id }, act })
  if (steps.add.length > 0) await seatRows.add(db, wedding, { values: steps.add, act })
}

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text)
}

function idsOf(things: readonly { id: number }[]): number[] {
  return things.map(({ id }) => id)
}

/** Without its event, which the call names anyway. */
function bare<Row extends { event_id: number }>({ event_id: _, ...row }: Row): Omit<Row, 'event_id'> {
  return row
}
