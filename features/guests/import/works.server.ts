import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { writeKnown } from './rows.server.ts'

/** Everybody on the list, as JSON. */
export async function* knownGuests(db: Db, { wedding }: { wedding: Wedding }): AsyncGenerator<string> {
  yield await writeKnown(db, wedding)
}
