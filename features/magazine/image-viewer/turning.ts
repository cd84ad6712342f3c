import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

interface Ways {
  previous: string | undefined
  next: string | undefined
  close: string
}

/** How far a finger goes before it turns the page. */
const swipe = 48

/** Turns pictures by the arrow keys and by swiping over the place that it gives, and closes by Escape. */
export function useTurning({ previous, next, close }: Ways): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const go = (to: string | undefined, replace: boolean) => {
      if (to) void navigate({ to, replace, resetScroll: !replace })
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (event.key === 'ArrowLeft') go(previous, true)
      if (event.key === 'ArrowRight') go(next, true)
      if (event.key === 'Escape') go(close, false)
    }
    let from: Touch | undefined
    const onStart = ({ touches }: TouchEvent) => {
      from = touches.length === 1 ? touches[0] : undefined
    }
    const onEnd = ({ changedTouches: [to] }: TouchEvent) => {
      if (!from || !to) return
      const [along, across] = [to.clientX - from.clientX, to.clientY - from.clientY]
      if (Math.abs(along) > swipe && Math.abs(along) > 2 * Math.abs(across)) go(along > 0 ? previous : next, true)
    }
    const stage = place.current
    addEventListener('keydown', onKey)
    stage?.addEventListener('touchstart', onStart, { passive: true })
    stage?.addEventListener('touchend', onEnd, { passive: true })
    return () => {
      removeEventListener('keydown', onKey)
      stage?.removeEventListener('touchstart', onStart)
      stage?.removeEventListener('touchend', onEnd)
    }
  }, [previous, next, close, navigate])
  return place
}
