import type { BoardItem, Mark, PinnedNote } from '../board-shapes.ts'
import { sourceNamed } from './item-source.ts'

/** What is said of a thing to whoever is to make it so. */
export interface SaidOfIt {
  mark: Mark
  pinned: PinnedNote[]
}

/** What may be changed of it by hand. */
export function draftOf({ title, notes, author, licence, digital_source, mark, pinned }: BoardItem) {
  return { title, notes, author, licence, digital_source: sourceNamed(digital_source), mark, pinned }
}

/** A note without words is none. */
export function kept<Said extends SaidOfIt>(said: Said): Said {
  return { ...said, pinned: said.pinned.filter(({ words }) => words.trim() !== '') }
}
