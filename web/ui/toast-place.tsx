import { type JSX, lazy, Suspense, useSyncExternalStore } from 'react'
import { hasToasts, onToasts } from './toast.ts'

/** Without a line it may not come; then nothing is said, and the page stays. */
const ToastList = lazy<() => JSX.Element | null>(async () => {
  try {
    return { default: (await import('./toast-list.tsx')).ToastList }
  } catch {
    return { default: () => null }
  }
})

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
