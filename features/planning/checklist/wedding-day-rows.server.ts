import { randomUUID } from 'node:crypto'
import { type Db, inTransaction } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import type { UserChange } from '#features/account/sign-in/user-row.ts'
import { updateUser } from '#features/account/sign-in/user-rows.server.ts'
import type { Fact } from './frame-rows.server.ts'
import { followDays, tickKnown } from './plan-rows.server.ts'

interface Said {
  version?: number | undefined
  act?: string | undefined
}

/**
 * Changes an account; when that moves the wedding, what is open moves along, and one act takes both back. A task that is done
 * with what was said is ticked off: with the day and the place in their act, else in one of its own, since only those come back.
 */
export function saveUser(db: Db, wedding: Wedding, change: UserChange, { version, act = randomUUID() }: Said = {}): Promise<boolean> {
  const facts = factsIn(change)
  if (facts.length === 0) return updateUser(db, wedding, change, { version, act })
  return inTransaction(db, async (db) => {
    const isSaved = await updateUser(db, wedding, change, { version, act })
    if (!isSaved) return false
    if (facts.includes('date')) await followDays(db, wedding, { act })
    await tickKnown(db, wedding, facts, facts.includes('date') || facts.includes('venues') ? act : randomUUID())
    return true
  })
}

/** Moves what is open along with an event. Where that is the wedding, others lie beside it: beyond a helper's reach they move in an act of their own. */
export async function followWeddingDay(db: Db, wedding: Wedding, act: string, except: readonly number[] = []): Promise<void> {
  await followDays(db, wedding, { act, except })
  if (wedding.events !== 'all') await followDays(db, { ...wedding, events: 'all' }, { act: randomUUID(), except })
}

function factsIn({ wedding_date, wedding_month, wedding_budget, wedding_style, wedding_place }: UserChange): Fact[] {
  const said = {
    date: wedding_date === undefined ? wedding_month : wedding_date,
    budget: wedding_budget,
    style: wedding_style,
    venues: wedding_place,
  }
  return (Object.keys(said) as Fact[]).filter((fact) => said[fact] !== undefined)
}
