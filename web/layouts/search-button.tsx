import { lazy, Suspense, useEffect, useState } from 'react'
import { isSearchKey } from '../menus/search-key.ts'
import { t } from '../text/text.ts'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import type { Visitor } from '../visitor.ts'

/** Opens the search, which is fetched by the first who does that; without script a way to its page. */
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
      <Link className="header-button search-link" to="/search" aria-label={t('menu.search')}>
        <Icon name="magnifying-glass" />
      </Link>
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
