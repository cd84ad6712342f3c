import { lazy, Suspense, useEffect, useState } from 'react'
import { isSearchKey } from '../search-key.ts'
import { t } from '../text/text.ts'
import { Icon } from '../ui/icon.tsx'
import type { Visitor } from '../visitor.ts'

/** Opens the search, which is fetched by the first who does that. */
export function SearchButton({ visitor }: { visitor: Visitor }) {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return
      event.preventDefault()
      setIsOpen(true)
    }
    addEventListener('keydown', open)
    return () => removeEventListener('keydown', open)
  }, [])
  return (
    <>
      <button
        className="header-button search-button"
        type="button"
        aria-label={t('menu.search')}
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="magnifying-glass" />
      </button>
      {isOpen && (
        <Suspense>
          <TypeAhead visitor={visitor} onClosed={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const TypeAhead = lazy(async () => ({ default: (await import('./type-ahead.tsx')).TypeAhead }))
