import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { GuestPage } from './contract.ts'
import { GuestCounts } from './guest-counts.tsx'
import { GuestEmpty } from './guest-empty.tsx'
import { GuestEventLinks } from './guest-event-links.tsx'
import { GuestFilters } from './guest-filters.tsx'
import { GuestHead } from './guest-head.tsx'
import type { Shown } from './guest-list.tsx'
import { GuestPager } from './guest-pager.tsx'
import { GuestAddPanel, GuestOpened } from './guest-panels.tsx'
import { missingQuery } from './guest-query.ts'
import { GuestReach } from './guest-reach.tsx'
import { isFiltered } from './guest-search.ts'
import { GuestTable } from './guest-table.tsx'

const GuestBulk = lazy(async () => ({ default: (await import('./bulk/bulk.tsx')).GuestBulk }))

interface Props extends Shown {
  page: GuestPage
}

/** Everything on the page: the figures, the list, and what is done with it. */
export function GuestSheet({ search, reached, event: eventId, posted, idempotencyKey, page }: Props) {
  const navigate = useNavigate()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [isSelecting, setSelecting] = useState(false)
  const selecting = (on: boolean) => {
    setSelecting(on)
    if (!on) setSelected(new Set())
  }
  const { data: missing } = useSuspenseQuery(missingQuery(eventId))
  const event = page.guest_wedding_events.find(({ id }) => id === eventId)
  const chosen = page.data.filter(({ id }) => selected.has(String(id)))
  const isNobody = page.meta.total === 0 && !isFiltered(search)
  const close = () => navigate({ to: '.', search: ({ guest: _, add: __, ...rest }) => rest, replace: true, resetScroll: false })

  return (
    <main className="guest-list" id="main">
      <GuestHead page={page} event={event} />
      <section className="guest-figures">
        <GuestEventLinks page={page} reached={reached} event={eventId} />
        {event && <GuestCounts event={event} page={page} missing={missing.meta.total} />}
      </section>
      <GuestReach page={page} event={event} />
      {!isNobody && (
        <GuestFilters
          search={search}
          page={page}
          event={eventId}
          missing={missing.meta.total}
          isSelecting={isSelecting}
          onSelecting={selecting}
        />
      )}
      {page.data.length === 0 ? (
        <GuestEmpty isFiltered={!isNobody} />
      ) : (
        <GuestTable page={page} event={event} search={search} selected={selected} onSelect={setSelected} isSelecting={isSelecting} />
      )}
      <GuestPager meta={page.meta} isWhole={search.show === 'all'} />
      <Suspense>
        {chosen.length > 0 && <GuestBulk guests={chosen} page={page} event={event} onClear={() => setSelected(new Set())} />}
        {search.add && <GuestAddPanel page={page} event={event} posted={posted} idempotencyKey={idempotencyKey} onClose={close} />}
        {search.guest !== undefined && <GuestOpened key={search.guest} id={search.guest} page={page} event={event} onClose={close} />}
      </Suspense>
    </main>
  )
}
