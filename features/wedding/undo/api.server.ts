import { randomUUID } from 'node:crypto'
import { type Db, inTransaction } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { followWeddingDay, holdDays } from '#features/planned.server.ts'
import { kindIn } from '#features/kinds.ts'
import { conflict, forbidden } from '#server/errors.ts'
import { guarded, inWedding } from '#server/procedures.ts'
import type { Thing, Undone } from './contract.ts'
import { backs, bringHouseholdBack } from '#features/backs.server.ts'
import { claim, isUndone, type Line } from './rows.server.ts'
import { findDissolved, findLost, findWhy } from './why-rows.server.ts'

export const changesRoutes = guarded.wedding_changes.router({
  undo: inWedding.wedding_changes.undo.handler(({ context: { db, wedding, session }, input: { act } }) =>
    inTransaction(db, async (db) => {
      const undo = randomUUID()
      await holdDays(db, wedding)
      const lines = await claim(db, wedding, act, undo)
      if (lines.length === 0) conflict(undefined, await whyNot(db, wedding, act))
      requireReach(wedding, lines)
      requireCouple(wedding, lines, session?.impersonator !== undefined)
      return { data: await takeBack(db, wedding, lines, undo) }
    }),
  ),
})

async function whyNot(db: Db, wedding: Wedding, act: string): Promise<string> {
  return (await isUndone(db, wedding, act)) ? 'This was undone already.' : 'This can’t be taken back any more: it is more than 30 days ago.'
}

/** What was changed since stays as it is; the answer says which. */
async function takeBack(db: Db, wedding: Wedding, lines: readonly Line[], act: string): Promise<Undone> {
  const dissolved = await findDissolved(db, wedding, lines)
  if (dissolved.length > 0) await bringHouseholdBack(db, wedding, dissolved, act)
  const groups = Map.groupBy(lines, ({ what }) => what)
  const undone = new Set<Line>()
  for (const [what, undo] of backs) {
    const group = groups.get(what) ?? []
    const ids = group.length > 0 ? await undo(db, wedding, group, act) : []
    for (const line of group) if (ids.includes(line.object_id)) undone.add(line)
  }
  if (lines.some(isOfDay))
    await followWeddingDay(
      db,
      wedding,
      act,
      lines.filter(isOfItem).map(({ object_id }) => object_id),
    )
  const kept = lines.filter((line) => !undone.has(line))
  const isKept = new Set(kept.map(({ object_id }) => object_id))
  return {
    undone: thingsOf(lines, (line) => undone.has(line)),
    kept: await findWhy(db, wedding, kept, act),
    lost: await findLost(
      db,
      wedding,
      lines.filter(({ object_id }) => !isKept.has(object_id)),
    ),
    undo: act,
  }
}

function isOfDay({ before, after }: Line): boolean {
  return [before, after].some((values) => values !== null && ['date', 'wedding_date', 'wedding_month'].some((name) => name in values))
}

function isOfItem({ what }: Line): boolean {
  return what.startsWith('item.')
}

/** Each thing once, however many lines speak of it. */
function thingsOf(lines: readonly Line[], isMeant: (line: Line) => boolean): Thing[] {
  const things = lines.filter(isMeant).map(({ what, object_id }): [string, Thing] => {
    const kind = kindIn(what)
    return [`${kind} ${object_id}`, { kind, id: object_id }]
  })
  return [...new Map(things).values()]
}

/** Who helps is for the couple alone to say. */
function requireCouple({ role }: Wedding, lines: readonly Line[], isImpersonated: boolean): void {
  const isOfHelpers = lines.some(({ what }) => what.startsWith('posse.'))
  if (isOfHelpers && (role !== 'owner' || isImpersonated)) forbidden()
}

/** A helper whose events became fewer since takes nothing back on the others. */
function requireReach({ events }: Wedding, lines: readonly Line[]): void {
  if (events === 'all') return
  const concerned = lines.flatMap(({ event_id, before }) => [
    ...(event_id === null ? [] : [event_id]),
    ...((before?.['answers'] as { event_id: number }[] | undefined) ?? []).map((answer) => answer.event_id),
  ])
  if (concerned.some((id) => !events.includes(id))) forbidden()
}
