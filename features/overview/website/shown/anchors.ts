import type { ShownSection } from './contract.ts'

/** Where a section is on the page. */
export function anchorOf({ kind, id }: Pick<ShownSection, 'kind' | 'id'>): string {
  return `${kind}-${id}`
}

/** The first section of each kind, by which the menu leads there; pictures speak for themselves. */
export function firstOfEach(sections: readonly Pick<ShownSection, 'kind' | 'id'>[]) {
  return sections.flatMap(({ id, kind }, nth) =>
    kind === 'photos' || sections.findIndex((other) => other.kind === kind) < nth ? [] : [{ id, kind }],
  )
}
