import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { isShown } from '#features/magazine/content/rows.server.ts'
import { evidenceOf } from '#features/trade/claims/evidence-rows.server.ts'
import type { FoundEvidence } from '#features/trade/claims/evidence.ts'
import { brochuresOf } from '#features/trade/gallery/brochure-rows.server.ts'
import type { VendorModel } from '#features/trade/profile/model.ts'
import type { QueueQuery, Waiting } from './contract.ts'

type Shown = { title: string; excerpt: string; plain: string; fields: Record<string, unknown> }

interface Row extends Omit<Waiting, 'before' | 'files'>, Pick<Shown, 'excerpt' | 'plain' | 'fields'> {
  files: FoundEvidence[]
  name: string
}

const somebody = sql`jsonb_build_object('id', users.id, 'name', trim(concat_ws(' ', firstname, lastname)), 'email', email,
  'since', to_char(coalesce(since, users.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))`

const holders = sql`coalesce((select jsonb_agg(${somebody} order by role = 'owner' desc, since) from vendor_members join users on users.id = user_id
  where vendor_members.content_id = content.id), '[]')`

/** What waits longest stands first. */
export async function listWaiting(db: Db, { kind, id }: QueueQuery): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select * from (
      select 'profile' as kind, content.id, content.id as vendor_id, title, url, ${isShown} as is_shown, submitted_at as waits_since, said_of.version,
        model, '' as words, ${brochuresOf} as files, '' as answer, null::timestamptz as answered_at, null::jsonb as claimant, ${holders} as holders, excerpt, plain, fields
      from vendor_submissions said_of join content on content.id = content_id where said_of.state = 'submitted'
      union all
      select 'claim', claim.id, content.id, title, url, ${isShown}, claim.created_at, null, null, words, ${evidenceOf('claim')}, answer, answered_at,
        (select jsonb_build_object('id', users.id, 'name', trim(concat_ws(' ', firstname, lastname)), 'email', email,
          'since', to_char(users.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) from users where users.id = claim.user_id),
        ${holders}, excerpt, plain, fields
      from vendor_claims claim join content on content.id = content_id where claim.state = 'open'
    ) waiting where (${kind ?? null}::text is null or kind = ${kind ?? null}) and (${id ?? null}::bigint is null or id = ${id ?? null})
    order by waits_since, kind, id limit 100`.execute(db)
  return rows
}

export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select ((select count(*) from vendor_submissions where state = 'submitted') + (select count(*) from vendor_claims where state = 'open'))::integer as n`.execute(
    db,
  )
  return rows[0]!.n
}

interface Submitted extends Shown {
  url: string
  model: VendorModel
  version: number
}

/** A profile that waits, held until it is decided. */
export async function holdSubmitted(db: Db, id: number): Promise<Submitted | undefined> {
  const { rows } = await sql<Submitted>`
    select title, url, excerpt, plain, fields, model, said.version from vendor_submissions said join content on content.id = content_id
    where content_id = ${id} and state = 'submitted' for update of said`.execute(db)
  return rows[0]
}

interface Written {
  title: string
  excerpt: string
  fields: object
  markdown: string
  tree: unknown
  plain: string
}

/** The directory shows it from now on. */
export async function publish(db: Db, operator: number, id: number, { fields, tree, ...written }: Written): Promise<void> {
  const columns = {
    ...written,
    fields: JSON.stringify(fields),
    tree: JSON.stringify(tree),
    status: 'published' as const,
    saved_by: operator,
  }
  await db
    .updateTable('content')
    .where('id', '=', id)
    .set({ ...columns, updated_on: sql<string>`current_date` })
    .execute()
}

export async function endReview(db: Db, id: number, { state, note }: { state: 'published' | 'changes'; note: string }): Promise<void> {
  await db.updateTable('vendor_submissions').where('content_id', '=', id).set({ state, note, version: sql`version + 1` }).execute()
}

/** A claim that is open, held until it is decided. */
export function holdClaim(db: Db, id: number) {
  return db
    .selectFrom('vendor_claims')
    .innerJoin('content', 'content.id', 'content_id')
    .innerJoin('users', 'users.id', 'user_id')
    .where('vendor_claims.id', '=', id)
    .where('state', '=', 'open')
    .select(['user_id', 'content_id', 'title', 'url', 'email'])
    .forUpdate('vendor_claims')
    .executeTakeFirst()
}

export async function endClaim(db: Db, id: number, { state, reason }: { state: 'granted' | 'refused'; reason: string }): Promise<void> {
  await db.updateTable('vendor_claims').where('id', '=', id).set({ state, reason, decided_at: sql`now()` }).execute()
}

/** Nobody acts for it any more. */
export async function endMembers(db: Db, content_id: number): Promise<void> {
  await db.deleteFrom('vendor_members').where('content_id', '=', content_id).execute()
}
