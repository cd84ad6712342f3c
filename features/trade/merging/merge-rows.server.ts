import type { Insertable } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Tables } from '#db/schema.ts'
import type { Moved } from './contract.ts'

export async function noteMerge(db: Db, merge: Insertable<Tables['vendor_merges']>): Promise<void> {
  await db.insertInto('vendor_merges').values(merge).execute()
}

export async function findMerge(db: Db, gone_id: number): Promise<{ moved: Moved } | undefined> {
  return db.selectFrom('vendor_merges').where('gone_id', '=', gone_id).select('moved').$castTo<{ moved: Moved }>().executeTakeFirst()
}
