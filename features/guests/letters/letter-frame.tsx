import { useEffect, useRef } from 'react'

interface Props {
  html: string
  title: string
}

/**
 * The very bytes of a letter, without script and as high as it is, so that no part of it is out of sight. It is of this
 * origin, so that browsers draw it also before it is in sight. Its links lead nowhere from here.
 */
export function LetterFrame({ html, title }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (!frame.current) return
    fit(frame.current)
    const watch = new ResizeObserver(([entry]) => entry?.target instanceof HTMLIFrameElement && fit(entry.target))
    watch.observe(frame.current)
    return () => watch.disconnect()
  }, [])
  return (
    <iframe
      ref={frame}
      sandbox="allow-same-origin"
      srcDoc={html.replace('<head>', '<head><base target="_blank">')}
      title={title}
      onLoad={({ currentTarget }) => fit(currentTarget)}
    />
  )
}

/** A letter that is shown narrower needs more height for the same words. */
function fit(frame: HTMLIFrameElement): void {
  const height = frame.contentDocument?.body?.offsetHeight
  if (height) frame.style.height = `${height}px`
}
