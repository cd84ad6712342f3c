import type { Find } from '#web/menus/finds.ts'
import type { Found } from './contract.ts'
import { leadsOn } from '#web/map/found-page.ts'
import type { FoundKind } from './contract.ts'

/** What was found of one kind; pages are known without asking too. */
export interface Group {
  kind: FoundKind['kind']
  total: number
  finds: readonly (Found | Find)[]
}

/** The groups of which something can be opened, with the pages that are known already; no page twice. */
export function groupsOf(data: readonly FoundKind[], known: readonly Find[]): Group[] {
  const there = data.map(({ kind, total, finds }) => ({ kind, total, finds: finds.filter(({ to }) => leadsOn(kind, to)) }))
  const named = new Set(there.flatMap(({ finds }) => finds.map(({ to }) => to)))
  const pages = known.filter(({ to }) => !named.has(to))
  const shown: Group[] = there.filter(({ kind, finds }) => kind !== 'page' && finds.length > 0)
  const own = there.find(({ kind }) => kind === 'page')
  if (pages.length + (own?.total ?? 0) > 0)
    shown.push({ kind: 'page', total: pages.length + (own?.total ?? 0), finds: [...pages, ...(own?.finds ?? [])] })
  return shown
}

/** So many of each kind stand together, and so many on a page of one kind. */
export const foundOf = 6
export const allOf = 30
