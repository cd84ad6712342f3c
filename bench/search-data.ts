import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { root } from '#db/place.ts'
import { readShipped } from '#server/shipped.ts'

/** The same numbers for every run. */
export function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Words of the magazine itself, the commonest first. */
export function wordsOfMagazine(): string[] {
  const counts = new Map<string, number>()
  for (const file of globSync('content/*/*.md', { cwd: root })) {
    const text = readFileSync(join(root, file), 'utf8').split('\n---\n').at(-1)!
    for (const word of text.match(/\p{L}{2,}/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([word]) => word)
}

const terms = Object.fromEntries(
  (readShipped('taxonomies.json') as { slug: string; terms: { slug: string }[] }[]).map(({ slug, terms }) => [
    slug,
    terms.map((one) => one.slug),
  ]),
)

const each = 100_000
const batch = 5_000

/** A hundred thousand vendors and as many other pieces, in words as common as they are in the magazine. */
export async function fillMagazine(db: Db): Promise<void> {
  const random = numbers(7)
  const words = wordsOfMagazine()
  const one = <Of>(of: readonly Of[]): Of => of[Math.floor(random() * of.length)]!
  const some = (count: number, how = 3) => Array.from({ length: count }, () => words[Math.floor(random() ** how * words.length)]).join(' ')
  for (const table of ['content', 'content_search']) await sql`alter table ${sql.id(table)} disable trigger user`.execute(db)
  for (let from = 0; from < 2 * each; from += batch) {
    const pieces = Array.from({ length: batch }, (_, nth) => {
      const isVendor = from < each
      const type = isVendor ? 'vendor' : one(['real-wedding', 'article', 'guide', 'product', 'podcast'])
      const own = {
        services: isVendor ? one(terms['services']!) : undefined,
        places: one(terms['places']!),
        styles: one(terms['styles']!),
        colors: one(terms['colors']!),
      }
      return { type, slug: `made-${from + nth}`, title: some(isVendor ? 3 : 6, 1.5), excerpt: some(14), plain: some(60), terms: own }
    })
    await sql`
      with given as materialized (
        select type, slug, title, excerpt, plain, terms from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb)
          as given (type text, slug text, title text, excerpt text, plain text, terms jsonb)
      ), kept as (
        insert into content (type, slug, url, title, excerpt, plain, status, published_on, fields)
        select type, slug, '/made/' || slug, title, excerpt, plain, 'published', date '2020-01-01' + length(plain), jsonb_build_object('made', terms) from given
        returning id, type, title, excerpt, plain, published_on, fields -> 'made' as terms
      ), named as (
        insert into content_terms (content_id, taxonomy, term) select id, key, value from kept, jsonb_each_text(terms)
      )
      insert into content_search (content_id, type, shown_from, published_on, title, title_words, about_words, words)
      select id, type, '-infinity', published_on, apart(title), words_of(title),
        words_of(title || ' ' || excerpt) || setweight(words_of(said), 'A'), words_of(concat_ws(' ', title, excerpt, plain, said))
      from kept, lateral (select string_agg(value, ' ') as said from jsonb_each_text(terms)) own`.execute(db)
  }
  await sql`
    insert into content_lexemes (lexeme, pieces) select word, ndoc from ts_stat('select words from content_search') where length(word) <= 40
    on conflict (lexeme) do update set pieces = excluded.pieces`.execute(db)
  await sql`insert into content_slips (lexeme) select lexeme from content_lexemes where length(lexeme) > 2 and lexeme !~ '^[0-9]' on conflict do nothing`.execute(
    db,
  )
  for (const table of ['content', 'content_search']) await sql`alter table ${sql.id(table)} enable trigger user`.execute(db)
  await sql`vacuum analyze content_search, content_lexemes, content_slips, content_terms, content`.execute(db)
}
