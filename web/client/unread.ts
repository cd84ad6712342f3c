import { useSyncExternalStore } from 'react'

let unread = 0
const listeners = new Set<() => void>()

/** What fetches the notifications comes late and apart; what says how many there are was there before. */
export function setUnread(n: number): void {
  unread = n
  for (const listener of listeners) listener()
}

export function useUnread(): number {
  return useSyncExternalStore(subscribe, () => unread, none)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const none = () => 0
