import { randomUUID } from 'node:crypto'
import { type Db, inTransaction } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import type { UserChange } from '#features/accounts/user-row.ts'
import { updateUser } from '#features/accounts/user-rows.server.ts'
import { followDays } from './plan-rows.server.ts'

interface Said {
  version?: number | undefined
  act?: string | undefined
}

/** Changes an account; when that moves the wedding, what is open moves along, and one act takes both back. */
export function saveUser(db: Db, wedding: Wedding, change: UserChange, { version, act = randomUUID() }: Said = {}): Promise<boolean> {
  if (change.wedding_date === undefined) return updateUser(db, wedding, change, { version, act })
  return inTransaction(db, async (db) => {
    const isSaved = await updateUser(db, wedding, change, { version, act })
    if (isSaved) await followDays(db, wedding, { act })
    return isSaved
  })
}

/** Moves what is open along with an event. Where that is the wedding, others lie beside it: beyond a helper's reach they move in an act of their own. */
export async function followWeddingDay(db: Db, wedding: Wedding, act: string, except: readonly number[] = []): Promise<void> {
  await followDays(db, wedding, { act, except })
  if (wedding.events !== 'all') await followDays(db, { ...wedding, events: 'all' }, { act: randomUUID(), except })
}
