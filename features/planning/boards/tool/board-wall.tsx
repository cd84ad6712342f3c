import { Fragment, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { BoardItem } from '../board-shapes.ts'
import { columnsOf } from './wall-columns.ts'

interface Props {
  items: readonly BoardItem[]
  /** Fetches what follows; undefined where that is all, or on its way. */
  more: (() => void) | undefined
  children: (item: BoardItem) => ReactNode
}

/** So many stand together; of a long wall only the parts near the window are in the document. */
const together = 48

export function BoardWall({ items, more, children }: Props) {
  const n = useColumns()
  const parts = Array.from({ length: Math.ceil(items.length / together) }, (_, nth) => items.slice(nth * together, (nth + 1) * together))
  return (
    <div className="board-wall">
      {parts.map((part, nth) => (
        // Parts follow from places: the first is always the first.
        // oxlint-disable-next-line react/no-array-index-key -- a part is known by its place
        <WallPart key={nth} items={part} columns={n} isFirst={nth === 0} tile={children} />
      ))}
      {more && <End key={items.length} onSeen={more} />}
    </div>
  )
}

interface PartProps {
  items: readonly BoardItem[]
  columns: number
  isFirst: boolean
  tile: (item: BoardItem) => ReactNode
}

/** Far from the window it is a place of its height, and nothing else. */
function WallPart({ items, columns, isFirst, tile }: PartProps) {
  const place = useRef<HTMLDivElement>(null)
  const [{ isNear, height }, setPlace] = useState({ isNear: isFirst, height: 1_200 })
  useEffect(() => {
    const watching = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        const { isIntersecting, boundingClientRect } = entry
        const hasFocus = place.current?.contains(document.activeElement) ?? false
        setPlace((was) => ({ isNear: isIntersecting || hasFocus, height: was.isNear ? boundingClientRect.height : was.height }))
      },
      { rootMargin: '1200px 0px' },
    )
    if (place.current) watching.observe(place.current)
    return () => watching.disconnect()
  }, [])
  return (
    <div ref={place} className="wall-part" style={isNear ? undefined : { minHeight: height }}>
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
