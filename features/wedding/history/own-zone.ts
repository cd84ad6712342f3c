import { useSyncExternalStore } from 'react'
import { ownZone } from '#features/account/sign-in/own-zone.ts'

/** The zone in which the visitor's clock hangs; the server, which does not know it, tells the time of none. */
export function useZone(): string {
  return useSyncExternalStore(neverTold, ownZone, () => 'UTC')
}

function neverTold() {
  return () => {}
}
