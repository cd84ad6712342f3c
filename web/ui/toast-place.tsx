import { lazy, Suspense, useSyncExternalStore } from 'react'
import { hasToasts, onToasts } from './toast.ts'

const ToastList = lazy(async () => ({ default: (await import('./toast-list.tsx')).ToastList }))

/** Where toasts appear, above every page; what shows them is fetched with the first one. */
export function ToastPlace() {
  const isNeeded = useSyncExternalStore(onToasts, hasToasts, () => false)
  if (!isNeeded) return null
  return (
    <Suspense fallback={null}>
      <ToastList />
    </Suspense>
  )
}
