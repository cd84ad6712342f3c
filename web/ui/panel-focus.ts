import { type RefObject, useEffect, useState } from 'react'

type Place = RefObject<HTMLElement | null>

/** Takes the focus in when the panel opens, and gives it back to what opened it. */
export function useFocusReturn(place: Place): void {
  useEffect(() => {
    const opener = document.activeElement
    const panel = place.current
    panel?.querySelector<HTMLElement>('[role="dialog"]')?.focus({ preventScroll: true })
    return () => {
      // Somebody who works in the list beside it is not called back.
      const isElsewhere = document.activeElement !== document.body && !panel?.contains(document.activeElement)
      if (!isElsewhere && opener instanceof HTMLElement) opener.focus()
    }
  }, [place])
}

/** Where the panel covers the page, everything behind it is out of reach and doesn't scroll. Says whether that is so. */
export function useStillBehind(place: Place, isOver = false): boolean {
  const [isNarrow, setIsNarrow] = useState(false)
  const isModal = isOver || isNarrow
  useEffect(() => {
    const narrow = matchMedia('(max-width: 1259px)')
    const follow = () => setIsNarrow(narrow.matches)
    follow()
    narrow.addEventListener('change', follow)
    return () => narrow.removeEventListener('change', follow)
  }, [])
  useEffect(() => {
    if (!isModal || !place.current) return
    const stilled = othersThan(place.current)
    for (const element of stilled) element.inert = true
    const { style, clientWidth } = document.documentElement
    const { overflow, scrollbarGutter } = style
    if (innerWidth > clientWidth) style.scrollbarGutter = 'stable'
    style.overflow = 'hidden'
    return () => {
      for (const element of stilled) element.inert = false
      Object.assign(style, { overflow, scrollbarGutter })
    }
  }, [isModal, place])
  return isModal
}

/** The neighbours of the panel and of all it stands in; toasts float above it and stay in reach. */
function othersThan(panel: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = []
  for (let inside: HTMLElement | null = panel; inside && inside !== document.body; inside = inside.parentElement) {
    for (const other of inside.parentElement?.children ?? []) {
      const isFloating = other.matches('script, [data-react-aria-top-layer]') || other.querySelector('[data-react-aria-top-layer]')
      if (other !== inside && other instanceof HTMLElement && !other.inert && !isFloating) others.push(other)
    }
  }
  return others
}
