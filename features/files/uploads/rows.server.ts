import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { FileChange, ListQuery } from './contract.ts'
import type { UseKind } from './use-kinds.ts'

export interface FileRow {
  id: number
  user_id: number
  key: string
  kind: 'picture' | 'pdf'
  purpose: string
  name: string
  format: 'jpeg' | 'webp' | 'pdf'
  bytes: number
  width: number | null
  height: number | null
  alt: string
  author: string
  copyright: string
  licence: string
  ai: string
  made: string[]
  created_at: string
  deleted_at: string | null
  missing_since: string | null
}

const shown = sql`id, user_id, key, kind, purpose, name, format, bytes, width, height, alt, author, copyright, licence, ai, made,
  created_at, deleted_at, missing_since`

/** An operator who acts as somebody sees their pictures, and not what they keep of contracts and money, as a photo neither. */
export interface Whose {
  user_id: number
  isActed: boolean
}

const ofWhom = ({ user_id, isActed }: Whose) => sql<SqlBool>`user_id = ${user_id} and (purpose = 'picture' or not ${isActed}::boolean)`

export async function findFile(db: Db, whose: Whose, id: number): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`select ${shown} from files where ${ofWhom(whose)} and id = ${id}`.execute(db)
  return rows[0]
}

export async function findFiles(db: Db, whose: Whose, { purpose, deleted, order, page, per_page }: ListQuery) {
  const where = sql`${ofWhom(whose)} and (deleted_at is not null) = ${deleted}::boolean and purpose = coalesce(${purpose ?? null}, purpose)`
  const used = sql`array(select distinct use.kind from file_uses use
    where use.user_id = files.user_id and use.file_id = files.id order by use.kind) as used_in`
  const by = order === 'largest' ? sql`bytes desc, id desc` : sql`id desc`
  const { rows } = await sql<FileRow & { used_in: UseKind[] }>`
    select ${shown}, ${used} from files where ${where} order by ${by} limit ${per_page} offset ${(page - 1) * per_page}`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`select count(*) as total from files where ${where}`.execute(db)
  return { files: rows, total: counted[0]!.total }
}

export async function findRoom(db: Db, user_id: number): Promise<{ bytes: number; deleted: number }> {
  const found = await db
    .selectFrom('file_totals')
    .where('user_id', '=', user_id)
    .select(['bytes', 'arriving', 'deleted'])
    .executeTakeFirst()
  return found ? { bytes: found.bytes + found.arriving, deleted: found.deleted } : { bytes: 0, deleted: 0 }
}

export function changeFile(db: Db, whose: Whose, id: number, change: FileChange): Promise<FileRow | undefined> {
  const fields = Object.entries(change).filter(([, value]) => value !== undefined)
  if (fields.length === 0) return findFile(db, whose, id)
  return one(
    db,
    sql`update files set ${sql.join(fields.map(([name, value]) => sql`${sql.ref(name)} = ${value}`))}
    where ${ofWhom(whose)} and id = ${id} returning ${shown}`,
  )
}

export async function removeFile(db: Db, whose: Whose, id: number): Promise<void> {
  await sql`update files set deleted_at = coalesce(deleted_at, now()) where ${ofWhom(whose)} and id = ${id}`.execute(db)
}

export function restoreFile(db: Db, whose: Whose, id: number): Promise<FileRow | undefined> {
  return one(db, sql`update files set deleted_at = null where ${ofWhom(whose)} and id = ${id} returning ${shown}`)
}

/**
 * For a visitor only what is published, for somebody what is theirs too, and what they plan with, or what a business was sent or sends,
 * or shows; for an operator what was sent in to be read, or to be decided.
 */
export async function findSeen(db: Db, id: number, viewer: number | 'everybody'): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`
    select ${shown} from files file where id = ${id} and deleted_at is null and ${seenBy(viewer)}`.execute(db)
  return rows[0]
}

