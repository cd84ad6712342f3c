import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { asUnshared } from '#web/map/as-missing.ts'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { reachedQuery, sumsQuery } from '../budget-query.ts'
import { eventFor } from '../budget-whose.ts'
import { BudgetImport } from './budget-import.tsx'
import css from './budget-import.css?url'
import { importSearch } from './import-search.ts'

export const Route = createFileRoute('/_content/tools/budget-tool/import')({
  validateSearch: importSearch,
  loaderDeps: ({ search: { event } }) => ({ event }),
  loader: async ({ context, deps }) => {
    const cache = await context.queries.open()
    const { data: reached } = await cache.ensureQueryData(reachedQuery())
    const event = eventFor(reached, deps.event)
    await cache.ensureQueryData(sumsQuery(event)).catch(asUnshared)
    return { event }
  },
  head: () => pageHead({ title: t('budget_import.title'), description: t('budget_import.description'), css }),
  component: BudgetImportPage,
})

function BudgetImportPage() {
  const { step, act } = Route.useSearch()
  const { event } = Route.useLoaderData()
  const { data } = useSuspenseQuery(sumsQuery(event))
  return <BudgetImport key={event} step={step} act={act} event={event} page={data} />
}
