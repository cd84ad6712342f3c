import { findMaster, readMasters } from '#art/masters.ts'
import { parts } from '#art/parts.ts'
import { readShipped } from '#server/shipped.ts'
import type { DrawnImage, TermTitle } from './load-rows.server.ts'

/** Every master that pieces may name, and every detail of it, as it is shown. */
export function drawnImages(): DrawnImage[] {
  const masters = readMasters()
  return [...masters.values()].flatMap(({ name, words }) =>
    Object.keys(parts).flatMap((part) => {
      const drawn = findMaster(masters, part === 'whole' ? name : `${name}--${part}`)
      if (!drawn) return []
      const { hash, width, height, colour } = drawn
      return [{ words, part, image: { name: drawn.name, hash, width, height, colour } }]
    }),
  )
}

interface Taxonomy {
  slug: string
  to: string | null
  terms: { id: number; slug: string; title: string }[]
}

/** What the terms that ship are called, and where they lead. */
export function termTitles(): TermTitle[] {
  return (readShipped('taxonomies.json') as Taxonomy[]).flatMap(({ slug: taxonomy, to, terms }) =>
    terms.map(({ id, slug, title }, position) => ({ taxonomy, term: slug, id, title, url: to && to.replace('{slug}', slug), position })),
  )
}
