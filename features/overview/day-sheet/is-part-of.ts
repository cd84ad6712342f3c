import type { Item } from './sheet-shapes.ts'

/** Whether a line is somebody’s part: what is for planners alone is nobody else’s, whoever is named in it. */
export function isPartOf({ people, seen_by }: Pick<Item, 'people' | 'seen_by'>, id: number): boolean {
  return seen_by !== 'planners' && people.includes(id)
}
