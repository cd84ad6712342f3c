import { unsentPrefix } from './whose-header.ts'

/** What was written without a line, until the server has it: one cache for each person, which the worker takes away with what it kept for them. */
export interface Unsent {
  /** The server writes it once under this name, however often it comes. */
  client_id: string
  /** Of the call that takes it. */
  path: string
  words: string
  at: string
  /** Why it will never be taken. */
  refused?: string
}

/** Whether it is kept; where nothing can be, it stays in its field as before. */
export async function keepUnsent(whose: number, unsent: Unsent): Promise<boolean> {
  try {
    await (await caches.open(unsentPrefix + whose)).put(placeOf(unsent), new Response(JSON.stringify(unsent)))
    tell()
    return true
  } catch {
    return false
  }
}

/** From the oldest to the newest. */
export async function unsentOf(whose: number): Promise<Unsent[]> {
  if (!('caches' in globalThis) || !(await caches.has(unsentPrefix + whose))) return []
  const cache = await caches.open(unsentPrefix + whose)
  const all = await Promise.all((await cache.keys()).map(async (place) => (await (await cache.match(place))?.json()) as Unsent | undefined))
  return all.filter((one) => one !== undefined).toSorted((one, other) => one.at.localeCompare(other.at))
}

export async function dropUnsent(whose: number, unsent: Pick<Unsent, 'client_id'>): Promise<void> {
  if (!('caches' in globalThis) || !(await caches.has(unsentPrefix + whose))) return
  const cache = await caches.open(unsentPrefix + whose)
  await cache.delete(placeOf(unsent))
  if ((await cache.keys()).length === 0) await caches.delete(unsentPrefix + whose)
  tell()
}

/** Tells every open page of this browser, this one among them. */
export function followUnsent(hear: () => void): () => void {
  const channel = new BroadcastChannel(unsentPrefix)
  channel.addEventListener('message', hear)
  return () => channel.close()
}

function tell(): void {
  const channel = new BroadcastChannel(unsentPrefix)
  channel.postMessage('changed')
  channel.close()
}

function placeOf({ client_id }: Pick<Unsent, 'client_id'>): string {
  return `/unsent/${client_id}`
}
