import { loadPieces } from '../pieces/piece-loader.ts'
import { termsOf, without } from './selecting.ts'
import { every, type Selection } from './selection.ts'
import { titleOf, type Titles } from './selection-title.ts'

/** A wider choice, with how many weddings it has. */
export interface Near {
  selection: Selection
  title: string
  total: number
}

const most = 4

/** The nearest wider choices: the bands beside the one that is chosen, then one choice fewer; the narrowest first. */
export async function nearOf(selection: Selection, titles: Titles): Promise<Near[]> {
  const wider = [...widened(selection, titles), ...Object.keys(selection).map((taxonomy) => without(selection, taxonomy))]
  const counted = await Promise.all(
    wider.slice(0, most * 2).map(async (one) => {
      const { meta } = await loadPieces({ type: 'real-wedding', terms: termsOf(one), every, per_page: 1 })
      return { selection: one, title: titleOf(one, titles), total: meta.total }
    }),
  )
  return counted
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => one.total - other.total)
    .slice(0, most)
}

/** Bands stand in an order, so that a neighbour is nearly what was asked for. */
function widened(selection: Selection, titles: Titles): Selection[] {
  return ['guests', 'spent'].flatMap((taxonomy) => {
    const bands = Object.keys(titles[taxonomy] ?? {})
    const chosen = (selection[taxonomy] ?? []).map((band) => bands.indexOf(band)).filter((place) => place >= 0)
    if (chosen.length === 0) return []
    const beside = bands.slice(Math.max(0, Math.min(...chosen) - 1), Math.max(...chosen) + 2)
    return beside.length === chosen.length ? [] : [{ ...selection, [taxonomy]: beside }]
  })
}
