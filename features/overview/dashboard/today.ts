import { useSyncExternalStore } from 'react'
import { dayOf } from './day-count.ts'

/** The visitor's day; the server's as long as the page has no script. Whoever keeps it open over midnight reads the new day at the next visit. */
export function useToday(serverDay: string): string {
  return useSyncExternalStore(neverTold, ownDay, () => serverDay)
}

function neverTold() {
  return () => {}
}

function ownDay(): string {
  return dayOf(new Date())
}
