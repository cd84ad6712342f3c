import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Gives the focus back to what was pressed last: on the way to a page that sends elsewhere the router hides it, and it is lost. */
export function useOpener(): () => void {
  const router = useRouter()
  const opener = useRef<Element>(null)
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', () => {
        const { activeElement } = document
        if (activeElement !== document.body && !activeElement?.closest('dialog')) opener.current = activeElement
      }),
    [router],
  )
  return () => {
    const isLost = document.activeElement === document.body || document.activeElement?.closest('dialog')
    if (isLost && opener.current instanceof HTMLElement) opener.current.focus()
  }
}
