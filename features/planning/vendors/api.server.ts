import { findEventsWithin } from '#features/wedding/events/rows.server.ts'
import { randomUUID } from 'node:crypto'
import { type Db, inTransaction } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { requireEvent } from '#features/wedding/access/policy.server.ts'
import { pageMeta } from '#features/shapes.ts'
import { Download } from '#server/download.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import { guarded, inWedding } from '#server/procedures.ts'
import { xlsxType } from '#server/xlsx.ts'
import { categories } from '../budget/categories.ts'
import type { VendorSaid } from './contract.ts'
import { dropDeadlines } from './deadlines/rows.server.ts'
import { entryRows, findEntries } from './diary/rows.server.ts'
import { findFilesOf, vendorFileRows } from './files/rows.server.ts'
import { keepCost } from './hire-rows.server.ts'
import { allVendors, countAll, countVendors, findFrame, listVendors, saveServices } from './list-rows.server.ts'
import { nothing } from './nothing-said.ts'
import { onlyOnce, requireListed, requireWho, settleSecond } from './policy.server.ts'
import { findMoney, findShown, holdHires, vendorRows } from './rows.server.ts'
import { openServices } from './wanted-services.ts'
import { newStanding, standingOf } from './standing.ts'
import { vendorSheets } from './vendor-sheets.ts'

const api = inWedding.user_vendors

export const userVendorsRoutes = guarded.user_vendors.router({
  list: api.list.handler(async ({ context: { db, wedding }, input: { user_id: _, ...query } }) => {
    const { guest_event_id } = query
    const [data, total, { hired, ...sums }, { today, date, vendormanager_setup_at, wanted: all_wanted }, guest_wedding_events] =
      await Promise.all([
        listVendors(db, wedding, query),
        countVendors(db, wedding, query),
        countAll(db, wedding, guest_event_id),
        findFrame(db, wedding),
        findEventsWithin(db, wedding),
      ])
    const { user_id, firstname, other_firstname, role, guestlist_setup_at } = wedding
    const whose = { user_id, firstname, other_firstname, role, guestlist_setup_at, vendormanager_setup_at }
    const wanted = role === 'helper' ? [] : all_wanted
    const all = guest_event_id === undefined || role === 'helper' ? hired : (await countAll(db, wedding, undefined)).hired
    const open = openServices({ wanted, hired: all, date, today })
    return { data, meta: pageMeta(query, total), guest_wedding_events, ...sums, wanted, open, today, wedding: whose }
  }),

  all: api.all.handler(async ({ context: { db, wedding }, input: { guest_event_id } }) => ({
    data: (await allVendors(db, wedding, guest_event_id)).map(({ event: _, ...vendor }) => vendor),
  })),

  export: api.export.handler(async ({ context: { db, wedding, workshop }, input: { guest_event_id } }) => {
    const made = await workshop.make('workbook', { sheets: vendorSheets(await allVendors(db, wedding, guest_event_id)) })
    return new Download({ name: 'vendors.xlsx', type: xlsxType, ...made })
  }),

  create: api.create.handler(({ context: { db, wedding }, input: { user_id: _, ...said } }) => create(db, wedding, said)),
  createFor: api.createFor.handler(({ context: { db, wedding }, input: { user_id: _, ...said } }) => create(db, wedding, said)),
  update: api.update.handler(({ context: { db, wedding }, input }) => update(db, wedding, input)),
  updateFor: api.updateFor.handler(({ context: { db, wedding }, input: { user_id: _, ...said } }) => update(db, wedding, said)),

  destroy: api.destroy.handler(async ({ context: { db, wedding }, input: { id, act } }) => {
    if ((await remove(db, wedding, [id], act)).length === 0) notFound()
  }),
  destroyFor: api.destroyFor.handler(async ({ context: { db, wedding }, input: { id, act } }) => {
    if ((await remove(db, wedding, [id], act)).length === 0) notFound()
  }),

  destroyMany: api.destroyMany.handler(({ context: { db, wedding }, input: { ids: named, act = randomUUID() } }) => {
    const ids = [...new Set(named)]
    return inTransaction(db, async (db) => {
      if ((await remove(db, wedding, ids, act)).length < ids.length) invalid({ ids: ['There is no such vendor.'] })
      return { data: { ids, undo: act } }
    })
  }),

  updateMany: api.updateMany.handler(({ context: { db, wedding }, input: { vendors, second_hire, act = randomUUID() } }) =>
    onlyOnce(() =>
      inTransaction(db, async (db) => {
        if (vendors.some(mayHire)) await holdHires(db, wedding)
        const ids = [...new Set(vendors.map(({ id }) => id))]
        if ((await vendorRows.lock(db, wedding, ids)) < ids.length) invalid({ vendors: ['There is no such vendor.'] })
        const basis = await basisOf(db, wedding)
        for (const vendor of vendors) await change(db, wedding, { ...vendor, second_hire, act }, basis)
        return { data: { ids, undo: act } }
      }),
    ),
  ),

  settings: api.settings.handler(async ({ context: { db, wedding }, input: { services } }) => {
    const wanted = [...new Set(services)]
    await saveServices(db, wedding, wanted)
    return { data: { services: wanted } }
  }),
})

