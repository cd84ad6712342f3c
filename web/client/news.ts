import type { QueryClient } from '@tanstack/react-query'

/** Fetches all that is shown, once. What was told before is in it, and so is what will yet be told of these acts. */
export async function fetchAll(cache: QueryClient, ...acts: readonly string[]): Promise<void> {
  for (const act of acts) known.add(act)
  // What is on its way shows already, and what is fetched meanwhile would take it back; so it is put off.
  if (cache.isMutating() > 0) {
    hearNews(cache)
    return new Promise((done) => waiting.push(done))
  }
  clearTimeout(timer)
  const done = waiting.splice(0)
  await cache.invalidateQueries()
  for (const tell of done) tell()
}

/** A change was told. Many within a moment become one, and what this browser did itself is fetched already. */
export function hearNews(cache: QueryClient, act?: string): void {
  if (act !== undefined && known.has(act)) return
  clearTimeout(timer)
  timer = setTimeout(() => void fetchAll(cache), moment)
}

const moment = 150

/** Acts of this browser that came through: what they changed is fetched, or will be. */
const known = new Set<string>()

/** Who waits for a fetching that was put off. */
const waiting: (() => void)[] = []

let timer: ReturnType<typeof setTimeout> | undefined
