import { t } from '#web/text/text.ts'
import type { Category } from './categories.ts'

interface Share {
  id: string
  category: Category
  name: string
  /** Percent of all of it. */
  share: number
}

/** How we would split a total; they sum to a hundred. */
export const shares: readonly Share[] = [
  { id: 'place', category: 'venues', name: t('split.place'), share: 19 },
  { id: 'food', category: 'caterers', name: t('split.food'), share: 17 },
  { id: 'bar', category: 'bar-services', name: t('split.bar'), share: 9 },
  { id: 'flowers', category: 'florists', name: t('split.flowers'), share: 9 },
  { id: 'photos', category: 'photographers', name: t('split.photos'), share: 9 },
  { id: 'clothes', category: 'bridal-shops', name: t('split.clothes'), share: 8 },
  { id: 'film', category: 'videographers', name: t('split.film'), share: 5 },
  { id: 'music', category: 'bands', name: t('split.music'), share: 5 },
  { id: 'planner', category: 'planners', name: t('split.planner'), share: 4 },
  { id: 'beauty', category: 'hair-stylists', name: t('split.beauty'), share: 1 },
  { id: 'cake', category: 'bakers', name: t('split.cake'), share: 1 },
  { id: 'paper', category: 'stationers', name: t('split.paper'), share: 1 },
  { id: 'rides', category: 'transport', name: t('split.rides'), share: 1 },
  { id: 'officiant', category: 'celebrants', name: t('split.officiant'), share: 1 },
  { id: 'tips', category: 'other', name: t('split.tips'), share: 2 },
  { id: 'reserve', category: 'other', name: t('split.reserve'), share: 8 },
]

/** Splits a total over those that are ticked, to the cent: the others hand their share on. Odd cents go where most of one is missing. */
export function split(total: number, ticked: ReadonlySet<string>): ReadonlyMap<string, number> {
  const own = shares.filter(({ id }) => ticked.has(id))
  const all = own.reduce((sum, { share }) => sum + share, 0)
  const exact = own.map(({ id, share }) => ({ id, cents: Math.floor((total * share) / all), missing: (total * share) % all }))
  const left = total - exact.reduce((sum, { cents }) => sum + cents, 0)
  const lucky = new Set(
    exact
      .toSorted((one, other) => other.missing - one.missing)
      .slice(0, left)
      .map(({ id }) => id),
  )
  return new Map(exact.map(({ id, cents }) => [id, cents + (lucky.has(id) ? 1 : 0)]))
}
