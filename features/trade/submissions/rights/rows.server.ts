import { sql } from 'kysely'
import { type Db, inTransaction } from '#db/db.ts'
import type { RightKind } from '../submission-shapes.ts'
import type { Asked, Signed } from './contract.ts'

interface Which {
  user_id: number
  submission_id: number
  kind: RightKind
}

interface Asking {
  name: string
  email: string
  hash: Buffer
  again: boolean
}

/** The last link is the one that counts; undefined where they have said yes already, false where they have this letter. */
export async function askRight(db: Db, { user_id, submission_id, kind }: Which, who: Asking): Promise<boolean | undefined> {
  const { rows } = await sql`
    insert into submission_rights as kept (user_id, submission_id, kind, name, email, hash, asked_at)
    values (${user_id}, ${submission_id}, ${kind}, ${who.name}, ${who.email}, ${who.hash}, now())
    on conflict (user_id, submission_id, kind) do update set name = excluded.name, email = excluded.email, hash = excluded.hash,
      asked_at = now(), signed_at = null, withdrawn_at = null
    where kept.withdrawn_at is not null or kept.signed_at is null and (lower(kept.email) <> lower(excluded.email)
      or ${who.again}::boolean and kept.asked_at < now() - interval '1 minute') returning kind`.execute(db)
  if (rows.length > 0) return true
  const { rows: signed } = await sql`select 1 from submission_rights where user_id = ${user_id} and submission_id = ${submission_id}
    and kind = ${kind} and signed_at is not null`.execute(db)
  return signed.length > 0 ? undefined : false
}

/** In the name of who sends it in. */
export function giveRight(db: Db, { user_id, submission_id, kind }: Which, signed: Signed): Promise<void> {
  return inTransaction(db, async (db) => {
    await sql`insert into submission_rights (user_id, submission_id, kind, name) values (${user_id}, ${submission_id}, ${kind}, ${signed.name})
      on conflict do nothing`.execute(db)
    await sql`update submission_rights set ${signing(signed)}, hash = null, name = ${signed.name}, email = '', withdrawn_at = null
      where user_id = ${user_id} and submission_id = ${submission_id} and kind = ${kind} and (signed_at is null or withdrawn_at is not null)`.execute(
      db,
    )
  })
}

function signing({ name, names, faces, cost }: Signed) {
  return sql`signed_at = now(), signed_name = ${name}, allows_names = ${names}, allows_faces = ${faces}, allows_cost = ${cost}`
}

/** By a link; who said yes before has said it. */
export async function signByLink(db: Db, hash: Buffer, signed: Signed): Promise<void> {
  await sql`update submission_rights set ${signing(signed)} where hash = ${hash} and signed_at is null and withdrawn_at is null`.execute(db)
}

export async function withdrawByLink(db: Db, hash: Buffer): Promise<void> {
  await sql`update submission_rights set withdrawn_at = now() where hash = ${hash} and withdrawn_at is null`.execute(db)
}

export type AskedRow = Asked & { submission_id: number; user_id: number; submission_state: string; submitter_email: string; title: string }

export async function findByLink(db: Db, hash: Buffer): Promise<AskedRow | undefined> {
  const { rows } = await sql<AskedRow>`
    select kind, asked.name, signed_at, allows_names as names, allows_faces as faces, allows_cost as cost, asked.submission_id, asked.user_id,
      one.state as submission_state, one.title, one.metas ->> 'wedding_date' as wedding_date, one.metas ->> 'wedding_submitter_email' as submitter_email,
      concat_ws(' and ', nullif(one.metas #>> '{spouse_1,firstname}', ''), nullif(one.metas #>> '{spouse_2,firstname}', '')) as couple,
      concat_ws(', ', nullif(one.metas #>> '{location,venue}', ''), nullif(one.metas #>> '{location,city}', '')) as place,
      (select trim(firstname || ' ' || lastname) from users where users.id = asked.user_id) as asked_by,
      (select count(*)::integer from submission_pictures shown where shown.user_id = asked.user_id and shown.submission_id = asked.submission_id) as pictures,
      case when withdrawn_at is not null then case when signed_at is null then 'refused' else 'withdrawn' end
        when signed_at is not null then 'signed' else 'waiting' end as state,
      (select url from content where content.id = one.content_id and status = 'published') as url
    from submission_rights asked join submissions one on one.user_id = asked.user_id and one.id = asked.submission_id
    where hash = ${hash}`.execute(db)
  return rows[0]
}
