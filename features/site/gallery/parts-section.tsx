import type { ReactNode } from 'react'

/** One kind of part, with its states side by side. */
export function PartsSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="parts-section">
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  )
}
