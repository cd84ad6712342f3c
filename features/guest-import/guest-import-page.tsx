import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { pageHead } from '#web/page-head.ts'
import { refusal } from '#web/refusal.ts'
import { t } from '#web/text/guest-import-text.ts'
import { eventAt } from '../guests/guest-place.ts'
import { eventsQuery } from '../guests/guest-query.ts'
import { GuestImport } from './guest-import.tsx'
import css from './guest-import.css?url'
import { importSearch } from './import-search.ts'
import { whoseQuery } from './import-whose.ts'

export const Route = createFileRoute('/_content/tools/guest-list/import')({
  validateSearch: importSearch,
  loaderDeps: ({ search: { event } }) => ({ event }),
  loader: async ({ context, deps }) => {
    const cache = await context.queries.open()
    const { data: events } = await cache.ensureQueryData(eventsQuery())
    const event = eventAt(events, deps)
    await cache.ensureQueryData(whoseQuery(event)).catch(asMissing)
    return { event }
  },
  head: () => pageHead({ title: t('guest_import.title'), description: t('guest_import.description'), css }),
  component: GuestImportPage,
})

/** Nobody is told of an event that is not theirs: there is no such page. */
function asMissing(error: unknown): never {
  throw refusal(error)?.status === 404 || refusal(error)?.status === 403 ? notFound() : error
}

function GuestImportPage() {
  const { step, act } = Route.useSearch()
  const { event } = Route.useLoaderData()
  const { data } = useSuspenseQuery(whoseQuery(event))
  return <GuestImport key={event} step={step} act={act} event={event} page={data} />
}
