import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { isShown } from '#features/magazine/content/rows.server.ts'
import type { Claim, Findable } from './contract.ts'
import { evidenceOf } from './evidence-rows.server.ts'
import type { FoundEvidence } from './evidence.ts'

/** What both sides of a comparison are without signs. */
const letters = (words: ReturnType<typeof sql>) => sql`regexp_replace(replace(lower(${words}), '&', 'and'), '[^a-z0-9]+', '', 'g')`

export interface FoundVendor extends Omit<Findable, 'address'> {
  email: string | null
}

/** Those whose name and town have these letters, the best known first. */
export async function findVendors(db: Db, user_id: number, { name, town, id }: { name: string; town: string; id?: number | undefined }) {
  const { rows } = await sql<FoundVendor>`
    select content.id, title, url, service, city, state, nullif(fields ->> 'contact_email', '') as email,
      (select count(distinct credit.content_id)::integer from content_credits credit join content wedding on wedding.id = credit.content_id
        where credit.vendor = content.slug and wedding.status = 'published') as weddings,
      coalesce((select case when bool_or(user_id = ${user_id}) then 'own' when count(*) > 0 then 'held' end
        from vendor_members where content_id = content.id), 'free') as standing
    from content join vendors on content_id = content.id
    where content.type = 'vendor' and ${isShown} and ${
      id === undefined
        ? sql`strpos(${letters(sql`title`)}, ${letters(sql`${name}::text`)}) > 0 and strpos(${letters(sql`city`)}, ${letters(sql`${town}::text`)}) > 0`
        : sql`content.id = ${id}`
    }
    order by weddings desc, title limit 12`.execute(db)
  return rows
}

interface NewCode {
  user_id: number
  content_id: number
  salt: Buffer
  hash: Buffer
}

/** The last that was sent is the one that counts; one of the last minute that nobody tried is not sent again. */
export async function keepCode(db: Db, { user_id, content_id, salt, hash }: NewCode): Promise<{ expires_at: string; is_new: boolean }> {
  const { rows } = await sql<{ expires_at: string }>`
    insert into vendor_codes as code (user_id, content_id, salt, hash) values (${user_id}, ${content_id}, ${salt}, ${hash})
    on conflict (user_id, content_id) do update set salt = excluded.salt, hash = excluded.hash, tries = 0, expires_at = excluded.expires_at
    where code.tries > 0 or code.expires_at < now() + interval '9 minutes' returning expires_at`.execute(db)
  if (rows[0]) return { ...rows[0], is_new: true }
  const live = db.selectFrom('vendor_codes').where('user_id', '=', user_id).where('content_id', '=', content_id).select('expires_at')
  return { ...(await live.executeTakeFirstOrThrow()), is_new: false }
}

/** Counts a try of a code that still holds, and answers by what it is judged; undefined where there is none. */
export async function tryCode(db: Db, user_id: number, content_id: number) {
  const { rows } = await sql<{ salt: Buffer; hash: Buffer; left: number }>`
    update vendor_codes set tries = tries + 1 where user_id = ${user_id} and content_id = ${content_id} and tries < 5 and expires_at > now()
    returning salt, hash, 5 - tries as left`.execute(db)
  return rows[0]
}

/** A code opens once, and those of others for the same business nothing any more. */
export async function endCodes(db: Db, content_id: number): Promise<void> {
  await db.deleteFrom('vendor_codes').where('content_id', '=', content_id).execute()
}

/** Whoever entered the code reads the post of the business. */
export async function markVerified(db: Db, content_id: number, user_id: number): Promise<void> {
  await sql`update content set fields = fields || '{"verified": true}', saved_by = ${user_id}
    where id = ${content_id} and fields ->> 'verified' is distinct from 'true'`.execute(db)
}

/** Undefined where they asked for the same once already. */
export async function insertClaim(db: Db, claim: { user_id: number; content_id: number; words: string }): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into vendor_claims (user_id, content_id, words) values (${claim.user_id}, ${claim.content_id}, ${claim.words})
    on conflict (user_id, content_id) do nothing returning id`.execute(db)
  return rows[0]?.id
}

/** What somebody asked for, the newest first. */
export async function listClaims(db: Db, user_id: number): Promise<(Omit<Claim, 'files'> & { files: FoundEvidence[] })[]> {
  return db
    .selectFrom('vendor_claims')
    .innerJoin('content', 'content.id', 'content_id')
    .where('user_id', '=', user_id)
    .orderBy('vendor_claims.id', 'desc')
    .select(['vendor_claims.id', 'content_id as vendor_id', 'title', 'words', 'vendor_claims.state', 'reason', 'created_at', 'decided_at'])
    .select(evidenceOf('vendor_claims').as('files'))
    .execute()
}
