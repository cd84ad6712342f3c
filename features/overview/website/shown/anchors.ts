import type { ShownSection } from './contract.ts'

/** Where a section is on the page. */
export function anchorOf({ kind, id }: Pick<ShownSection, 'kind' | 'id'>): string {
  return `${kind}-${id}`
}

/** A title in one line, without what sets a part of it in italics. */
export function plainTitle(title: string): string {
  return title.replaceAll('*', '').trim()
}
