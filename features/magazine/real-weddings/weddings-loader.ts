import { notFound } from '@tanstack/react-router'
import type { Card, Counts, TagGroup } from '../content/contract.ts'
import { leanCard } from '../pieces/lean-card.ts'
import { type Listed, loadPieces } from '../pieces/piece-loader.ts'
import { selectionOf, termsOf } from './selecting.ts'
import { every, filters, type Selection, type WeddingsSearch } from './selection.ts'
import { type Near, nearOf } from './near.ts'

interface Option {
  slug: string
  title: string
  count: number
}

export interface LoadedWeddings {
  selection: Selection
  search: WeddingsSearch
  cards: Card[]
  meta: Listed['meta']
  /** By taxonomy: what may be chosen, with how many weddings there would be. */
  options: Record<string, Option[]>
  /** Titles of what is chosen, by taxonomy and term. */
  titles: Record<string, Record<string, string>>
  ids: Record<string, number>
  /** Of the page that nothing was chosen for. */
  front: { smallest: number; largest: number; least: Card | undefined } | null
  index: { id: number; slug: string; title: string; terms: Option[] }[]
  near: Near[]
}

const perPage = 12
const taxonomiesOfWeddings =
  'styles seasons colors guests spent cultures states settings religions communities venues moments events wedding-type'

/** A page of weddings, what else might be chosen, and where somebody goes on who found few. */
export async function loadWeddings(search: WeddingsSearch, path?: { taxonomy: string; term?: string }): Promise<LoadedWeddings> {
  const { api } = await import('#web/client/api.ts')
  const groups = (await api.content.tags.call({ type: 'real-wedding' })).data.filter(({ slug }) =>
    taxonomiesOfWeddings.split(' ').includes(slug),
  )
  const selection = selectionOf(search, path && namedIn(groups, path))
  const { sort = 'newest', page = 1 } = search
  const asked = { type: 'real-wedding', terms: termsOf(selection), every }
  const { data: cards, meta } = await loadPieces({ ...asked, sort, page, per_page: perPage, counts: true })
  if (page > 1 && cards.length === 0) throw notFound()
  const { counts, ...place } = meta
  const titles = titlesOf(groups, counts ?? {})
  const isFront = Object.keys(selection).length === 0 && page === 1
  const [front, near] = await Promise.all([
    isFront ? frontOf() : null,
    Object.keys(selection).length > 0 && meta.total <= perPage ? nearOf(selection, titles) : [],
  ])
  return {
    selection,
    search,
    cards: cards.map(leanCard),
    meta: { ...place, counts: null },
    options: Object.fromEntries(filters.map(({ taxonomy }) => [taxonomy, optionsOf(taxonomy, { counts, titles, selection })])),
    titles: Object.fromEntries(Object.keys(selection).map((taxonomy) => [taxonomy, titles[taxonomy] ?? {}])),
    ids: { ...Object.fromEntries(groups.map(({ slug, id }) => [slug, id])), states: 21 },
    front,
    index: isFront ? indexOf(groups) : [],
    near,
  }
}

/** A taxonomy by its id or slug, and a term of it; whatever else stands in the path is nowhere. */
function namedIn(groups: TagGroup[], { taxonomy, term }: { taxonomy: string; term?: string }): { taxonomy: string; term?: string } {
  if (taxonomy === 'states' || taxonomy === '21') return { taxonomy: 'states', ...(term && { term }) }
  const group = groups.find(({ id, slug }) => slug === taxonomy || String(id) === taxonomy)
  if (!group) throw notFound()
  const meant = group.terms.find(({ id, slug }) => slug === term || String(id) === term)
  if (term && !meant) throw notFound()
  return { taxonomy: group.slug, ...(meant && { term: meant.slug }) }
}

/** States are called by their slugs: nobody listed them beforehand. */
function titlesOf(groups: TagGroup[], counts: Counts): LoadedWeddings['titles'] {
  const known = Object.fromEntries(
    groups.map(({ slug, terms }) => [slug, Object.fromEntries(terms.map((term) => [term.slug, term.title]))]),
  )
  const states = Object.keys(counts['states'] ?? {}).map((slug) => [slug, asName(slug)])
  return { ...known, states: Object.fromEntries(states) }
}

function asName(slug: string): string {
  return slug.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())
}

interface Choice {
  counts: Counts | null
  titles: LoadedWeddings['titles']
  selection: Selection
}

function optionsOf(taxonomy: string, { counts, titles, selection }: Choice): Option[] {
  return Object.entries(titles[taxonomy] ?? {}).flatMap(([slug, title]) => {
    const count = counts?.[taxonomy]?.[slug] ?? 0
    return count > 0 || selection[taxonomy]?.includes(slug) ? [{ slug, title, count }] : []
  })
}

async function frontOf(): Promise<NonNullable<LoadedWeddings['front']>> {
  const [smallest, largest, least] = await Promise.all(
    (['smallest', 'largest', 'least-spent'] as const).map((sort) => loadPieces({ type: 'real-wedding', sort, per_page: 1 })),
  )
  const guests = (listed: Listed | undefined) => Number(listed?.data[0]?.fields['wedding_guest_count'] ?? 0)
  return { smallest: guests(smallest), largest: guests(largest), least: least?.data.map(leanCard)[0] }
}

const indexed = ['seasons', 'guests', 'spent', 'settings', 'styles', 'cultures', 'colors']

function indexOf(groups: TagGroup[]): LoadedWeddings['index'] {
  return indexed.flatMap((name) => {
    const group = groups.find(({ slug }) => slug === name)
    const terms = group?.terms.filter(({ count }) => count > 0).map(({ slug, title, count }) => ({ slug, title, count })) ?? []
    return group && terms.length > 0 ? [{ id: group.id, slug: group.slug, title: group.title, terms }] : []
  })
}
