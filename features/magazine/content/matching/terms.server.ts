import type { Db } from '#db/db.ts'
import { readShipped } from '#server/shipped.ts'
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

interface Taxonomy {
  slug: string
  title: string
  is_searchable: boolean
  to: string | null
  terms: { id: number; slug: string; title: string }[]
}

interface Known extends Omit<FoundTerm, 'count'> {
  taxonomy: string
  slug: string
  words: string[]
  stems: string[]
}

const taxonomies = readShipped('taxonomies.json') as Taxonomy[]

const titles = new Map(taxonomies.flatMap(({ slug, terms }) => terms.map((term) => [`${slug}/${term.slug}`, term.title])))

/** The name of a term such as `services/florists`, whether it ships or an operator named it. */
export function termTitle(term: string): string {
  return titles.get(term) ?? term.slice(term.indexOf('/') + 1).replaceAll('-', ' ')
}

/** The terms of searchable taxonomies that have all the words in their name, those first that begin so; with how many pieces each has. */
export async function findTerms(db: Db, { text, slots }: Meant, most: number): Promise<FoundTerm[]> {
  const named = (await knownTerms(db)).filter(({ words, stems }) => hasAll(words, slots) || hasAll(stems, slots))
  const begins = ({ words }: Known) => (words.join(' ').startsWith(text) ? 0 : 1)
  const found = named.toSorted((one, other) => begins(one) - begins(other)).slice(0, most)
  const counts = await countTerms(db, found)
  return found.map(({ id, title, about, to }, at) => ({ id, title, about, to, count: counts[at]! }))
}

let known: Promise<Known[]> | undefined

async function knownTerms(db: Db): Promise<Known[]> {
  known ??= readTerms(db).catch((error: unknown) => {
    known = undefined
    throw error
  })
  return known
}

async function readTerms(db: Db): Promise<Known[]> {
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
