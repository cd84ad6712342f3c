import { type RawBuilder, sql } from 'kysely'

/** Of the row `kept`, which names its file, beside that as `file`: what is shown of it. */
export const shownPrivately: RawBuilder<unknown> = sql`coalesce(file.kind, 'pdf') as format, coalesce(file.bytes, 0) as bytes,
  (file.id is null or file.deleted_at is not null or file.missing_since is not null) as is_gone`

export const withItsFile: RawBuilder<unknown> = sql`left join files file on (file.user_id, file.id) = (kept.user_id, kept.file_id)`
