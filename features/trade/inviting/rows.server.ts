import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { isShown } from '#features/magazine/content/rows.server.ts'
import type { Invited, Letter } from './contract.ts'

/** Whether the address of an account is known to be theirs. */
export async function isConfirmed(db: Db, user_id: number): Promise<boolean> {
  const { rows } = await sql`select from users where id = ${user_id} and email_verified_at is not null`.execute(db)
  return rows.length > 0
}

/** Whom the directory knows by that name. */
export async function isInDirectory(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql`select from content where type = 'vendor' and ${isShown} and plain_text(title) = plain_text(${name})`.execute(
    db,
  )
  return rows.length > 0
}

export type Asker = { asker_id: number } | { author_id: number; submission_id: number }

interface Asking {
  name: string
  email: string
  link_hash: Buffer
}

/** So many letters of the kind an address has in thirty days, from whomever. */
const mostLetters = 3

/** Whether a letter goes: none to who was asked by the same already, wants none, or had enough of them. */
export async function insertInvitation(db: Db, by: Asker, { name, email, link_hash }: Asking): Promise<boolean> {
  const [asker_id, author_id, submission_id] = 'asker_id' in by ? [by.asker_id, null, null] : [null, by.author_id, by.submission_id]
  const address = email.toLowerCase()
  const hash = sql`sha256(convert_to(${address}, 'UTF8'))`
  // Of two at once the second counts the first, and sees who left.
  await holdAddress(db, sql`${hash}`)
  const { rows } = await sql<{ is_sent: boolean }>`
    insert into business_invitations (asker_id, author_id, submission_id, name, address_hash, link_hash, sent_at)
    select ${asker_id}::bigint, ${author_id}::bigint, ${submission_id}::bigint, ${name}, ${hash}, ${link_hash},
      case when exists (select from unwanted_invitations where address_hash = ${hash}) or (select count(*) from business_invitations
        where address_hash = ${hash} and sent_at > now() - interval '30 days') >= ${mostLetters} then null else now() end
    on conflict do nothing returning sent_at is not null as is_sent`.execute(db)
  return rows[0]?.is_sent ?? false
}

export async function listInvited(db: Db, asker_id: number): Promise<Invited[]> {
  const { rows } = await sql<Invited>`
    select id, name, created_at, exists (select from vendor_members where user_id = taken_by) as is_here
    from business_invitations where asker_id = ${asker_id} order by id desc limit 200`.execute(db)
  return rows
}

const isOpen = sql`invited.created_at > now() - interval '60 days'`

/** Undefined of a link that nobody was sent, or that is too old. */
export async function findLetter(db: Db, link_hash: Buffer, me: number | null): Promise<Letter | undefined> {
  const { rows } = await sql<Letter>`
    select invited.name, coalesce(asker.title, author.firstname, '') as by, submission_id is not null as is_wedding,
      case when ${me}::bigint is null then 'visitor' when taken_by = ${me}::bigint then 'joined' when taken_by is not null then 'elsewhere'
        when invited.author_id = ${me}::bigint or exists (select from vendor_members where content_id = asker_id and user_id = ${me}::bigint) then 'own'
        else 'free' end as standing,
      exists (select from unwanted_invitations unwanted where unwanted.address_hash = invited.address_hash) as is_unwanted
    from business_invitations invited left join content asker on asker.id = asker_id left join users author on author.id = invited.author_id
    where link_hash = ${link_hash} and (${isOpen} or taken_by = ${me}::bigint)`.execute(db)
  return rows[0]
}

/** The link opens for one account; false for every other. */
export async function takeInvitation(db: Db, link_hash: Buffer, me: number): Promise<boolean> {
  const { rows } = await sql`update business_invitations invited set taken_by = ${me}, taken_at = coalesce(taken_at, now())
    where link_hash = ${link_hash} and (taken_by is null and ${isOpen} or taken_by = ${me}) returning id`.execute(db)
  return rows.length > 0
}

/** From now on nobody has such a letter sent to that address. */
export async function leave(db: Db, link_hash: Buffer): Promise<void> {
  await holdAddress(db, sql`(select address_hash from business_invitations where link_hash = ${link_hash})`)
  await sql`insert into unwanted_invitations (address_hash) select address_hash from business_invitations where link_hash = ${link_hash}
    on conflict do nothing`.execute(db)
}

async function holdAddress(db: Db, hash: ReturnType<typeof sql>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(encode(${hash}, 'hex'), 0))`.execute(db)
}
