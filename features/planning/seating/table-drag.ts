import { type PointerEvent, useRef, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { room } from './chair-places.ts'
import type { SeatingTable } from './contract.ts'

interface Point {
  x: number
  y: number
}

/** A table that a mouse takes elsewhere; by keys it moves in its form. */
export function useTableDrag({ id, version, name }: SeatingTable, at: Point) {
  const { once } = useActs()
  const began = useRef<Point>(undefined)
  const [moved, setMoved] = useState<Point>()

  function onPointerDown(event: PointerEvent<SVGGElement>) {
    if (event.pointerType !== 'mouse' || event.button !== 0) return
    began.current = pointIn(event)
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  function onPointerMove(event: PointerEvent<SVGGElement>) {
    if (!began.current) return
    const now = pointIn(event)
    setMoved({ x: at.x + now.x - began.current.x, y: at.y + now.y - began.current.y })
  }
  function onPointerUp() {
    const end = moved
    began.current = undefined
    if (!end) return
    const share = (value: number, all: number) => Math.round(Math.min(1, Math.max(0, value / all)) * 1000)
    const place = { x: share(end.x, room.width), y: share(end.y, room.height) }
    void once(async (act) => {
      await api.seating.change_table.call({ id, version, act, ...place })
      return t('seating.moved', { name })
    }).then(async ({ fresh }) => {
      await fresh
      setMoved(undefined)
    })
  }
  return { place: moved ?? at, onPointerDown, onPointerMove, onPointerUp }
}

/** Where the pointer is, as the room is drawn. */
function pointIn({ clientX, clientY, currentTarget }: PointerEvent<SVGGElement>): Point {
  const matrix = currentTarget.ownerSVGElement?.getScreenCTM()?.inverse()
  return new DOMPoint(clientX, clientY).matrixTransform(matrix)
}
