import type { SavedItem } from '../board-shapes.ts'

/** What whoever is signed in has saved, for all hearts of a page; undefined until one of them asked. */
let known: ReadonlyMap<number, SavedItem['places']> | undefined
let asking: Promise<void> | undefined
const listeners = new Set<() => void>()

export function onLoved(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function isLoved(id: number): boolean {
  return placesOf(id).length > 0
}

/** On which boards it stands. */
export function placesOf(id: number): SavedItem['places'] {
  return known?.get(id) ?? none
}

const none: SavedItem['places'] = []

/** Once for all hearts of a page. */
export function askLoved(): Promise<void> {
  return (asking ??= readLoved().catch(() => {
    asking = undefined
  }))
}

export async function readLoved(): Promise<void> {
  const { api } = await import('#web/client/api.ts')
  const { data } = await api.boards.saved.call({}, { context: { is_quiet: true } })
  known = new Map(data.map(({ content_id, places }) => [content_id, places]))
  for (const listener of listeners) listener()
}
