import { useEffect, useRef, useState } from 'react'
import { api } from '#web/client/api.ts'
import type { Editing } from '#web/client/editing.ts'
import type { Edited, Said } from './piece-shapes.ts'

/** Somebody who stops typing for so long has said something. */
const pause = 700

/** Keeps what is typed for whoever types it, on any device, until it is saved; a page that is left keeps it at once. */
export function useKeptPiece({ id, type }: Edited, { mine, isChanged, version }: Editing<Said>): { isKept: boolean | undefined } {
  const [isKept, setKept] = useState<boolean>()
  const name = id === 0 ? `new-${type}` : String(id)
  const waiting = useRef<() => void>(undefined)
  const wasChanged = useRef(false)

  useEffect(() => {
    if (!isChanged && !wasChanged.current) return
    wasChanged.current = isChanged
    const said = isChanged ? mine : {}
    const keep = () => {
      waiting.current = undefined
      clearTimeout(timer)
      api.editor.keep
        .call({ name, version: version === 0 ? null : version, said }, { context: { outlives_page: true } })
        .then(() => setKept(true))
        .catch(() => setKept(false))
    }
    const timer = setTimeout(keep, pause)
    waiting.current = keep
    return () => clearTimeout(timer)
  }, [mine, isChanged, name, version])

  useEffect(() => {
    const leave = () => waiting.current?.()
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
      leave()
    }
  }, [])

  return { isKept }
}
