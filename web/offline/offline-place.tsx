import { type JSX, lazy, Suspense, useSyncExternalStore } from 'react'
import { asOfEvent, isFresh } from './as-of.ts'

const OfflineBar = lazy<() => JSX.Element | null>(async () => {
  try {
    return { default: (await import('./offline-bar.tsx')).OfflineBar }
  } catch {
    return { default: () => null }
  }
})

/** Marks pages that are older than now: there is no line to the server, or what is shown was kept. */
export function OfflinePlace() {
  const isNow = useSyncExternalStore(follow, isFresh, () => true)
  return (
    !isNow && (
      <Suspense>
        <OfflineBar />
      </Suspense>
    )
  )
}

const events = ['online', 'offline', asOfEvent]

function follow(tell: () => void): () => void {
  for (const event of events) addEventListener(event, tell)
  return () => {
    for (const event of events) removeEventListener(event, tell)
  }
}
