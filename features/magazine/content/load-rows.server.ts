import { type SqlBool, sql } from 'kysely'
import type { Db } from '#db/db.ts'

/** A piece as a file has it, ready to be kept. */
export interface LoadedPiece {
  type: string
  slug: string
  url: string
  title: string
  excerpt: string
  status: 'published' | 'draft'
  is_illustrated: boolean
  published_on: string
  updated_on: string | null
  fields: object
  markdown: string
  tree: unknown
  plain: string
  named: string[]
  source_hash: string
}

/** What of content/ was loaded last; undefined before the first time. */
export async function loadedHash(db: Db): Promise<string | undefined> {
  return (await db.selectFrom('content_loaded').select('hash').executeTakeFirst())?.hash
}

/** Until the end of the transaction nobody else loads. A slow machine reads the pieces for minutes, and nothing waits for them but this. */
export async function waitToLoad(db: Db): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(db)
  await sql`select pg_advisory_xact_lock(hashtext('posy content'))`.execute(db)
}

export async function keepHash(db: Db, hash: string): Promise<void> {
  await db
    .insertInto('content_loaded')
    .values({ hash })
    .onConflict((conflict) => conflict.column('is_one').doUpdateSet({ hash }))
    .execute()
}

/** The hashes of the files that pieces were loaded from, by `type/slug`; without those that are the operator's own by now. */
export async function sourceHashes(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('content').where('source_hash', 'is not', null).select(['type', 'slug', 'source_hash']).execute()
  return new Map(rows.map(({ type, slug, source_hash }) => [`${type}/${slug}`, source_hash!]))
}

/** Keeps what files say, but for pieces that somebody wrote or changed here, and addresses that another has. */
export async function keepPieces(db: Db, pieces: readonly LoadedPiece[]): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into content (type, slug, url, title, excerpt, status, is_illustrated, published_on, updated_on, fields, markdown, tree, plain,
      named, source_hash)
    select type, slug, url, title, excerpt, status, is_illustrated, published_on, updated_on, fields, markdown, tree, plain, named, source_hash
    from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb) as given (type text, slug text, url text, title text, excerpt text, status text,
      is_illustrated boolean, published_on date, updated_on date, fields jsonb, markdown text, tree jsonb, plain text, named text[],
      source_hash text)
    where not exists (select from content other where other.url = given.url and (other.type, other.slug) <> (given.type, given.slug))
    on conflict (type, slug) do update set url = excluded.url, title = excluded.title, excerpt = excluded.excerpt, status = excluded.status,
      is_illustrated = excluded.is_illustrated, published_on = excluded.published_on, updated_on = excluded.updated_on,
      fields = excluded.fields, markdown = excluded.markdown, tree = excluded.tree, plain = excluded.plain, named = excluded.named,
      source_hash = excluded.source_hash, saved_by = null
    where content.source_hash <> excluded.source_hash`.execute(db)
  return Number(numAffectedRows)
}

/** Takes what was drawn, and what shipped terms are called, in the place of what was there. */
export async function keepShown(
  db: Db,
  { images, titles }: { images: readonly DrawnImage[]; titles: readonly TermTitle[] },
): Promise<void> {
  await sql`delete from content_images where words not like 'photo own %'`.execute(db)
  await sql`insert into content_images (words, part, image) select words, part, image
    from jsonb_to_recordset(${JSON.stringify(images)}::jsonb) as drawn (words text, part text, image jsonb)`.execute(db)
  await keepTitles(db, titles)
}

/** What an operator said of a term stays with it; what no longer ships goes, unless pieces are filed under it: then it is the operator's. */
async function keepTitles(db: Db, titles: readonly TermTitle[]): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(titles)}::jsonb) as given (taxonomy text, term text, id integer, title text, url text, position integer)`
  const isGone = sql`shipped_title is not null and not exists (select from ${given} where (given.taxonomy, given.term) = (known.taxonomy, known.term))`
  await sql`delete from content_term_titles known where ${isGone}
    and not exists (select from content_terms own where (own.taxonomy, own.term) = (known.taxonomy, known.term))
    and not exists (select from content_terms_away own where (own.taxonomy, own.given) = (known.taxonomy, known.term))
    and not exists (select from content_term_titles other where (other.taxonomy, other.merged_into) = (known.taxonomy, known.term))`.execute(
    db,
  )
  await sql`update content_term_titles known set id = default, own_title = title, own_position = position, shipped_title = null, shipped_position = null
    where ${isGone}`.execute(db)
  await sql`insert into content_term_titles (taxonomy, term, id, shipped_title, url, shipped_position)
    select taxonomy, term, id, title, url, position from ${given}
    on conflict (taxonomy, term) do update set id = excluded.id, shipped_title = excluded.shipped_title, url = excluded.url,
      shipped_position = excluded.shipped_position`.execute(db)
}

export interface DrawnImage {
  words: string
  part: string
  image: { name: string; hash: string; width: number; height: number; colour: string }
}

export interface TermTitle {
  taxonomy: string
  term: string
  id: number
  title: string
  url: string | null
  position: number
}

/** Withdraws pieces whose files are gone; one that comes back is loaded like any other that changed. */
export async function withdrawPieces(db: Db, names: readonly string[]): Promise<void> {
  await db
    .updateTable('content')
    .set({ status: 'withdrawn', source_hash: gone })
    .where(sql<SqlBool>`type || '/' || slug = any(${names})`)
    .where('source_hash', '!=', gone)
    .execute()
}

const gone = 'gone'
