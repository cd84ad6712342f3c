import { every, type Selection } from './selection.ts'

export type Titles = Readonly<Record<string, Readonly<Record<string, string>>>>

/** `Fall, Modern or Rustic`: what a choice is called; without any it is empty. */
export function titleOf(selection: Selection, titles: Titles): string {
  return Object.entries(selection)
    .map(([taxonomy, terms]) => terms.map((term) => titles[taxonomy]?.[term] ?? term).join(taxonomy === every ? ' and ' : ' or '))
    .filter(Boolean)
    .join(', ')
    .replaceAll(/(?<=, | or )Under /g, 'under ')
}
