import { useEffect, useRef, useState } from 'react'

const leastMilliseconds = 200

/** Whether a skeleton is still to be seen: once shown it stays long enough not to flicker, and it never holds up what it never stood for. */
export function useLeastTime(isLoading: boolean): boolean {
  const shownAt = useRef(0)
  const [wasLoading, setWasLoading] = useState(isLoading)
  const [isHeld, setIsHeld] = useState(isLoading)
  if (isLoading !== wasLoading) {
    setWasLoading(isLoading)
    if (isLoading) setIsHeld(true)
  }
  useEffect(() => {
    if (isLoading) {
      shownAt.current = performance.now()
      return
    }
    if (!isHeld) return
    const left = leastMilliseconds - (performance.now() - shownAt.current)
    const timer = setTimeout(() => setIsHeld(false), Math.max(0, left))
    return () => clearTimeout(timer)
  }, [isLoading, isHeld])
  return isLoading || isHeld
}
