import { useEffect, useRef, useState } from 'react'

/** How an image comes: asked for before it is in sight, once more when it fails, and then no more. */
export function useLoading() {
  const image = useRef<HTMLImageElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [failures, setFailures] = useState(0)
  const onError = () => setFailures(attempt + 1)

  useEffect(() => {
    // It may have failed before this script could hear of it.
    if (image.current && isBroken(image.current)) setFailures(1)
  }, [])

  useEffect(() => {
    if (failures !== 1) return undefined
    const waiting = setTimeout(() => setAttempt(1), pause)
    return () => clearTimeout(waiting)
  }, [failures])

  useEffect(() => (image.current ? askWhenNear(image.current) : undefined), [])

  return { image, attempt, isMissing: failures > 1, onError }
}

/** What the server says to whoever comes when too many wait. */
const pause = 2_000

function isBroken(image: HTMLImageElement): boolean {
  return image.complete && image.naturalWidth === 0
}

/** Browsers differ in how early they ask for a lazy image; this is 1.3 windows before it is seen. */
function askWhenNear(image: HTMLImageElement): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      image.loading = 'eager'
      observer.disconnect()
    },
    { rootMargin: '130% 0px' },
  )
  observer.observe(image)
  return () => observer.disconnect()
}
