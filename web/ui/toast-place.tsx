import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toasts } from './toast.ts'

const ToastList = lazy(async () => ({ default: (await import('./toast-list.tsx')).ToastList }))

/** Where toasts appear, above every page; what shows them is fetched with the first one. */
export function ToastPlace() {
  const hasToasts = useSyncExternalStore(
    follow,
    () => toasts.visibleToasts.length > 0,
    () => false,
  )
  if (!hasToasts) return null
  return (
    <Suspense fallback={null}>
      <ToastList />
    </Suspense>
  )
}

function follow(listener: () => void): () => void {
  return toasts.subscribe(listener)
}
