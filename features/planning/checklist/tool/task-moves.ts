import { type KeyboardEvent, type PointerEvent as ReactPointerEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { t } from '#web/text/text.ts'
import { grabbed } from './task-drag.ts'
import type { Month } from './months.ts'
import { dropped, type Move, stepped } from './moves.ts'

export interface TaskMoves {
  step: (id: number, step: -1 | 1) => void
  onKey: (event: KeyboardEvent<HTMLButtonElement>) => void
  onGrab: (event: ReactPointerEvent<HTMLButtonElement>) => void
}

/** Tasks change places by keys, by menu and by hand; what happened is said for who can't see it. */
export function useTaskMoves(months: readonly Month[], move: (move: Move) => void): { moves: TaskMoves; said: string } {
  const [said, setSaid] = useState('')
  const now = useRef({ months, move })
  useEffect(() => {
    now.current = { months, move }
  }, [months, move])

  const step = useCallback((id: number, by: -1 | 1) => {
    const change = stepped(now.current.months, id, by)
    if (!change) return setSaid(t(by < 0 ? 'checklist.is_first' : 'checklist.is_last'))
    flushSync(() => {
      now.current.move(change)
      setSaid(t('checklist.moved', { n: change.ids.indexOf(id) + 1, of: change.ids.length }))
    })
    // The row stands elsewhere in the document now, perhaps in another month; the next key may come before the next frame.
    focusGrip(id)
    requestAnimationFrame(() => focusGrip(id))
  }, [])

  const moves = useMemo(
    () => ({
      step,
      onKey: (event: KeyboardEvent<HTMLButtonElement>) => {
        const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
        if (by === undefined) return
        event.preventDefault()
        step(Number(event.currentTarget.dataset['grip']), by)
      },
      onGrab: (event: ReactPointerEvent<HTMLButtonElement>) => {
        if (event.button !== 0) return
        const id = Number(event.currentTarget.dataset['grip'])
        grabbed(event.currentTarget, event.nativeEvent, (target, isAfter) => {
          const change = dropped(now.current.months, id, target, isAfter)
          if (change) now.current.move(change)
        })
      },
    }),
    [step],
  )
  return { moves, said }
}

function focusGrip(id: number): void {
  document.querySelector<HTMLElement>(`[data-grip="${id}"]`)?.focus()
}
