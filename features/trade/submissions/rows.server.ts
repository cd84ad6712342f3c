import { type RawBuilder, sql } from 'kysely'
import { type Db, inTransaction } from '#db/db.ts'
import { attach } from '#features/files/uploads/use-rows.server.ts'
import type { FoundPicture } from '#features/files/uploads/shown-picture.ts'
import type { Said } from './contract.ts'
import type { Author, Child, Submission } from './submission-shapes.ts'

type FoundChild = Omit<Child, 'picture'> & { picture: FoundPicture | null }

type FoundAuthor = Omit<Author, 'is_own'> & { co_author_id: number | null }

export type Found = Omit<Submission, 'children' | 'authors' | 'is_own'> & {
  children: FoundChild[]
  authors: FoundAuthor[]
  content_id: number | null
}

const moment = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const whole = sql`
  one.id, one.slug, one.title, one.excerpt, one.is_vendor, one.metas, one.taxonomy, one.told, one.state, one.asks, one.reason, one.sent_at,
  one.promised_on, one.publish_on, one.version, one.updated_at, one.content_id, 'real-wedding' as model,
  (select url from content where content.id = one.content_id and status = 'published') as url,
  (select jsonb_build_object('id', id, 'name', trim(firstname || ' ' || lastname)) from users where users.id = one.user_id) as user,
  coalesce((select jsonb_agg(jsonb_build_object('id', file_id, 'caption', caption, 'alt', shown.alt, 'credit', credit, 'has_faces', has_faces,
    'picture', (select jsonb_build_object('id', files.id, 'width', width, 'height', height, 'alt', shown.alt) from files
      where files.user_id = shown.user_id and files.id = file_id and deleted_at is null and missing_since is null)) order by position)
    from submission_pictures shown where shown.user_id = one.user_id and submission_id = one.id), '[]') as children,
  array(select given.name from jsonb_to_recordset(one.taxonomy -> 'vendors') as given (name text)
    join content vendor on vendor.type = 'vendor' and vendor.status = 'published' and plain_text(vendor.title) = plain_text(given.name)
    where given.name <> '') as known_vendors,
  array(select name from business_invitations invited where invited.author_id = one.user_id and submission_id = one.id order by id) as invited_vendors,
  coalesce((select jsonb_agg(jsonb_build_object('kind', kind, 'name', name, 'email', email, 'asked_at', ${moment('asked_at')},
    'signed_at', ${moment('signed_at')}, 'withdrawn_at', ${moment('withdrawn_at')}, 'names', allows_names, 'faces', allows_faces, 'cost', allows_cost)
    order by kind) from submission_rights said where said.user_id = one.user_id and submission_id = one.id), '[]') as rights,
  coalesce((select jsonb_agg(jsonb_build_object('id', author.id, 'email', author.email, 'co_author_id', co_author_id,
    'name', coalesce(trim(firstname || ' ' || lastname), ''), 'sent_at', ${moment('author.sent_at')}, 'ends_at', ${moment('author.ends_at')},
    'joined_at', ${moment('author.joined_at')}, 'is_ended', co_author_id is null and author.ends_at <= now()) order by author.id) from submission_authors author left join users on users.id = co_author_id
    where author.user_id = one.user_id and submission_id = one.id), '[]') as authors`

async function find(db: Db, where: RawBuilder<unknown>, order = sql`one.id desc`): Promise<Found[]> {
  const { rows } = await sql<Found>`select ${whole} from submissions one where ${where} order by ${order} limit 100`.execute(db)
  return rows
}

/** Theirs, and those on which they write, too. */
export function findOf(db: Db, user_id: number): Promise<Found[]> {
  return find(
    db,
    sql`one.id in (select id from submissions where user_id = ${user_id}
      union select submission_id from submission_authors where co_author_id = ${user_id})`,
  )
}

