import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import type { Draft, DraftKind, Said } from './contract.ts'

export function findDrafts(db: Db, { user_id }: Wedding): Promise<Draft[]> {
  return db.selectFrom('letter_drafts').where('user_id', '=', user_id).select(['kind', 'said']).orderBy('kind').execute()
}

/** What stands there, held until the transaction ends, so that of two who save at once the second sees the first. */
export async function holdDraft(db: Db, { user_id }: Wedding, kind: DraftKind): Promise<Said> {
  await db
    .insertInto('letter_drafts')
    .values({ user_id, kind })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const one = db.selectFrom('letter_drafts').where('user_id', '=', user_id).where('kind', '=', kind)
  return (await one.select('said').forUpdate().executeTakeFirstOrThrow()).said
}

export async function saveDraft(db: Db, { user_id }: Wedding, { kind, said }: Draft): Promise<void> {
  await db
    .updateTable('letter_drafts')
    .where('user_id', '=', user_id)
    .where('kind', '=', kind)
    .set({ said: JSON.stringify(said), updated_at: sql`now()` })
    .execute()
}
