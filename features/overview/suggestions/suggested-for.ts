import { listOf, type VendorsSearch } from '#features/magazine/vendors/vendors-search.ts'
import { type PlaceName, places } from '#features/magazine/vendors/places.ts'

interface Couple {
  date: string | null
  place: string
  guests: number | null
  style: string
  style_quiz: { first: string; second: string | null } | null
}

/** Their words for a style, where the directory has others. */
const styles: Readonly<Record<string, string>> = {
  garden: 'romantic,whimsical',
  formal: 'black-tie,classic',
  wild: 'bohemian,rustic',
}

/** What the directory is asked for a couple: their place, day, style and heads, and what they planned for that service. */
export function searchFor({ date, place, guests, style, style_quiz }: Couple, planned: number | undefined): VendorsSearch {
  const near = (Object.keys(places) as PlaceName[]).find((name) =>
    [places[name].title, places[name].town].some((words) => place.toLowerCase().includes(words.toLowerCase())),
  )
  const liked = style_quiz ? [style_quiz.first, style_quiz.second ?? ''].join(',') : (styles[style] ?? style)
  return {
    ...(near && { place: near }),
    ...(date && { date }),
    ...(guests && { guests }),
    ...(liked && { styles: listOf(liked).join(',') }),
    ...(planned && { sum: (planned / 100).toFixed(2) }),
  }
}
