import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { workbook } from '#server/xlsx.ts'
import { guestSheets } from './export-rows.server.ts'
import { findOverview } from './overview-rows.server.ts'

interface Order {
  wedding: Wedding
  guest_event_id?: number | undefined
}

/** The list as a workbook: everybody and each event, or one event alone. */
export async function* guestWorkbook(db: Db, { wedding, guest_event_id }: Order): AsyncGenerator<Uint8Array> {
  const { guest_wedding_events, guest_wedding_event_counts: counts, vendor_meals: vendors } = await findOverview(db, wedding)
  const events = guest_wedding_events.filter(({ id }) => guest_event_id === undefined || id === guest_event_id)
  yield* workbook(guestSheets(db, wedding, { events, counts, vendors, isWhole: guest_event_id === undefined }))
}
