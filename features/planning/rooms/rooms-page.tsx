import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { reachedQuery } from '#features/wedding/events/events-query.ts'
import { asEnded } from '#features/wedding/helping/ended-loading.ts'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import { NoLongerShared } from '#web/layouts/no-longer-shared.tsx'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showMoney } from '#web/ui/money.ts'
import { Stat } from '#web/ui/stat.tsx'
import type { RoomsPage as Page } from './contract.ts'
import { RoomBlock } from './room-block.tsx'
import { NewRoom } from './room-form.tsx'
import { roomsQuery } from './rooms-query.ts'
import { roomsSearch } from './rooms-search.ts'
import { eventFor, whoseOf } from './rooms-whose.ts'
import css from './rooms.css?url'

export const Route = createFileRoute('/_user/tools/rooms')({
  validateSearch: roomsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: search }) => {
    const cache = await context.queries.open()
    const { data: reached } = await cache.ensureQueryData(reachedQuery())
    const event = eventFor(reached, search.event)
    const { wedding } = await cache.ensureQueryData(roomsQuery(event)).catch(asEnded({ event }))
    return { event, whose: whoseOf(wedding, reached, event) }
  },
  head: () => pageHead({ title: t('rooms.title'), css }),
  notFoundComponent: NoLongerShared,
  component: RoomsPage,
})

/** What hotels hold for the guests, and what it costs if they stay empty. */
function RoomsPage() {
  const { event } = Route.useLoaderData()
  const { data: page } = useSuspenseQuery(roomsQuery(event))
  const [isAdding, setAdding] = useState(false)
  const { data, wedding } = page
  const isHelper = wedding.role === 'helper'
  return (
    <main className="rooms" id="main">
      <header className="tool-head">
        <div>
          {isHelper && <p className="kicker">{t('rooms.of', { names: coupleNames(wedding).join(' & ') })}</p>}
          <h1>{t('rooms.title')}</h1>
        </div>
        {!isAdding && (
          <button className="button main" type="button" onClick={() => setAdding(true)}>
            <Icon name="plus" />
            {t('rooms.add')}
          </button>
        )}
      </header>
      <p className="lead">{t('rooms.lead')}</p>
      {isAdding && <NewRoom page={page} event={event} onClose={() => setAdding(false)} />}
      {data.length === 0 && !isAdding && (
        <EmptyState
          fact={t(event === undefined ? 'rooms.none' : 'rooms.none_here')}
          hint={t(event === undefined ? 'rooms.none_hint' : 'rooms.none_here_hint')}
        />
      )}
      {data.length > 0 && <Totals {...page.totals} />}
      {data.map((one) => (
        <RoomBlock key={one.id} block={one} page={page} />
      ))}
    </main>
  )
}

function Totals({ held, taken, owed }: Page['totals']) {
  return (
    <div className="rooms-sums">
      <Stat figure={held.toLocaleString('en-US')} label={t('rooms.nights_held')} />
      <Stat figure={taken.toLocaleString('en-US')} label={t('rooms.nights_taken')} tone="ok" />
      <Stat figure={owed === null ? '–' : showMoney(owed)} label={t(owed === null ? 'rooms.no_rate' : 'rooms.owed_now')} />
    </div>
  )
}
