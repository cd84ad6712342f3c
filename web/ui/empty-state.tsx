import type { ReactNode } from 'react'

interface Props {
  /** A spot drawing of 180 px; it tells nothing that the words don't. */
  picture?: ReactNode
  fact: string
  hint: string
  /** One button. */
  children?: ReactNode
}

export function EmptyState({ picture, fact, hint, children }: Props) {
  return (
    <section className="empty-state">
      {picture && (
        <div className="empty-picture" aria-hidden="true">
          {picture}
        </div>
      )}
      <h2>{fact}</h2>
      <p>{hint}</p>
      {children}
    </section>
  )
}
