import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { ShownPicture } from '../contract.ts'
import { isShown, picture } from '../rows.server.ts'
import type { TypeName } from '../type-names.ts'
import type { Meant } from './meant.server.ts'
import { asQuery } from './slots.ts'

/** Where the words stand, and nothing else: as the title, at its beginning, in it, in its terms, in what is said about the piece, in its text. */
export type Rank = 0 | 1 | 2 | 3 | 4 | 5

export interface FoundPiece {
  type: TypeName
  /** How many of its type there are. */
  total: number
  rank: Rank
  id: number
  title: string
  excerpt: string
  url: string
  is_illustrated: boolean
  /** Its terms that the words name, as `services/florists`. */
  terms: string[]
  /** A part of the text, around the first of the words; null where that stands before the text already. */
  snippet: string | null
  picture: ShownPicture | null
}

interface Asked {
  type: string | undefined
  page: number
  per_page: number
  /** Types that are not there. */
  off: readonly string[]
}

/**
 * What has all the words, type by type, the type with the best find first. Where they stand is asked of each index by itself: reading
 * the words of every hit costs more than finding it.
 */
export async function findPieces(db: Db, meant: Meant, { type, page, per_page, off }: Asked): Promise<FoundPiece[]> {
  const { text, slots, query, is_titles } = meant
  const { rows } = await sql<FoundPiece>`
    with titled as materialized (
      select content_id from content_search where title_words @@ ${query}::tsquery and shown_from <= current_date
    ), told as materialized (
      select content_id, titled.content_id is null and about_words @@ ${asQuery(slots, { weight: 'A' })}::tsquery as is_term
      from content_search left join titled using (content_id)
      where about_words @@ ${query}::tsquery and shown_from <= current_date and not ${is_titles}
    ), hit as materialized (
      select content_id, type, ${fate} as fate,
        case when titled.content_id is not null then case when title = ${text} then 0 when starts_with(title, ${text}) then 1 else 2 end
          when told.is_term then 3 when told.content_id is not null then 4 else 5 end as rank
      from content_search left join titled using (content_id) left join told using (content_id)
      where ${matches(meant)} and type <> all(${off}::text[]) ${type ? sql`and type = ${type}` : sql``}
    ), counted as (select type, count(*)::integer as total, min(rank) as best from hit group by type)
    ${shown(
      meant,
      sql`select counted.type, total, best, best_of.content_id, best_of.rank, best_of.fate from counted, lateral (
        select content_id, rank, fate from hit where hit.type = counted.type
        order by rank, fate limit ${per_page} offset ${(page - 1) * per_page}) best_of`,
    )}`.execute(db)
  return rows
}

/**
 * What is offered while somebody types: at most so many of one type, the best of all first. Titles that begin so come before titles
 * that have the words, and those before summaries: where the earlier ones are enough to fill what is offered, nothing else is looked at.
 */
export async function suggestPieces(db: Db, meant: Meant, { most, off }: { most: number; off: readonly string[] }): Promise<FoundPiece[]> {
  const { text, slots, query, is_titles } = meant
  const offered = 2 * most
  const isThere = sql`shown_from <= current_date and type <> all(${off}::text[])`
  const begins = sql`title ~>=~ ${text} and title ~<~ ${`${text}\u{10ffff}`}`
  const isFull = (before: RawBuilder<unknown>) =>
    sql`(select coalesce(sum(least(count, ${most})), 0) >= ${offered} from (select count(*) from ${before} group by type) of_type)`
  const { rows } = await sql<FoundPiece>`
    with begun as materialized (
      select content_id, type, case when title = ${text} then 0 else 1 end as rank, ${fate} as fate
      from content_search where ${begins} and ${isThere} order by title using ~<~ limit ${enough}
    ), named as materialized (
      select content_id, type, 2 as rank, ${fate} as fate from content_search
      where title_words @@ ${query}::tsquery and ${isThere} and not (${begins}) and not ${isFull(sql`begun`)} limit ${enough}
    ), told as materialized (
      select content_id, type, case when about_words @@ ${asQuery(slots, { weight: 'A' })}::tsquery then 3 else 4 end as rank, ${fate} as fate
      from content_search where about_words @@ ${query}::tsquery and ${isThere} and not title_words @@ ${query}::tsquery
        and not (${begins}) and not ${is_titles} and not ${isFull(sql`(select type from begun union all select type from named) earlier`)} limit ${enough}
    ), placed as (
      select content_id, type, rank, fate, row_number() over (partition by type order by rank, fate) as nth, count(*) over (partition by type)::integer as total,
        min(rank) over (partition by type) as best from (select * from begun union all select * from named union all select * from told) hit
    )
    ${shown(meant, sql`select content_id, type, rank, fate, total, best from placed where nth <= ${most}`)} limit ${offered}`.execute(db)
  return rows
}

/** Of so many that begin alike, any few will do. */
const enough = 500

/** Pieces that have the words, for lists that are sorted by something else. */
export function havingWords(meant: Meant): RawBuilder<unknown> {
  return sql`content.id in (select content_id from content_search where ${matches(meant)})`
}

function matches({ query, is_titles }: Meant): RawBuilder<unknown> {
  return sql`${is_titles ? sql`title_words` : sql`words`} @@ ${query}::tsquery and shown_from <= current_date`
}

/** Among equals the newest is first; but those who sell stand in an order of chance, another one each day. */
const fate = sql`case when type in ('brand', 'product', 'vendor') then hashint8extended(content_id, current_date - date '2000-01-01')
  else date '2000-01-01' - published_on end`

function shown({ slots }: Meant, found: RawBuilder<unknown>): RawBuilder<unknown> {
  const any = asQuery(slots, { between: '|' })
  const words = slots.flatMap((slot) => slot.map((reading) => reading.words.join(' ')))
  return sql`
    select found.type, found.total, found.rank, content.id, content.title, content.excerpt, content.url, content.is_illustrated,
      array(select taxonomy || '/' || term from content_terms left join content_term_titles called using (taxonomy, term)
        where content_id = content.id and words_of(concat_ws(' ', term, called.own_title)) @@ ${any}::tsquery
        order by taxonomy, term) as terms,
      case when found.rank = 5 then (
        select substring(content.plain from greatest(place - ${before}, 1) for ${around}) from (
          select coalesce(min(nullif(strpos(text, ' ' || word), 0)), min(nullif(strpos(text, word), 0)), 1) as place
          from (select plain_text(content.plain) as text) folded, unnest(${words}::text[]) word) first_place) end as snippet,
      (select ${picture} from content_pictures where content_id = content.id order by position limit 1) as picture
    from (${found}) found join content on content.id = found.content_id
    where ${isShown} order by best, array_position(${order}::text[], found.type), found.type, found.rank, found.fate`
}

const before = 50
const around = 150

/** Of types whose best finds are equally good. */
const order =
  '{real-wedding,vendor,article,guide,vendor-list,course,lesson,album,video,podcast,product,brand,author,questionnaire,quiz,page,form}'
