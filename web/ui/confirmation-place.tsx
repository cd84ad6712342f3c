import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentConfirmation, onConfirmation } from './confirmation.ts'

const ConfirmationDialog = lazy(async () => ({ default: (await import('./confirmation-dialog.tsx')).ConfirmationDialog }))

/** Where the questions of `confirm` appear; what shows them is fetched with the first one. */
export function ConfirmationPlace() {
  const asked = useSyncExternalStore(onConfirmation, currentConfirmation, () => null)
  if (!asked) return null
  return (
    <Suspense fallback={null}>
      <ConfirmationDialog key={asked.number} confirmation={asked.confirmation} isOpen={asked.isOpen} />
    </Suspense>
  )
}
