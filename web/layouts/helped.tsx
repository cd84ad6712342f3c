import { lazy, Suspense, useEffect, useState } from 'react'
import type { Visitor } from '../visitor.ts'
import { accountMenuId } from './account-menu-id.ts'

const HelpedWeddings = lazy(async () => ({ default: (await import('./helped-weddings.tsx')).HelpedWeddings }))

/** The weddings of others in the account menu, fetched when it is first opened. */
export function Helped({ visitor }: { visitor: NonNullable<Visitor> }) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const open = ({ target }: Event) => (target as Element).id === accountMenuId && setOpen(true)
    document.addEventListener('toggle', open, true)
    return () => document.removeEventListener('toggle', open, true)
  }, [])
  return (
    isOpen && (
      <Suspense>
        <HelpedWeddings visitor={visitor} />
      </Suspense>
    )
  )
}