function seenBy(viewer: number | 'everybody'): RawBuilder<unknown> {
  const used = sql`from file_uses use where use.user_id = file.user_id and use.file_id = file.id`
  if (viewer === 'everybody') return sql`exists (select ${used} and seen_by = 'everybody')`
  const judged = sql`seen_by = 'owner' and use.kind = 'submission' and exists (select from users where id = ${viewer} and is_admin)
    and exists (select from submissions where submissions.user_id = use.user_id and submissions.id = use.thing_id and state <> 'draft')`
  const written = sql`seen_by = 'owner' and use.kind = 'submission' and exists (select from submission_authors author
    where author.user_id = use.user_id and author.submission_id = use.thing_id and author.co_author_id = ${viewer})`
  const sent = sql`use.kind = 'message' and exists (select from messages join conversations on conversations.user_id = messages.user_id
    and conversations.id = conversation_id join vendor_members member on member.content_id = conversations.content_id
    where messages.user_id = use.user_id and messages.id = use.thing_id and member.user_id = ${viewer})`
  const shownTo = sql`use.kind = 'claim' and exists (select from users where id = ${viewer} and is_admin)
    and exists (select from vendor_claims claim where claim.user_id = use.user_id and claim.id = use.thing_id and state = 'open')`
  const offered = sql`use.kind in ('vendor_brochure', 'vendor_picture') and (exists (select from vendor_members member
    where member.content_id = use.thing_id and member.user_id = ${viewer}) or exists (select from users where id = ${viewer} and is_admin)
    and exists (select from vendor_submissions where content_id = use.thing_id and state = 'submitted'))`
  return sql`(file.user_id = ${viewer} or exists (select ${used} and (${judged} or ${written} or ${sent} or ${shownTo} or ${offered})) or exists (select ${used} and (seen_by = 'everybody' or seen_by = 'wedding' and exists (
    select from user_posses posse where posse.user_id = use.user_id and posse.member_id = ${viewer} and posse.accepted_at is not null
    and (posse.role = 'partner' or exists (
      select from user_posse_events share where share.user_id = posse.user_id and share.posse_id = posse.id and share.event_id = use.event_id
        and (use.needs is null or use.needs = any(share.permissions))
    ))))))`
}

export interface NewFile {
  user_id: number
  key: string
  kind: 'picture' | 'pdf'
  purpose: string
  name: string
  format: 'jpeg' | 'webp' | 'pdf'
  bytes: number
  sha256: Buffer
  width: number | null
  height: number | null
  author: string
  copyright: string
  licence: string
  ai: string
  palette?: string
}

/** The same content that is there already, brought for the same. */
export async function findSame(db: Db, { user_id, sha256, purpose }: Pick<NewFile, 'user_id' | 'sha256' | 'purpose'>) {
  const found = await db
    .selectFrom('files')
    .where('user_id', '=', user_id)
    .where('sha256', '=', sha256)
    .where('purpose', '=', purpose)
    .where('deleted_at', 'is', null)
    .where('missing_since', 'is', null)
    .select('id')
    .executeTakeFirst()
  return found?.id
}

/** From now on its place in the storage has a row, and is not left over; what is made of it comes by a job. */
export async function addFile(db: Db, file: NewFile): Promise<number> {
  await db.deleteFrom('file_leftovers').where('key', '=', file.key).returning('key').executeTakeFirstOrThrow()
  const { id } = await db.insertInto('files').values(file).returning('id').executeTakeFirstOrThrow()
  if (file.kind === 'picture') await queueSizes(db, id)
  return id
}

/** A second row that leads to the same place, for somebody else; either goes and comes back without the other. */
export async function addCopy(db: Db, id: number, whose: { user_id: number; counts_for: number | null }): Promise<number> {
  const same = sql`key, kind, purpose, name, format, bytes, sha256, width, height, alt, author, copyright, licence, ai, palette, made, missing_since`
  const { rows } = await sql<{ id: number; kind: FileRow['kind'] }>`
    insert into files (user_id, counts_for, ${same}) select ${whose.user_id}, ${whose.counts_for}::bigint, ${same} from files where id = ${id}
    returning id, kind`.execute(db)
  if (rows[0]!.kind === 'picture') await queueSizes(db, rows[0]!.id)
  return rows[0]!.id
}

async function queueSizes(db: Db, id: number): Promise<void> {
  await sql`select graphile_worker.add_job('make_sizes', json_build_object('id', ${id}::bigint),
    queue_name => 'pictures', priority => 8, max_attempts => 5)`.execute(db)
}

/** One at a time on all machines, and only once for all who ask meanwhile. */
export async function queueFileAvif(db: Db, id: number, width: number): Promise<void> {
  await sql`select graphile_worker.add_job('make_file_avif', json_build_object('id', ${id}::bigint, 'width', ${width}::int),
    queue_name => 'pictures', job_key => ${`file_avif:${id}:${width}`}, priority => 10, max_attempts => 3)`.execute(db)
}

async function one(db: Db, statement: RawBuilder<unknown>): Promise<FileRow | undefined> {
  return ((await statement.execute(db)).rows as FileRow[])[0]
}
