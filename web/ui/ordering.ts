import { type KeyboardEvent, type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { t } from '../text/text.ts'
import { type Axis, grabbed } from './order-drag.ts'
import { inOrder, moved } from './order-moved.ts'

interface Ordering<Item> {
  axis: Axis
  keyOf: (item: Item) => string
  /** Ends once what is given stands in that order, or never will. */
  keep: (keys: string[]) => Promise<unknown>
}

export type Grip = ReturnType<typeof useOrdering>['gripOf']

/** Things change places by keys and by hand; they stand there at once, are kept one after the other, and what happened is said. */
export function useOrdering<Item>(given: readonly Item[], { axis, keyOf, keep }: Ordering<Item>) {
  const [shown, setShown] = useState<string[]>()
  const [said, setSaid] = useState('')
  const line = useRef(Promise.resolve())
  const waiting = useRef(0)
  const latest = useRef(keep)
  useEffect(() => void (latest.current = keep))
  const items = shown ? inOrder(given, shown, keyOf) : given
  const keys = items.map(keyOf)

  function move(key: string, to: number): void {
    const order = moved(keys, key, to)
    if (!order) return setSaid(t(to < 0 ? 'order.is_first' : 'order.is_last'))
    flushSync(() => {
      setShown(order)
      setSaid(t('order.moved', { n: to + 1, of: keys.length }))
    })
    focusGrip(key)
    waiting.current++
    line.current = line.current.then(() => latest.current(order)).then(settle, settle)
  }

  function settle(): void {
    if (--waiting.current === 0) setShown(undefined)
  }

  const gripOf = (key: string) => ({
    'data-grip': key,
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      const by = steps[event.key]
      if (by === undefined) return
      event.preventDefault()
      move(key, keys.indexOf(key) + by)
    },
    onPointerDown: (event: ReactPointerEvent<HTMLButtonElement>) => {
      if (event.button !== 0) return
      grabbed(event.currentTarget, event.nativeEvent, axis, ({ key: other, isAfter }) => {
        const [from, at] = [keys.indexOf(key), keys.indexOf(other) + Number(isAfter)]
        move(key, at > from ? at - 1 : at)
      })
    },
  })
  return { items, said, gripOf }
}

const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** A button that was moved in the page has lost it. */
function focusGrip(key: string): void {
  const focus = () => document.querySelector<HTMLElement>(`[data-grip="${CSS.escape(key)}"]`)?.focus()
  focus()
  requestAnimationFrame(focus)
}
