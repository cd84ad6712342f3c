/** Titles on the checklist of whoever is signed in, for all tasks of a page; undefined until one of them asked. */
let known: ReadonlySet<string> | undefined
let asking: Promise<void> | undefined
const listeners = new Set<() => void>()

export function onTaken(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function isTaken(title: string): boolean {
  return known?.has(title) ?? false
}

/** Once for all tasks of a page. */
export function askTaken(): Promise<void> {
  return (asking ??= readTaken().catch(() => {
    asking = undefined
  }))
}

export async function readTaken(): Promise<void> {
  const { api } = await import('#web/client/api.ts')
  const titles = new Set<string>()
  for (let page = 1, last = 1; page <= last; page++) {
    const { data, meta } = await api.user_checklist_items.list.call({ page, per_page: 100 }, { context: { is_quiet: true } })
    for (const { title } of data) titles.add(title)
    last = meta.last_page
  }
  known = titles
  for (const listener of listeners) listener()
}
