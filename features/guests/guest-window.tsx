import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { GuestRow } from './guest-row.tsx'
import type { GuestRows } from './guest-rows.tsx'

/** As tables.css has them, on a desk and on a phone. */
const heights = { desk: 48, phone: 60 }
const columns = 9

/** Of thousands of rows those in sight; the rest is room above and below, so that the page is as long as all of them. */
export function WindowRows({ guests, runs, selected, from, ...row }: GuestRows) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => setTop((body.current?.getBoundingClientRect().top ?? 0) + scrollY), [])
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler, which it does not suit, is not used here
  const rows = useWindowVirtualizer({
    count: guests.length,
    estimateSize: () => (matchMedia('(max-width: 767px)').matches ? heights.phone : heights.desk),
    getItemKey: (place) => guests[place]?.id ?? place,
    scrollMargin: top,
    overscan: 6,
  })
  const shown = rows.getVirtualItems()
  const above = (shown[0]?.start ?? top) - top
  const below = rows.getTotalSize() - ((shown.at(-1)?.end ?? top) - top)
  return (
    <tbody role="rowgroup" ref={body}>
      <Room height={above} />
      {shown.map(({ index }) => (
        <GuestRow
          {...row}
          key={guests[index]!.id}
          guest={guests[index]!}
          place={from + index}
          isSelected={selected.has(String(guests[index]!.id))}
          {...runs[index]!}
        />
      ))}
      <Room height={below} />
    </tbody>
  )
}

function Room({ height }: { height: number }) {
  return (
    <tr className="guest-room" role="presentation">
      <td colSpan={columns} style={{ height }} />
    </tr>
  )
}
