import type { Find } from '#web/menus/finds.ts'
import type { Found } from './contract.ts'
import type { Kind } from './kinds.ts'

/** What was found of one kind: things of a wedding, or pages. */
export type Group = { kind: Kind; total: number; finds: readonly Found[] } | { kind: 'page'; total: number; finds: readonly Find[] }

/** So many of each kind stand together, and so many on a page of one kind. */
export const foundOf = 6
export const allOf = 30
