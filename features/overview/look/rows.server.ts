import { sql } from 'kysely'
import { type Db, inTransaction } from '#db/db.ts'
import { attach, detach } from '#features/files/uploads/use-rows.server.ts'

/** There is one of these. */
const place = { kind: 'logo', thing_id: 1 } as const

export interface LogoFile {
  id: number
  key: string
  format: string
  width: number
  height: number
}

/** The file that is the logo now, whoever of the operators brought it. */
export async function findLogo(db: Db): Promise<LogoFile | undefined> {
  const { rows } = await sql<LogoFile>`
    select file.id, file.key, file.format, file.width, file.height
    from file_uses use join files file on (file.user_id, file.id) = (use.user_id, use.file_id)
    where use.kind = 'logo' and file.deleted_at is null and file.missing_since is null`.execute(db)
  return rows[0]
}

/** What an operator has chosen, before it is the logo. */
export async function findOwnPicture(db: Db, user_id: number, id: number): Promise<LogoFile | undefined> {
  const { rows } = await sql<LogoFile>`
    select id, key, format, width, height from files
    where (user_id, id) = (${user_id}, ${id}) and kind = 'picture' and deleted_at is null and missing_since is null`.execute(db)
  return rows[0]
}

/** In the place of the one before; false where whoever brings it has no such file. */
export function setLogo(db: Db, user_id: number, file_id: number | null): Promise<boolean> {
  return inTransaction(db, async (db) => {
    // Two operators who both bring the first one have no row to wait for.
    await sql`select pg_advisory_xact_lock(hashtext('posy logo'))`.execute(db)
    const { rows } = await sql<{ user_id: number; file_id: number }>`
      select user_id, file_id from file_uses where kind = 'logo'`.execute(db)
    const isSame = rows.some((row) => row.user_id === user_id && row.file_id === file_id)
    if (isSame) return true
    for (const row of rows) await detach(db, row, place)
    // Every process looks for it then, and forgets the pages that it kept.
    await sql`select pg_notify('posy', '{"content": true}')`.execute(db)
    return file_id === null || attach(db, { user_id, actor_id: user_id }, { ...place, file_id, seen_by: 'everybody' })
  })
}
