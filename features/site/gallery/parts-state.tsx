import type { ReactNode } from 'react'

/** One state of a part under its name. */
export function PartsState({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="parts-state">
      <p>{name}</p>
      {children}
    </div>
  )
}
