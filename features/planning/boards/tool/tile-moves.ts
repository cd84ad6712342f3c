import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, type PointerEvent as ReactPointerEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { enact } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import type { NamedBoard } from '../contract.ts'
import type { Held } from './board-wall.tsx'
import { grabbed } from './tile-drag.ts'
import { inOrder, movedTo } from './tile-order.ts'

/** Things change places by keys and by hand, and go to another board when they are let go over it; what happened is said. */
export function useTileMoves(board: { id: number; items_count: number }, held: Held, boards: readonly NamedBoard[]) {
  const { items: given, before } = held
  const cache = useQueryClient()
  const [said, setSaid] = useState('')
  const [shown, setShown] = useState<{ ids: readonly number[]; before: number }>()
  // Pages that came or went meanwhile stand as they are kept.
  const items = shown?.before === before ? inOrder(given, shown.ids) : given

  function move(id: number, to: number): void {
    const order = movedTo(items, id, to)
    if (!order) return setSaid(t(to < 0 ? 'boards.is_first' : 'boards.is_last'))
    flushSync(() => {
      setShown({ ids: order.all, before })
      setSaid(t('boards.moved', { n: before + to + 1, of: board.items_count }))
    })
    focusGrip(id)
    const settle = () => setShown(undefined)
    void enact(
      cache,
      async (act) => {
        await api.boards.reorder.call({ ids: order.changed, act })
        return undefined
      },
      { scope: `board ${board.id}` },
    ).then(({ fresh }) => fresh?.then(settle, settle))
  }

  function putOn(id: number, to: number): void {
    const name = boards.find((one) => one.id === to)?.name ?? ''
    if (to === board.id) return
    void enact(cache, async (act) => {
      await api.boards.change.call({ id, board_id: to, act })
      return t('love.put', { name })
    })
  }

  const placeOf = (id: number) => items.findIndex((item) => item.id === id)
  const moves = {
    onKey: (event: KeyboardEvent<HTMLButtonElement>) => {
      const by = steps[event.key]
      if (by === undefined) return
      event.preventDefault()
      const id = Number(event.currentTarget.dataset['grip'])
      move(id, placeOf(id) + by)
    },
    onGrab: (event: ReactPointerEvent<HTMLButtonElement>) => {
      if (event.button !== 0) return
      const id = Number(event.currentTarget.dataset['grip'])
      grabbed(event.currentTarget, event.nativeEvent, ({ board: to, tile, isAfter }) => {
        if (to !== undefined) return putOn(id, to)
        if (tile === undefined) return
        const [from, at] = [placeOf(id), placeOf(tile) + Number(isAfter)]
        move(id, at > from ? at - 1 : at)
      })
    },
  }
  return { items, moves, said }
}

const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

function focusGrip(id: number): void {
  document.querySelector<HTMLElement>(`[data-grip="${id}"]`)?.focus()
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-grip="${id}"]`)?.focus())
}
