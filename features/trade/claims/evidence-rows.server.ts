import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { attach } from '#features/files/uploads/use-rows.server.ts'
import type { FoundEvidence } from './evidence.ts'

/** Of the row of that name: the files that were brought with it, in the order in which they came. */
export function evidenceOf(claim: string): RawBuilder<FoundEvidence[]> {
  return sql`coalesce((select jsonb_agg(jsonb_build_object('id', file.id, 'name', file.name, 'bytes', file.bytes,
      'is_missing', file.missing_since is not null) order by use.created_at, file.id)
    from file_uses use join files file on (file.user_id, file.id) = (use.user_id, use.file_id)
    where use.user_id = ${sql.ref(`${claim}.user_id`)} and use.kind = 'claim' and use.thing_id = ${sql.ref(`${claim}.id`)} and file.deleted_at is null), '[]')`
}

/** Puts files of their own to it; false where one of them is not theirs. The same twice is there once. */
export async function bringEvidence(db: Db, { user_id, id }: { user_id: number; id: number }, files: readonly number[]): Promise<boolean> {
  for (const file_id of files) {
    const use = { kind: 'claim', thing_id: id, file_id, seen_by: 'owner' } as const
    if (!(await attach(db, { user_id, actor_id: user_id }, use))) return false
  }
  return true
}

/** Held until the files are with it; undefined of what is decided, or somebody else's. */
export function holdOpenClaim(db: Db, user_id: number, id: number): Promise<{ id: number } | undefined> {
  return db
    .selectFrom('vendor_claims')
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .select('id')
    .forUpdate()
    .executeTakeFirst()
}
