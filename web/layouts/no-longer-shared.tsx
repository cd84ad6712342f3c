import { lazy, Suspense } from 'react'

/** Hardly anybody comes to it, so a browser fetches it when somebody does; a page is rendered with it in one go. */
const Ended = import.meta.env.SSR
  ? (await import('./ended-page.tsx')).EndedPage
  : lazy(async () => ({ default: (await import('./ended-page.tsx')).EndedPage }))

/** Where a page was somebody's to see until the couple took it back. */
export function NoLongerShared({ data }: { data?: unknown }) {
  return (
    <Suspense>
      <Ended data={data} />
    </Suspense>
  )
}