export async function findOne(db: Db, named: { id: number } | { slug: string }): Promise<Found | undefined> {
  return (await find(db, 'id' in named ? sql`one.id = ${named.id}` : sql`one.slug = ${named.slug}`))[0]
}

export async function findOwner(db: Db, id: number): Promise<number | undefined> {
  return (await db.selectFrom('submissions').where('id', '=', id).select('user_id').executeTakeFirst())?.user_id
}

type New = Required<Pick<Submission, 'title' | 'excerpt' | 'metas' | 'taxonomy' | 'told' | 'is_vendor'>>

/** Its slug is made of what it is called, and ends with the number of whose it is. */
export async function insertSubmission(db: Db, user_id: number, { metas, taxonomy, told, ...said }: New): Promise<{ id: number }> {
  // Of two at once the second counts the first.
  await db.selectFrom('users').where('id', '=', user_id).select('id').forNoKeyUpdate().execute()
  const names = [metas.spouse_1.firstname, metas.spouse_2.firstname].filter(Boolean).join(' and ') || 'a wedding'
  const base = sql<string>`coalesce(nullif(left(trim(both '-' from regexp_replace(plain_text(${names}), '[^a-z0-9]+', '-', 'g')), 60), ''), 'a-wedding')`
  const nth = sql<string>`(select count(*) + 1 from submissions where user_id = ${user_id})::text`
  return db
    .insertInto('submissions')
    .values({
      user_id,
      ...said,
      slug: sql<string>`${base} || '-' || ${nth} || '-' || ${user_id}::text`,
      metas: JSON.stringify(metas),
      taxonomy: JSON.stringify(taxonomy),
      told: JSON.stringify(told),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** What an account has said of its own wedding, so that nobody says it again. */
export function knownOf(db: Db, user_id: number) {
  return db
    .selectFrom('users')
    .where('id', '=', user_id)
    .select(['firstname', 'lastname', 'other_firstname', 'other_lastname', 'wedding_date', 'wedding_guests'])
    .executeTakeFirstOrThrow()
}

interface Whose {
  user_id: number
  id: number
}

/** Whose it is, and who writes. */
interface Writing extends Whose {
  actor_id: number
}

/** False where it is another version by now, or nobody may change it any more. */
export async function updateSubmission(
  db: Db,
  { user_id, id, actor_id }: Writing,
  version: number | undefined,
  said: Said,
): Promise<boolean> {
  const { metas, taxonomy, told, children, ...texts } = said
  const merged = (column: string, patch: object | undefined) =>
    patch ? { [column]: sql`${sql.ref(column)} || ${JSON.stringify(patch)}::jsonb` } : {}
  return inTransaction(db, async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('submissions')
      .where('user_id', '=', user_id)
      .where('id', '=', id)
      .where(({ or, lit, exists, selectFrom }) =>
        or([
          lit(actor_id === user_id),
          exists(selectFrom('submission_authors').where('submission_id', '=', id).where('co_author_id', '=', actor_id).select('id')),
        ]),
      )
      .where('state', 'in', ['draft', 'rights_missing', 'changes_asked'])
      .$if(version !== undefined, (query) => query.where('version', '=', version!))
      .set({ ...texts, ...merged('metas', metas), ...merged('taxonomy', taxonomy), ...merged('told', told), updated_at: sql`now()` })
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    if (children) await keepChildren(db, { user_id, id, actor_id }, children)
    return true
  })
}

/** False children are nobody's to keep: the caller has looked at whose they are. */
async function keepChildren(db: Db, { user_id, id, actor_id }: Writing, children: NonNullable<Said['children']>): Promise<void> {
  const given = JSON.stringify(children.map((child, position) => ({ ...child, position })))
  const { rows: known } = await sql<{ file_id: number }>`
    select file_id from file_uses where user_id = ${user_id} and kind = 'submission' and thing_id = ${id}`.execute(db)
  const before = new Set(known.map(({ file_id }) => file_id))
  await sql`delete from submission_pictures where user_id = ${user_id} and submission_id = ${id}
    and file_id <> all(${children.map((child) => child.id)}::bigint[])`.execute(db)
  await sql`delete from file_uses where user_id = ${user_id} and kind = 'submission' and thing_id = ${id}
    and file_id <> all(${children.map((child) => child.id)}::bigint[])`.execute(db)
  for (const child of children.filter((one) => !before.has(one.id)))
    await attach(db, { user_id, actor_id }, { kind: 'submission', thing_id: id, file_id: child.id, seen_by: 'owner' })
  await sql`insert into submission_pictures (user_id, submission_id, file_id, position, caption, alt, credit, has_faces)
    select ${user_id}, ${id}, id, position, caption, alt, credit, has_faces
    from jsonb_to_recordset(${given}::jsonb) as given (id bigint, position integer, caption text, alt text, credit text, has_faces boolean)
    where exists (select from files where files.user_id = ${user_id} and files.id = given.id)
    on conflict (user_id, submission_id, file_id) do update set position = excluded.position, caption = excluded.caption, alt = excluded.alt,
      credit = excluded.credit, has_faces = excluded.has_faces`.execute(db)
}

/** Those of the files that whoever writes may bring: pictures of theirs; who writes on it, too, moves what is in it already, and nothing else. */
export async function ownPictures(db: Db, { user_id, id, actor_id }: Writing, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { author: string; alt: string }>()
  const { rows } = await sql<{ id: number; author: string; alt: string }>`
    select id, author, alt from files where id = any(${ids}::bigint[]) and kind = 'picture' and deleted_at is null and case
      when user_id = ${actor_id} then ${actor_id} = ${user_id} or not exists (select from file_uses used where used.user_id = ${actor_id} and file_id = files.id)
      else user_id = ${user_id} and exists (select from submission_pictures shown
        where shown.user_id = ${user_id} and submission_id = ${id} and file_id = files.id) end`.execute(db)
  return new Map(rows.map(({ id, ...about }) => [id, about]))
}

/** It waits for who must say yes, or for the operator; false where it is under way already. */
export async function sendSubmission(db: Db, { user_id, id }: Whose): Promise<boolean> {
  const { rows } = await sql`update submissions set sent_at = now(), asks = '{}', reason = '',
      state = case when has_rights(user_id, id) then 'submitted' else 'rights_missing' end,
      submitted_at = case when has_rights(user_id, id) then now() end,
      promised_on = case when has_rights(user_id, id) then working_day_after(current_date, 10) end
    where user_id = ${user_id} and id = ${id} and state in ('draft', 'changes_asked') returning id`.execute(db)
  return rows.length > 0
}

export async function withdrawSubmission(db: Db, { user_id, id }: Whose): Promise<void> {
  await sql`update submissions set state = 'withdrawn' where user_id = ${user_id} and id = ${id} and state <> 'withdrawn'`.execute(db)
}

export async function noteEvent(
  db: Db,
  { user_id, id }: Whose,
  { what, said = '', actor_id }: { what: string; said?: string; actor_id: number },
) {
  await db.insertInto('submission_events').values({ user_id, submission_id: id, what, said, actor_id }).execute()
}

/** Whether a picture was one of a wedding that was taken back. */
export async function wasWithdrawn(db: Db, file_id: number): Promise<boolean> {
  const { rows } =
    await sql`select 1 from submission_pictures shown join submissions one on one.user_id = shown.user_id and one.id = submission_id
    where file_id = ${file_id} and one.state = 'withdrawn' limit 1`.execute(db)
  return rows.length > 0
}

/** What waits for an answer first, the oldest promise before all; then what was answered last. */
export function findSent(db: Db, state: string | undefined): Promise<Found[]> {
  const where = sql`one.state <> 'draft' and (${state ?? null}::text is null or one.state = ${state ?? null})`
  return find(db, where, sql`one.state = 'submitted' desc, case when one.state = 'submitted' then one.promised_on end, one.updated_at desc`)
}
