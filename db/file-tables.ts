import type { ColumnType, Generated } from 'kysely'

/** A file that arrives; see db/migrations/0052_files.sql. */
export interface Uploads {
  id: Generated<number>
  user_id: number
  name: string
  purpose: 'picture' | 'document'
  size: number
  sha256: Buffer | null
  arrived: Generated<number>
  pieces: Generated<number>
  state: Generated<'arriving' | 'checking' | 'kept' | 'refused'>
  reason: string | null
  file_id: number | null
  /** Until then somebody looks at it. */
  looked_at_until: string | null
  created_at: Generated<string>
  expires_at: Generated<string>
}

export interface UploadPieces {
  user_id: number
  upload_id: number
  start: number
  bytes: number
  key: string
}

export interface Files {
  id: Generated<number>
  user_id: number
  /** The folder in the storage that holds it. */
  key: string
  kind: 'picture' | 'pdf'
  purpose: string
  name: string
  format: 'jpeg' | 'webp' | 'pdf'
  bytes: number
  /** Of what was sent. */
  sha256: Buffer
  width: number | null
  height: number | null
  alt: Generated<string>
  author: Generated<string>
  copyright: Generated<string>
  licence: Generated<string>
  ai: Generated<string>
  palette: ColumnType<unknown, string | undefined, string>
  /** Which widths and formats of it there are: `640.webp`. */
  made: ColumnType<string[], string[] | undefined, string[]>
  created_at: Generated<string>
  deleted_at: string | null
  missing_since: string | null
  /** In whose room it lies, where that is somebody else than whose it is. */
  counts_for: number | null
}

/** What a file belongs to. */
export interface FileUses {
  user_id: number
  kind: string
  thing_id: number
  file_id: number
  event_id: number | null
  seen_by: Generated<'owner' | 'wedding' | 'everybody'>
  /** What a helper must be allowed on that event. */
  needs: number | null
  created_at: Generated<string>
}

export interface FileTotals {
  user_id: number
  bytes: Generated<number>
  deleted: Generated<number>
  arriving: Generated<number>
}

/** What lies in the storage without a row. */
export interface FileLeftovers {
  key: string
  due_at: Generated<string>
}
