import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Where it goes on, on a card that has nothing more to ask. */
export function LetterWay({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p className="account-form">
      <Link className="button main large" to={to}>
        {children}
      </Link>
    </p>
  )
}
