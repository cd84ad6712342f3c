import { randomUUID } from 'node:crypto'
import { type Db, inTransaction } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { findGuest } from '#features/guests/list/list-rows.server.ts'
import { insertGuest } from '#features/guests/list/new-guest-rows.server.ts'
import { requireOwn } from '#features/guests/list/policy.server.ts'
import { changeGuests } from '#features/guests/list/rows.server.ts'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import { tellOf } from '#features/notices/panel/new-rows.server.ts'
import { conflict, invalid, notFound, tooMany } from '#server/errors.ts'
import { guarded, inWedding } from '#server/procedures.ts'
import { countTry } from '#server/rate-limit.ts'
import type { AddressFields, Collector } from './contract.ts'
import { collectorPath, trayPath } from './collector-path.ts'
import * as rows from './rows.server.ts'

const api = inWedding.address_collector

export const addressCollectorRoutes = guarded.address_collector.router({
  get: api.get.handler(async ({ context: { db, wedding, publicUrl } }) => ({ data: await collector(db, wedding, publicUrl) })),

  change: api.change.handler(async ({ context: { db, wedding, publicUrl }, input: { is_open, words } }) => {
    await rows.saveCollector(db, wedding, { is_open, words })
    return { data: await collector(db, wedding, publicUrl) }
  }),

  page: guarded.address_collector.page.handler(async ({ context: { db }, input: { username } }) => {
    const { words, ...owner } = (await rows.findOpen(db, username)) ?? notFound()
    return { data: { couple: coupleNames(owner), words } }
  }),

  add: guarded.address_collector.add.handler(async ({ context: { db, address: caller }, input: { invite_id: username, ...address } }) => {
    await countTry(db, `collector:${caller}`, { tries: 20, seconds: 3_600 })
    const couple = (await rows.findOpen(db, username)) ?? notFound()
    await inTransaction(db, async (db) => {
      await rows.holdTray(db, couple.user_id)
      const { id, is_new } = (await rows.insertAddress(db, couple.user_id, address)) ?? tooMany(3_600)
      if (!is_new) return
      const name = `${address.firstname} ${address.lastname}`.trim()
      await tellOf(db, { user_ids: await rows.findCouple(db, couple.user_id), kind: 'new_address', params: { id, name, url: trayPath } })
    })
    return { data: address }
  }),

  list: api.list.handler(async ({ context: { db, wedding } }) => {
    const [data, { waiting }] = await Promise.all([rows.findTray(db, wedding), rows.findCollector(db, wedding)])
    return { data, total: waiting }
  }),

  accept: api.accept.handler(async ({ context: { db, wedding }, input: { id, guest_id, wedding_events = [], act = randomUUID() } }) => {
    await requireOwn(db, wedding, { wedding_events })
    return inTransaction(db, async (db) => {
      const address = (await rows.settle(db, wedding, id, 'accepted')) ?? settledBefore()
      const guest = guest_id ?? (await insertGuest(db, wedding, address, wedding_events, act)).id
      if (guest_id !== undefined) await giveTo(db, wedding, guest_id, address, act)
      await rows.noteGuest(db, wedding, id, guest)
      return { data: { guest_id: guest, undo: act } }
    })
  }),

  decline: api.decline.handler(async ({ context: { db, wedding }, input: { id } }) => {
    if (!(await rows.settle(db, wedding, id, 'declined'))) settledBefore()
  }),

  restore: api.restore.handler(async ({ context: { db, wedding }, input: { id } }) => {
    if (!(await rows.settle(db, wedding, id, 'new'))) notFound()
  }),
})

async function collector(db: Db, wedding: Wedding, publicUrl: string): Promise<Collector> {
  const { username, ...kept } = await rows.findCollector(db, wedding)
  return { ...kept, url: `${publicUrl}${collectorPath(username)}` }
}

/** The names stay as the couple wrote them; of the rest what was left counts, and what was left empty takes nothing away. */
async function giveTo(db: Db, wedding: Wedding, guest_id: number, given: AddressFields, act: string): Promise<void> {
  const { firstname: _, lastname: __, email, phone, ...place } = given
  const guest = (await findGuest(db, wedding, guest_id)) ?? invalid({ guest_id: ['There is no such guest.'] })
  const change = { ...place, ...(email && !guest.email && { email }), ...(phone && !guest.phone && { phone }) }
  await changeGuests(db, wedding, { ids: [guest_id], change, act })
}

function settledBefore(): never {
  return conflict(undefined, 'Somebody looked at this one before.')
}
