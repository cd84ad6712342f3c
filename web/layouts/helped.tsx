import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { Visitor } from '../visitor.ts'
import { accountMenuId } from './account-menu-id.ts'

const HelpedWeddings = lazy(async () => ({ default: (await import('./helped-weddings.tsx')).HelpedWeddings }))

/** The weddings of others in the account menu, fetched when it is opened, be it before this came to life. */
export function Helped({ visitor }: { visitor: NonNullable<Visitor> }) {
  const isOpen = useSyncExternalStore(onToggle, isMenuOpen, () => false)
  return (
    isOpen && (
      <Suspense>
        <HelpedWeddings visitor={visitor} />
      </Suspense>
    )
  )
}

function isMenuOpen(): boolean {
  return document.getElementById(accountMenuId)?.matches(':popover-open') ?? false
}

function onToggle(tell: () => void): () => void {
  document.addEventListener('toggle', tell, true)
  return () => document.removeEventListener('toggle', tell, true)
}
