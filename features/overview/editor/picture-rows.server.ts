import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { ShownPicture } from '#features/magazine/content/contract.ts'
import { masterOf, type Picture, sizes } from '#features/magazine/content/picture.ts'
import type { Drawn } from './piece-shapes.ts'

interface Page {
  search: string
  per_page: number
  seen: number
}

/** Masters by the words that they are drawn from, and by what pieces say of them. */
export async function findDrawn(db: Db, { search, per_page, seen }: Page): Promise<{ data: Drawn[]; total: number }> {
  const words = search.split(/\s+/).filter(Boolean).slice(0, 8)
  const { rows } = await sql<Drawn & { total: number }>`
    select given[1] as motif, given[2] as palette, given[3] as seed, size.key as ratio, coalesce(told.alt, '') as alt, image,
      count(*) over ()::integer as total
    from content_images drawn, lateral string_to_array(words, ' ') given
    join jsonb_each_text(${JSON.stringify(sizes)}::jsonb) size on size.value = given[4]
    left join lateral (
      select shown.words ->> 'alt' as alt from content_pictures shown
      where shown.words ->> 'motif' = given[1] and shown.words ->> 'palette' = given[2] and shown.words ->> 'seed' = given[3]
      order by shown.id limit 1) told on true
    where part = 'whole' and not exists (
      select from unnest(${words}::text[]) word where position(plain_text(word) in plain_text(drawn.words || ' ' || coalesce(told.alt, ''))) = 0)
    order by given[1] = 'photo' desc, drawn.words limit ${per_page} offset ${seen}`.execute(db)
  return { data: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}

/** For each picture its master or the detail of one; null where nobody drew it. */
export async function findImages(db: Db, pictures: readonly Picture[]): Promise<ShownPicture['image'][]> {
  const { rows } = await sql<{ words: string; part: string; image: NonNullable<ShownPicture['image']> }>`
    select words, part, image from content_images where words = any(${pictures.map(masterOf)}::text[])`.execute(db)
  const images = new Map(rows.map(({ words, part, image }) => [`${words} ${part}`, image]))
  return pictures.map((one) => images.get(`${masterOf(one)} ${one.part}`) ?? null)
}

interface Called {
  taxonomy: string
  slug: string
  title: string
  url: string | null
}

export async function findTerms(db: Db, terms: Record<string, readonly string[]>): Promise<Called[]> {
  const names = Object.entries(terms).flatMap(([taxonomy, given]) => given.map((term) => `${taxonomy}/${term}`))
  const { rows } = await sql<Called>`
    select taxonomy, term as slug, title, url from content_term_titles where (taxonomy, term) in (
      select taxonomy, term_shown(taxonomy, named)
      from unnest(${names}::text[]) given, lateral (select split_part(given, '/', 1) as taxonomy, split_part(given, '/', 2) as named) apart)
    order by taxonomy, position`.execute(db)
  return rows
}
