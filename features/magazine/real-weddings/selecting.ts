import { filters, type Selection, type WeddingsSearch } from './selection.ts'

/** What stands in the path and in the query, together. */
export function selectionOf(search: WeddingsSearch, path?: { taxonomy: string; term?: string | undefined }): Selection {
  const asked = filters.flatMap(({ name, taxonomy }) => {
    const terms = [...new Set((search[name] ?? '').split(',').filter((term) => slug.test(term)))]
    return terms.length > 0 ? [[taxonomy, terms] as const] : []
  })
  const selection: Record<string, readonly string[]> = Object.fromEntries(asked)
  if (!path) return selection
  const { taxonomy, term } = path
  return { ...selection, [taxonomy]: [...new Set([...(term ? [term] : []), ...(selection[taxonomy] ?? [])])] }
}

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The selection with a term added, or without it where it is chosen. */
export function toggled(selection: Selection, taxonomy: string, term: string): Selection {
  const terms = selection[taxonomy] ?? []
  const left = terms.includes(term) ? terms.filter((one) => one !== term) : [...terms, term]
  return left.length > 0 ? { ...selection, [taxonomy]: left } : without(selection, taxonomy)
}

export function without(selection: Selection, taxonomy: string): Selection {
  return Object.fromEntries(Object.entries(selection).filter(([name]) => name !== taxonomy))
}

/** As the call for lists takes it. */
export function termsOf(selection: Selection): string {
  return Object.entries(selection)
    .flatMap(([taxonomy, terms]) => (terms.length > 0 ? terms.map((term) => `${taxonomy}/${term}`) : [taxonomy]))
    .join()
}
