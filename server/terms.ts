import { readShipped } from './shipped.ts'

interface Term {
  id: number
  slug: string
  title: string
}

export interface Taxonomy {
  id: number
  slug: string
  title: string
  is_searchable: boolean
  /** Where the page of a term is, {slug} to be filled in. */
  to: string | null
  terms: readonly Term[]
}

/** A term as the database has it, each taxonomy's in their order. */
export interface TermNow extends Term {
  taxonomy: string
  /** Itself, or what it was merged into; null where it is hidden. */
  shown_as: string | null
}

export interface Terms {
  /** What is shown to anybody. */
  taxonomies: readonly Taxonomy[]
  /** By taxonomy all that pieces may name, and as what it is shown. */
  named: ReadonlyMap<string, ReadonlyMap<string, string | null>>
}

const shipped = readShipped('taxonomies.json') as Taxonomy[]

/** The terms that ship, and in their place those of each taxonomy that the database has: whoever asks for terms asks this. */
export function termsOf(now: readonly TermNow[]): Terms {
  const known = Map.groupBy(now, ({ taxonomy }) => taxonomy)
  const all = shipped.map((taxonomy) => ({
    taxonomy,
    terms: known.get(taxonomy.slug) ?? taxonomy.terms.map((term) => ({ ...term, taxonomy: taxonomy.slug, shown_as: term.slug })),
  }))
  return {
    taxonomies: all.map(({ taxonomy, terms }) => ({
      ...taxonomy,
      terms: terms.filter(({ slug, shown_as }) => slug === shown_as).map(({ id, slug, title }) => ({ id, slug, title })),
    })),
    named: new Map(all.map(({ taxonomy, terms }) => [taxonomy.slug, new Map(terms.map(({ slug, shown_as }) => [slug, shown_as]))])),
  }
}
