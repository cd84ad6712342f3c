import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { asUnshared } from '#web/map/as-missing.ts'
import { pageHead } from '#web/start/page-head.ts'
import { oneOf, searchOf, wholeNumber } from '#web/menus/search.ts'
import { postedForm } from '#web/start/start-context.ts'
import type { Whose } from '#web/map/whose.ts'
import { dayOf } from '#features/overview/dashboard/day-count.ts'
import { reachedQuery } from '#features/wedding/events/events-query.ts'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import type { OneEvent } from './contract.ts'
import { EventEditor } from './event-editor.tsx'
import { EventDetails } from './event-details.tsx'
import { EventHelpers } from './event-helpers.tsx'
import { EventHero } from './event-hero.tsx'
import { EventInvited } from './event-invited.tsx'
import { oneEventQuery } from './event-query.ts'
import css from './one-event.css?url'

const eventSearch = searchOf({ edit: oneOf('1') })

export const Route = createFileRoute('/_user/dashboard/events/$id')({
  validateSearch: eventSearch,
  loader: async ({ context, params }) => {
    const id = wholeNumber(1)(params.id)
    if (id === undefined) throw notFound()
    const cache = await context.queries.open()
    const [{ data }] = await Promise.all([cache.ensureQueryData(oneEventQuery(id)), cache.ensureQueryData(reachedQuery())]).catch(
      asUnshared,
    )
    return {
      id,
      title: data.event.name,
      today: dayOf(new Date()),
      posted: postedForm('event') ?? postedForm('picture') ?? postedForm('no_picture'),
      whose: whoseOf(data),
    }
  },
  head: ({ loaderData }) => pageHead({ title: loaderData?.title ?? '', css }),
  component: EventPage,
})

function whoseOf({ event }: OneEvent): Whose | undefined {
  if (event.role !== 'helper') return undefined
  return { names: coupleNames(event), places: [], own: undefined }
}

/** One event: what guests are told of it, who is asked, and who helps. */
function EventPage() {
  const { id, today, posted } = Route.useLoaderData()
  const { edit } = Route.useSearch()
  const { data } = useSuspenseQuery(oneEventQuery(id)).data
  const { event, counts, groups, tasks, helpers } = data
  const mayEdit = event.role !== 'helper' || event.permissions.includes(permissions.checklist)
  const isEditing = mayEdit && (edit === '1' || posted !== undefined)
  if (isEditing) return <EventEditor key={id} event={event} today={today} posted={posted} />
  return (
    <main className="one-event" id="main">
      <EventHero event={event} today={today} mayEdit={mayEdit} tasks={tasks} />
      <div className="one-event-two wrap">
        <div>
          <EventDetails event={event} today={today} />
          {counts && groups && <EventInvited data={data} counts={counts} groups={groups} />}
        </div>
        {helpers && <EventHelpers helpers={helpers} />}
      </div>
    </main>
  )
}
