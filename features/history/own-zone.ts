import { useSyncExternalStore } from 'react'

/** The zone in which the visitor's clock hangs; the server, which does not know it, tells the time of none. */
export function useZone(): string {
  return useSyncExternalStore(neverTold, ownZone, () => 'UTC')
}

function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

function neverTold() {
  return () => {}
}
