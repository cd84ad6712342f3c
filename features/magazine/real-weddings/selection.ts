import { oneOf, type Search, searchOf, wholeNumber, words } from '#web/menus/search.ts'

/** What weddings are chosen by in the bar above them: its name in the address and the taxonomy behind it. */
export const filters = [
  { name: 'style', taxonomy: 'styles', title: 'weddings.style' },
  { name: 'season', taxonomy: 'seasons', title: 'weddings.season' },
  { name: 'color', taxonomy: 'colors', title: 'weddings.colors' },
  { name: 'guests', taxonomy: 'guests', title: 'weddings.guests' },
  { name: 'spent', taxonomy: 'spent', title: 'weddings.spent' },
  { name: 'culture', taxonomy: 'cultures', title: 'weddings.culture' },
  { name: 'state', taxonomy: 'states', title: 'weddings.state' },
] as const

/** Of these a wedding has all that are chosen; of the others one. */
export const every = 'colors'

const several = words(300)

export const weddingsSearch = searchOf({
  style: several,
  season: several,
  color: several,
  guests: several,
  spent: several,
  culture: several,
  state: several,
  sort: oneOf('smallest', 'least-spent'),
  page: wholeNumber(1, 10_000),
})

export type WeddingsSearch = Search<{
  [Name in (typeof filters)[number]['name']]: typeof several
}> & { sort?: 'smallest' | 'least-spent' | undefined; page?: number | undefined }

/** Terms by the slug of their taxonomy; none of them stands for any of it. */
export type Selection = Readonly<Record<string, readonly string[]>>

export interface Place {
  to: string
  search: WeddingsSearch
}

/** The one address of a selection: a single term has a path of its own, as has what the bar doesn't know; the rest is the query. */
export function placeOf(
  selection: Selection,
  ids: Readonly<Record<string, number>>,
  more: Pick<WeddingsSearch, 'sort' | 'page'> = {},
): Place {
  const entries = Object.entries(selection)
  const isSingle = entries.length === 1 && entries[0]![1].length === 1
  const inPath = entries.find(([taxonomy]) => ids[taxonomy] && (isSingle || !filters.some((filter) => filter.taxonomy === taxonomy)))
  const rest = entries.filter(([taxonomy]) => taxonomy !== inPath?.[0])
  const query = rest.map(([taxonomy, terms]) => [filters.find((filter) => filter.taxonomy === taxonomy)?.name ?? taxonomy, terms.join()])
  return { to: inPath ? pathOf(inPath, ids) : '/real-weddings', search: { ...Object.fromEntries(query), ...more } }
}

function pathOf([taxonomy, [term]]: [string, readonly string[]], ids: Readonly<Record<string, number>>): string {
  if (taxonomy === 'styles' && term) return `/real-weddings/styles/${term}`
  return `/real-weddings/taxonomy/${ids[taxonomy]}${term ? `/${term}` : ''}`
}
