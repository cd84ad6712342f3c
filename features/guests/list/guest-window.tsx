import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { GuestRow } from './guest-row.tsx'
import { type GuestRows, PlainRows } from './guest-rows.tsx'

/** In rem, as guest-window.css has them, on a desk and on a phone. */
const heights = { desk: 3, phone: 3.75 }
const beyond = 6

/**
 * Of thousands of rows those in sight. A row that leaves at one end comes back at the other with somebody else, and while
 * one scrolls it keeps its place in the document, because moving costs more than writing; at rest they stand in order.
 */
export function WindowRows(rows: GuestRows) {
  return useIsPrinted() ? <PlainRows {...rows} /> : <RowsInSight {...rows} />
}

function RowsInSight({ guests, runs, selected, opened, from, ...row }: GuestRows) {
  const body = useRef<HTMLTableSectionElement>(null)
  const { top, height } = useMeasures(body)
  // The same function from render to render, or all thousands are measured anew at each.
  const estimateSize = useCallback(() => height, [height])
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler, which it does not suit, is not used here
  const rows = useWindowVirtualizer({
    count: guests.length,
    estimateSize,
    scrollMargin: top,
    overscan: beyond,
    useFlushSync: false,
  })
  const places = Math.ceil((rows.scrollRect?.height ?? 0) / height) + 2 * beyond + 2
  const placeOf = ({ index }: { index: number }) => index % places
  const inOrder = rows.getVirtualItems()
  const shown = rows.isScrolling ? inOrder.toSorted((one, other) => placeOf(one) - placeOf(other)) : inOrder
  return (
    <tbody role="rowgroup" className="guest-window" ref={body} style={{ height: rows.getTotalSize() }}>
      {shown.map((item) => (
        <GuestRow
          {...row}
          key={placeOf(item)}
          guest={guests[item.index]!}
          place={from + item.index}
          offset={item.start - top}
          isSelected={selected.has(String(guests[item.index]!.id))}
          isOpen={guests[item.index]!.id === opened}
          {...runs[item.index]!}
        />
      ))}
    </tbody>
  )
}

/** Paper shows all of them, from the moment before it is printed. */
function useIsPrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinted(true))
    const end = () => setPrinted(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinted
}

/** Where the rows begin on the page, and how high each is at the reader's size of type. */
function useMeasures(body: { current: HTMLElement | null }): { top: number; height: number } {
  const [measures, setMeasures] = useState({ top: 0, height: heights.desk * 16 })
  useLayoutEffect(() => {
    const phone = matchMedia('(max-width: 767px)')
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const top = (body.current?.getBoundingClientRect().top ?? 0) + scrollY
      setMeasures({ top, height: (phone.matches ? heights.phone : heights.desk) * rem })
    }
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [body])
  return measures
}
