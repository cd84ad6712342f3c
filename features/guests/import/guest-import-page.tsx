import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { asUnshared } from '#web/map/as-missing.ts'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { eventAt } from '#features/guests/list/chosen-event.ts'
import { eventsQuery } from '#features/guests/list/guest-query.ts'
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
    await cache.ensureQueryData(whoseQuery(event)).catch(asUnshared)
    return { event }
  },
  head: () => pageHead({ title: t('guest_import.title'), description: t('guest_import.description'), css }),
  component: GuestImportPage,
})

function GuestImportPage() {
  const { step, act } = Route.useSearch()
  const { event } = Route.useLoaderData()
  const { data } = useSuspenseQuery(whoseQuery(event))
  return <GuestImport key={event} step={step} act={act} event={event} page={data} />
}
