import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Place } from './selection.ts'

interface Props {
  place: Place
  children: ReactNode
  className?: string | undefined
  rel?: 'prev' | 'next'
  label?: string | undefined
  isCurrent?: boolean
}

/** Leads to a choice of weddings. */
export function PlaceLink({ place: { to, search }, children, className, rel, label, isCurrent = false }: Props) {
  return (
    <Link
      to={to}
      search={search}
      className={className}
      rel={rel}
      aria-label={label}
      aria-current={isCurrent ? 'true' : undefined}
      activeOptions={never}
    >
      {children}
    </Link>
  )
}

/** What is chosen is said by this link itself, not by the address that happens to be open. */
const never = { exact: true, includeSearch: true, includeHash: true }
