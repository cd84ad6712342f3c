import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Card, Piece, ShownPicture } from './contract.ts'
import { sizes } from './picture.ts'

/** What visitors may see: an index holds just these states. */
export const isShown = sql`content.status in ('published', 'scheduled')
  and (content.status = 'published' or content.published_on <= current_date)`

/** What only members read. */
export const isSold = sql`is_sold(content.type, content.fields)`

/** Where the author of a piece is not there, as live those who are invented, it is the house's. */
const author = sql`case when content.fields ? 'author' then (
  select jsonb_build_object('slug', slug, 'title', title, 'url', url) from content writer
  where type = 'author' and slug in (content.fields ->> 'author', 'the-desk') and status = 'published'
  order by slug = content.fields ->> 'author' desc limit 1) end`

/** A brand is called as its own piece is; what else has no line among the titles, by the words of its slug. */
const terms = sql`coalesce((
  select jsonb_object_agg(taxonomy, terms) from (
    select taxonomy, jsonb_agg(jsonb_build_object('slug', term, 'title', coalesce(called.title, (select title from content brand where taxonomy = 'brands' and type = 'brand' and slug = term),
      initcap(replace(term, '-', ' '))), 'url', called.url)
      order by position, term) as terms
    from content_terms left join content_term_titles called using (taxonomy, term) where content_id = content.id group by taxonomy) given), '{}')`

/** A picture with what a page needs to show it; null until its master is drawn. */
export const picture = sql`words || jsonb_build_object('id', content_pictures.id, 'name', name, 'image', (
  select image from content_images drawn where drawn.part = coalesce(content_pictures.words ->> 'part', 'whole')
  and drawn.words = concat_ws(' ', content_pictures.words ->> 'motif', content_pictures.words ->> 'palette', content_pictures.words ->> 'seed',
    ${sql.lit(JSON.stringify(sizes))}::jsonb ->> (content_pictures.words ->> 'ratio'))))`

const head = sql`content.id, content.type, content.slug, content.url, content.title, content.excerpt, content.is_illustrated,
  content.published_on, content.updated_on, greatest(1, round(length(content.plain) / 1300.0))::integer as minutes, ${author} as author, ${terms} as terms`

/** Fields that lists show; the others are for the piece's own page. */
const listed = `emphasis spouse_1 spouse_2 wedding_month weekday wedding_guest_count location service price_from price_unit verified stage
  palette position question episode minutes guests hosts brand price price_note stock year place made_in role lives_in username course lesson_type duration free_preview from ends_on`.split(
  /\s+/,
)

/** All that a card shows, of `content`. */
export const card = sql`${head},
  (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(content.fields) where key = any(${sql.lit(`{${listed}}`)}::text[]))
    || case when content.fields ? 'cost' then jsonb_build_object('cost', (content.fields -> 'cost') - '{lines,left_out}'::text[]) else '{}' end
    || case when content.type = 'guide' then jsonb_build_object('tasks',
      jsonb_array_length(jsonb_path_query_array(content.tree, 'strict $.** ? (@.name == "task")'))) else '{}' end as fields,
  (select ${picture} from content_pictures where content_id = content.id order by position limit 1) as picture`

type PieceRow = Omit<Piece, 'links' | 'gallery'> & {
  named: string[]
  status: string
  is_shown: boolean
  is_shipped: boolean
  is_sold: boolean
}

/** Which piece is meant. */
export type Named = { url: string } | { id: number } | { type: string; slug: string }

/** A piece in whatever state it is, by an address that it had before too. */
export async function findPiece(db: Db, named: Named): Promise<PieceRow | undefined> {
  const { rows } = await sql<PieceRow>`
    select ${head}, content.fields - '{pictures,terms}'::text[] as fields, content.tree, content.named, content.status, ${isShown} as is_shown, ${isSold} as is_sold, content.source_hash is not null as is_shipped,
      coalesce((select jsonb_agg(${picture} order by position) from content_pictures where content_id = content.id), '[]') as pictures
    from content where content.id = ${idOf(named)}`.execute(db)
  return rows[0]
}

function idOf(named: Named): RawBuilder<unknown> {
  if ('id' in named) return sql`${named.id}::bigint`
  if ('slug' in named) return sql`(select id from content where type = ${named.type} and slug = ${named.slug})`
  return sql`coalesce((select id from content where url = ${named.url}),
    (select content_id from content_redirects where url = ${named.url}))`
}

/** Whose picture it is. */
export async function pieceOfPicture(db: Db, id: number): Promise<number | undefined> {
  return (await db.selectFrom('content_pictures').where('id', '=', id).select('content_id').executeTakeFirst())?.content_id
}

/** Those of the named pieces that may be seen, each as `type/slug`. */
export async function findCards(db: Db, names: readonly string[]): Promise<Card[]> {
  if (names.length === 0) return []
  const { rows } = await sql<Card>`
    select ${card} from unnest(${names}::text[]) with ordinality asked (name, place)
    join content on content.type = split_part(name, '/', 1) and content.slug = split_part(name, '/', 2)
    where ${isShown} order by place`.execute(db)
  return rows
}

interface Shown {
  picture: ShownPicture
  url: string
  title: string
}

/** Pictures of a vendor's work, the newest pieces first. */
export async function findGallery(db: Db, vendor: string): Promise<Shown[]> {
  const { rows } = await sql<Shown>`
    select ${picture} as picture, content.url, content.title
    from content_pictures join content on content.id = content_id
    where vendors @> array[${vendor}] and ${isShown}
    order by content.published_on desc, content.id, position limit 60`.execute(db)
  return rows
}

/** Pictures named as `real-wedding/slug#picture`, in that order; those of pieces that nobody may see are left out. */
export async function findAlbum(db: Db, shows: readonly string[]): Promise<Shown[]> {
  const { rows } = await sql<Shown>`
    select ${picture} as picture, content.url, content.title
    from unnest(${shows}::text[]) with ordinality asked (shown, place)
    join content on content.type = split_part(shown, '/', 1) and content.slug = split_part(split_part(shown, '/', 2), '#', 1)
    join content_pictures on content_id = content.id and name = split_part(shown, '#', 2)
    where ${isShown} order by place`.execute(db)
  return rows
}
