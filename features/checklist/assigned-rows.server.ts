import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import type { ChecklistItem } from './item-shapes.ts'

/** Nobody is told of what they took on themselves. */
export async function tellAssignees(_db: Db, _wedding: Wedding, _items: readonly ChecklistItem[]): Promise<void> {}
