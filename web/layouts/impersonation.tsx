import { type ComponentProps, lazy, Suspense } from 'react'
import type * as Loaded from './impersonation-bar.tsx'

/** Hardly anybody needs it, so a browser fetches it when somebody does; a page is rendered with it in one go. */
const parts = import.meta.env.SSR ? await import('./impersonation-bar.tsx') : undefined
const Bar = parts?.ImpersonationBar ?? lazy(async () => ({ default: (await import('./impersonation-bar.tsx')).ImpersonationBar }))
const Stop = parts?.StopImpersonating ?? lazy(async () => ({ default: (await import('./impersonation-bar.tsx')).StopImpersonating }))

export function ImpersonationBar(props: ComponentProps<typeof Loaded.ImpersonationBar>) {
  return (
    <Suspense>
      <Bar {...props} />
    </Suspense>
  )
}

export function StopImpersonating(props: ComponentProps<typeof Loaded.StopImpersonating>) {
  return (
    <Suspense>
      <Stop {...props} />
    </Suspense>
  )
}