/** With what is written of them by hand, and their files. */
function remove(db: Db, wedding: Wedding, ids: readonly number[], act: string = randomUUID()): Promise<number[]> {
  return inTransaction(db, async (db) => {
    await vendorRows.lock(db, wedding, ids)
    const entries = await findEntries(db, wedding, ids)
    if (entries.length > 0) await entryRows.remove(db, wedding, entries, act)
    const files = await findFilesOf(db, wedding, ids)
    if (files.length > 0) await vendorFileRows.remove(db, wedding, files, act)
    await dropDeadlines(db, wedding, ids, act)
    return vendorRows.remove(db, wedding, ids, act)
  })
}

function create(db: Db, wedding: Wedding, { act = randomUUID(), second_hire, ...said }: VendorSaid) {
  return onlyOnce(() =>
    inTransaction(db, async (db) => {
      const { service, ...listed } = said.vendor_id ? await requireListed(db, said.vendor_id) : { service: 'other' }
      const given = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined && value !== ''))
      const taxonomy = said.taxonomy ?? categories.find((one) => one === service) ?? 'other'
      const { today, money } = await basisOf(db, wedding)
      const vendor = { ...nothing, ...listed, ...(given as typeof said), taxonomy, ...standingOf(said, newStanding, today) }
      if (vendor.name === '') invalid({ name: ['Please enter a name.'] })
      requireEvent(wedding, { guest_wedding_event_id: vendor.guest_wedding_event_id })
      requireWho(vendor)
      if (vendor.status === 'hired') {
        await holdHires(db, wedding)
        await settleSecond(db, wedding, { ...vendor, second_hire, today, act })
      }
      const cost = await keepCost(db, wedding, { earlier: undefined, after: vendor, money, act })
      const [added] = await vendorRows.add(db, wedding, { values: [{ ...vendor, ...cost }], act })
      if (!added) return invalid({ guest_wedding_event_id: ['There is no such event.'] })
      return { data: (await findShown(db, wedding, added.id)) ?? notFound() }
    }),
  )
}

type Change = VendorSaid & { id: number; version?: number | undefined }

function update(db: Db, wedding: Wedding, said: Change) {
  return onlyOnce(() =>
    inTransaction(db, async (db) => {
      if (mayHire(said)) await holdHires(db, wedding)
      if ((await vendorRows.lock(db, wedding, [said.id])) === 0) notFound()
      await change(db, wedding, said, await basisOf(db, wedding))
      return { data: (await findShown(db, wedding, said.id)) ?? notFound() }
    }),
  )
}

interface Basis {
  today: string
  money: Wedding['events']
}

async function basisOf(db: Db, wedding: Wedding): Promise<Basis> {
  const [{ today }, money] = await Promise.all([findFrame(db, wedding), findMoney(db, wedding)])
  return { today, money }
}

/** A change after which somebody else may be hired for a service than before. */
function mayHire({ status, taxonomy }: VendorSaid): boolean {
  return status === 'hired' || taxonomy !== undefined
}

/** Changes one that is locked, with all that follows from it, in one act. */
async function change(db: Db, wedding: Wedding, { id, version, act = randomUUID(), second_hire, ...said }: Change, basis: Basis) {
  const { today, money } = basis
  const earlier = (await vendorRows.findOne(db, wedding, id)) ?? notFound()
  if (version !== undefined && version !== earlier.version) conflict(await findShown(db, wedding, id))
  const given = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
  if (Object.keys(given).length === 0) return
  if (said.name === '') invalid({ name: ['Please enter a name.'] })
  if (said.guest_wedding_event_id !== undefined) requireEvent(wedding, { guest_wedding_event_id: said.guest_wedding_event_id })
  if (said.vendor_id && said.vendor_id !== earlier.vendor_id) await requireListed(db, said.vendor_id)
  const standing = standingOf(said, earlier, today)
  const after = { ...earlier, ...(given as typeof said), ...standing }
  requireWho(after)
  const isHire = after.status === 'hired' && (earlier.status !== 'hired' || earlier.taxonomy !== after.taxonomy)
  if (isHire) await settleSecond(db, wedding, { ...after, second_hire, today, act })
  if (after.status === 'cancelled' && earlier.status !== 'cancelled') await dropDeadlines(db, wedding, [id], act)
  const cost = await keepCost(db, wedding, { earlier, after, money, act })
  const moved = Object.entries(standing).filter(([name, value]) => value !== earlier[name as keyof typeof standing])
  const changed = { ...without(given, standing), ...Object.fromEntries(moved), ...cost }
  if (Object.keys(changed).length > 0) await vendorRows.change(db, wedding, { ids: [id], change: changed, act })
}

/** Where a vendor stands is written as it is settled. */
function without(given: object, standing: object): object {
  return Object.fromEntries(Object.entries(given).filter(([name]) => !(name in standing)))
}
