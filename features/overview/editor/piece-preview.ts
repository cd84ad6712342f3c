import { useEffect, useRef, useState } from 'react'
import type { Piece } from '#features/magazine/content/contract.ts'
import { api } from '#web/client/api.ts'
import type { Edited, Said } from './piece-shapes.ts'

export interface Previewed {
  piece: Piece
  errors: Record<string, string[]>
  missing: string[]
}

const pause = 400

/** The piece as the server would show it, a moment after it was typed. While its text can't be read, the one before stays. */
export function usePreview({ type }: Pick<Edited, 'type'>, mine: Said): Previewed | undefined {
  const [shown, setShown] = useState<Previewed>()
  const asked = useRef(0)
  useEffect(() => {
    const nth = ++asked.current
    const timer = setTimeout(
      async () => {
        const { slug = '', ...said } = mine
        const { data, errors, missing } = await api.editor.preview
          .call({ type, slug, said })
          .catch(() => ({ data: undefined, errors: {}, missing: [] }))
        if (nth !== asked.current || !data) return
        setShown((before) => ({ piece: data.tree === null && before ? { ...data, tree: before.piece.tree } : data, errors, missing }))
      },
      asked.current === 1 ? 0 : pause,
    )
    return () => clearTimeout(timer)
  }, [type, mine])
  return shown
}
