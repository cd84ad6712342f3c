import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import type { MenuEntry } from './menu-list.tsx'

const loadList = () => import('./menu-list.tsx')
const MenuList = lazy(async () => ({ default: (await loadList()).MenuList }))

/** Three dots at the end of a row. A page full of them stays light: the list itself is fetched when a hand comes near. */
export function RowMenu({ label, entries }: { label: string; entries: readonly MenuEntry[] }) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setIsOpen(true)
  }
  return (
    <>
      <button
        className="row-menu"
        type="button"
        ref={button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        onKeyDown={openByArrow}
        onPointerEnter={loadList}
        onFocus={loadList}
      >
        <Icon name="dots-three" />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <MenuList label={label} entries={entries} button={button} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
