import type { ReactNode } from 'react'
import { BackLink } from './back-link.tsx'

/** The top of the content layout: a way back, the title, and the page's own icons. */
export function ContentHeader({ title, back, children }: { title: string; back: string; children?: ReactNode }) {
  return (
    <header className="content-header">
      <BackLink to={back} />
      <h1>{title}</h1>
      {children}
    </header>
  )
}
