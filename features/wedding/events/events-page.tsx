import emptyPlate from 'virtual:picture/empty-events'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { oneOf, searchOf } from '#web/menus/search.ts'
import { startContext } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { EventForm } from './event-form.tsx'
import { EventList } from './event-list.tsx'
import css from './events.css?url'
import { reachedQuery, weddingQuery } from './events-query.ts'
import { SharedEvents } from './shared-events.tsx'

export const Route = createFileRoute('/_user/dashboard/events')({
  validateSearch: searchOf({ add: oneOf('1') }),
  loader: async ({ context }) => {
    const cache = await context.queries.open()
    await Promise.all([cache.ensureQueryData(weddingQuery()), cache.ensureQueryData(reachedQuery())])
    return { posted: startContext()?.form }
  },
  head: () => pageHead({ title: t('events.title'), css }),
  component: EventsPage,
})

/** What a wedding consists of. */
function EventsPage() {
  const { posted } = Route.useLoaderData()
  const isAdding = Route.useSearch().add === '1' || posted !== undefined
  const { data: page } = useSuspenseQuery(weddingQuery())
  const { data: reached } = useSuspenseQuery(reachedQuery())
  const { wedding, guest_wedding_event_counts: counts } = page
  const events = reached.data.filter(({ user_id }) => user_id === wedding.user_id)
  const shared = reached.data.filter(({ user_id }) => user_id !== wedding.user_id)

  return (
    <main className="events-page" id="main">
      <header>
        <h1>{t('events.title')}</h1>
        {!isAdding && events.length > 0 && <AddLink />}
      </header>
      {isAdding && <EventForm events={events} posted={posted} />}
      {events.length > 0 && <EventList events={events} counts={counts} />}
      {events.length === 0 && shared.length === 0 && !isAdding && (
        <EmptyState picture={<Picture of={emptyPlate} sizes="180px" />} fact={t('events.empty_title')} hint={t('events.empty_text')}>
          <AddLink />
        </EmptyState>
      )}
      {shared.length > 0 && <SharedEvents events={shared} />}
    </main>
  )
}

function AddLink() {
  return (
    <Link className="button main" to="." search={{ add: '1' }} resetScroll={false}>
      <Icon name="plus" /> {t('events.add')}
    </Link>
  )
}
