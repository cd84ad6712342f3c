import { useEffect } from 'react'

/** Loads the script that the operator named for these pages; where it doesn't come, the page goes on without it. */
export function RegistryScript({ src }: { src: string | null }) {
  useEffect(() => {
    if (src === null || document.querySelector(`script[src="${CSS.escape(src)}"]`)) return
    const script = Object.assign(document.createElement('script'), { src, async: true })
    script.addEventListener('error', () => console.info(`The registry script did not load: ${src}`))
    document.head.append(script)
  }, [src])
  return null
}
