import { Fragment, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { BoardItem } from '../board-shapes.ts'
import { columnsOf } from './wall-columns.ts'

/** What of a board is here. */
export interface Held {
  items: readonly BoardItem[]
  /** So many stand before them. */
  before: number
  total: number
  hasMore: boolean
  /** Has the thing at this place come. */
  reach: (nth: number) => void
}

interface Props {
  held: Held
  children: (item: BoardItem) => ReactNode
}

/** So many stand together; of a long wall only the parts near the window are in the document. Pages are whole parts. */
const together = 50

export function BoardWall({ held: { items, before, total, hasMore, reach }, children }: Props) {
  const n = useColumns()
  const end = before + items.length
  // What was here once keeps its place.
  const [farthest, setFarthest] = useState(end)
  if (end > farthest) setFarthest(end)
  const places = Math.max(end, Math.min(farthest, total))
  const parts = Array.from({ length: Math.ceil(places / together) }, (_, nth) => nth * together)
  return (
    <div className="board-wall">
      {parts.map((at) => (
        <WallPart
          key={at}
          items={items.slice(Math.max(0, at - before), Math.max(0, at + together - before))}
          columns={n}
          isFirst={at === 0}
          onAway={() => reach(at)}
          tile={children}
        />
      ))}
      {hasMore && places === end && <End key={end} onSeen={() => reach(end)} />}
    </div>
  )
}

interface PartProps {
  items: readonly BoardItem[]
  columns: number
  isFirst: boolean
  /** It is near, and what stands there is not here. */
  onAway: () => void
  tile: (item: BoardItem) => ReactNode
}

/** Far from the window it is a place of its height, and nothing else. */
function WallPart({ items, columns, isFirst, onAway, tile }: PartProps) {
  const place = useRef<HTMLDivElement>(null)
  const [{ isNear, height }, setPlace] = useState({ isNear: isFirst, height: 1_200 })
  const isHere = items.length > 0
  useEffect(() => {
    const watching = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        const { isIntersecting, boundingClientRect } = entry
        const hasFocus = place.current?.contains(document.activeElement) ?? false
        const isShown = place.current?.firstElementChild !== null
        setPlace((was) => ({ isNear: isIntersecting || hasFocus, height: isShown ? boundingClientRect.height : was.height }))
      },
      { rootMargin: '1200px 0px' },
    )
    if (place.current) watching.observe(place.current)
    return () => watching.disconnect()
  }, [])
  useEffect(() => {
    if (isNear && !isHere) onAway()
  }, [isNear, isHere, onAway])
  return (
    <div ref={place} className="wall-part" style={isNear && isHere ? undefined : { minHeight: height }}>
      {isNear &&
        columnsOf(items, columns).map((column) => (
          <div key={column[0]?.id ?? 0} className="wall-column">
            {column.map((item) => (
              <Fragment key={item.id}>{tile(item)}</Fragment>
            ))}
          </div>
        ))}
    </div>
  )
}

function End({ onSeen }: { onSeen: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const watching = new IntersectionObserver(([entry]) => entry?.isIntersecting && onSeen(), { rootMargin: '1600px 0px' })
    if (place.current) watching.observe(place.current)
    return () => watching.disconnect()
  }, [onSeen])
  return <div ref={place} className="wall-end" />
}

/** The server knows no window; a narrow one puts its four columns into two rows until the page is alive. */
function useColumns(): number {
  return useSyncExternalStore(
    onWidth,
    () => (matchMedia(wide).matches ? 4 : matchMedia(middle).matches ? 3 : 2),
    () => 4,
  )
}

const wide = '(min-width: 1180px)'
const middle = '(min-width: 768px)'

function onWidth(tell: () => void): () => void {
  const queries = [matchMedia(wide), matchMedia(middle)]
  for (const query of queries) query.addEventListener('change', tell)
  return () => {
    for (const query of queries) query.removeEventListener('change', tell)
  }
}
