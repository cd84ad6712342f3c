import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Change } from './contract.ts'

/** Each does one thing and writes down who did it, in one statement; undefined where the term is not as it was thought to be. */
async function told(db: Db, work: RawBuilder<unknown>, operator: number, kind: Change['kind']): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`${work}
    insert into content_term_changes (taxonomy, term, kind, was, becomes, said_by)
    select taxonomy, term, ${kind}, was, becomes, ${operator} from done returning id`.execute(db)
  return rows[0]?.id
}

interface Added {
  taxonomy: string
  slug: string
  title: string
  url: string | null
  /** Behind all others, where nothing is said. */
  position?: number | undefined
}

export function addTerm(db: Db, operator: number, { taxonomy, slug, title, url, position }: Added): Promise<number | undefined> {
  const work = sql`with done as (
    insert into content_term_titles (taxonomy, term, own_title, own_position, url)
    values (${taxonomy}, ${slug}, ${title}, coalesce(${position ?? null}::integer,
      (select coalesce(max(position), -1) + 1 from content_term_titles where taxonomy = ${taxonomy})), ${url})
    on conflict do nothing returning taxonomy, term, null::jsonb as was, jsonb_build_object('title', title) as becomes)`
  return told(db, work, operator, 'added')
}

export function renameTerm(db: Db, operator: number, { id, title, was }: { id: number; title: string; was: string }) {
  const work = sql`with before as (select id, title from content_term_titles where id = ${id} and title = ${was} for update),
    done as (update content_term_titles known set own_title = nullif(${title}, known.shipped_title) from before
      where known.id = before.id returning taxonomy, term, jsonb_build_object('title', before.title) as was, jsonb_build_object('title', known.title) as becomes)`
  return told(db, work, operator, 'renamed')
}

export function hideTerm(db: Db, operator: number, { id, is_hidden }: { id: number; is_hidden: boolean }) {
  const work = sql`with done as (update content_term_titles set is_hidden = ${is_hidden}
    where id = ${id} and is_hidden <> ${is_hidden} and merged_into is null
    returning taxonomy, term, null::jsonb as was, null::jsonb as becomes)`
  return told(db, work, operator, is_hidden ? 'hidden' : 'shown')
}

/** Both are held, so that no two are ever merged into each other. */
export function mergeTerm(db: Db, operator: number, { id, into }: { id: number; into: number }) {
  const work = sql`with both_of as materialized (
      select id, taxonomy, term, is_hidden from content_term_titles where id = any(array[${id}, ${into}]::bigint[]) and merged_into is null
      order by id for update),
    done as (update content_term_titles known set merged_into = target.term from both_of own, both_of target
      where own.id = ${id} and target.id = ${into} and target.id <> own.id and target.taxonomy = own.taxonomy and not target.is_hidden
        and known.id = own.id
      returning known.taxonomy, known.term, null::jsonb as was, jsonb_build_object('merged_into', target.term) as becomes)`
  return told(db, work, operator, 'merged')
}

export function partTerm(db: Db, operator: number, { id, from }: { id: number; from: string | null }) {
  const work = sql`with before as (select id, merged_into from content_term_titles
      where id = ${id} and merged_into = coalesce(${from}, merged_into) for update),
    done as (update content_term_titles known set merged_into = null from before where known.id = before.id
      returning known.taxonomy, known.term, jsonb_build_object('merged_into', before.merged_into) as was, null::jsonb as becomes)`
  return told(db, work, operator, 'parted')
}

/** All of a taxonomy, each once; `was` is how they stood, where that is said. */
export function orderTerms(
  db: Db,
  operator: number,
  { taxonomy, ids, was }: { taxonomy: string; ids: readonly number[]; was?: string[] | undefined },
) {
  const work = sql`with given as (select id, place::integer from unnest(${ids}::bigint[]) with ordinality given (id, place)),
    known as materialized (select id, term, position from content_term_titles where taxonomy = ${taxonomy} for update),
    stood as (select jsonb_agg(term order by position, term) as terms from known),
    whole as (select terms from stood where (select array_agg(id order by id) from given) = (select array_agg(id order by id) from known)
      and terms = coalesce(${was ? JSON.stringify(was) : null}::jsonb, terms)),
    placed as (update content_term_titles own set own_position = place - 1 from given, whole where own.id = given.id returning own.term, place),
    done as (select ${taxonomy} as taxonomy, null as term, jsonb_build_object('order', terms) as was,
      jsonb_build_object('order', (select jsonb_agg(term order by place) from placed)) as becomes from whole)`
  return told(db, work, operator, 'ordered')
}

/** Only one that was added, and that no piece and no other term names. */
export function removeTerm(db: Db, operator: number, id: number) {
  const work = sql`with done as (delete from content_term_titles known where id = ${id} and shipped_title is null
      and not exists (select from content_term_titles other where (other.taxonomy, other.merged_into) = (known.taxonomy, known.term))
      and not exists (select from content where position('"' || known.term || '"' in fields::text) > 0)
    returning taxonomy, term, jsonb_build_object('title', title, 'position', position) as was, null::jsonb as becomes)`
  return told(db, work, operator, 'removed')
}
