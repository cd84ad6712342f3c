import type { Db } from '#db/db.ts'
import type { Terms } from '#server/terms.ts'
import type { Meant } from './meant.server.ts'
import { hasAll } from './slots.ts'
import { countTerms } from './terms-rows.server.ts'
import { readPhrases } from './words-rows.server.ts'

export interface FoundTerm {
  id: number
  title: string
  /** Of its taxonomy. */
  about: string
  to: string
  /** How many pieces have it; no more than a thousand are counted. */
  count: number
}

interface Known extends Omit<FoundTerm, 'count'> {
  taxonomy: string
  slug: string
  words: string[]
  stems: string[]
}

/** The name of a term such as `services/florists`, whether it is listed or a piece alone names it. */
export function termTitle({ taxonomies }: Terms, term: string): string {
  const [taxonomy, slug = ''] = term.split('/')
  const found = taxonomies.find((one) => one.slug === taxonomy)?.terms.find((one) => one.slug === slug)
  return found?.title ?? slug.replaceAll('-', ' ')
}

/** The terms of searchable taxonomies that have all the words in their name, those first that begin so; with how many pieces each has. */
export async function findTerms(db: Db, terms: Terms, { text, slots }: Meant, most: number): Promise<FoundTerm[]> {
  const named = (await knownTerms(db, terms)).filter(({ words, stems }) => hasAll(words, slots) || hasAll(stems, slots))
  const begins = ({ words }: Known) => (words.join(' ').startsWith(text) ? 0 : 1)
  const found = named.toSorted((one, other) => begins(one) - begins(other)).slice(0, most)
  const counts = await countTerms(db, found)
  return found.map(({ id, title, about, to }, at) => ({ id, title, about, to, count: counts[at]! }))
}

const known = new WeakMap<Terms, Promise<Known[]>>()

/** Read by the database once for what the terms are now. */
async function knownTerms(db: Db, terms: Terms): Promise<Known[]> {
  const reading =
    known.get(terms) ??
    readTerms(db, terms).catch((error: unknown) => {
      known.delete(terms)
      throw error
    })
  known.set(terms, reading)
  return reading
}

async function readTerms(db: Db, { taxonomies }: Terms): Promise<Known[]> {
  const all = taxonomies.flatMap(({ slug: taxonomy, title: about, is_searchable, to, terms }) =>
    is_searchable && to !== null ? terms.map((term) => ({ ...term, taxonomy, about, to: to.replace('{slug}', term.slug) })) : [],
  )
  const read = await readPhrases(
    db,
    all.map(({ title }) => title),
  )
  const byTitle = new Map(read.map(({ phrase, words, stems }) => [phrase, { words, stems }]))
  return all.map((term) => ({ ...term, ...byTitle.get(term.title)! }))
}
