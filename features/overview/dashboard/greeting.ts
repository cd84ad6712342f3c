import { useSyncExternalStore } from 'react'

type Greeting = 'morning' | 'afternoon' | 'evening'

/** By the visitor's clock; by that of the couple's zone as long as the page has no script. */
export function useGreeting(serverHour: number): Greeting {
  const hour = useSyncExternalStore(neverTold, ownHour, () => serverHour)
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}

/** The hour that it is in a zone. */
export function hourIn(timeZone: string, now: Date): number {
  return Number(now.toLocaleString('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }))
}

function neverTold() {
  return () => {}
}

function ownHour(): number {
  return new Date().getHours()
}
