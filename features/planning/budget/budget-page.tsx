import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { NoLongerShared } from '#web/layouts/no-longer-shared.tsx'
import { pageHead } from '#web/start/page-head.ts'
import { asEnded } from '#features/wedding/helping/ended-loading.ts'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { BudgetCosts } from './budget-costs.tsx'
import { BudgetDue } from './budget-due.tsx'
import { BudgetPanel } from './budget-panel.tsx'
import { choicesQuery, costsQuery, paymentsQuery, reachedQuery, tipsQuery } from './budget-query.ts'
import { type BudgetSearch, budgetSearch } from './budget-search.ts'
import { BudgetSums } from './budget-sums.tsx'
import { eventFor, whoseOf } from './budget-whose.ts'
import css from './budget.css?url'
import type { BudgetPage } from './contract.ts'
import { contributorsPath } from './contributors/contributor-path.ts'
import { contributorsQuery } from './contributors/contributors-query.ts'
import { PaymentsList } from './payments/payments-list.tsx'
import { Envelopes } from './tips/envelopes.tsx'
import { WhatIf } from './what-if/what-if.tsx'

export const Route = createFileRoute('/_user/tools/budget-tool')({
  validateSearch: budgetSearch,
  loaderDeps: ({ search: { item: _, add: __, ...search } }) => search,
  loader: async ({ context, deps: search }) => {
    const cache = await context.queries.open()
    const { data: reached } = await cache.ensureQueryData(reachedQuery())
    const event = eventFor(reached, search.event)
    const page = await cache.ensureQueryData(costsQuery({ ...search, event })).catch(asEnded({ event }))
    if (search.show === 'payments') await cache.ensureQueryData(paymentsQuery({ ...search, event }))
    if (search.show === 'what-if') {
      await cache.ensureQueryData(choicesQuery({ ...search, event }))
      if (page.wedding.role !== 'helper') await cache.ensureQueryData(contributorsQuery(undefined))
    }
    if (search.show === 'envelopes') await cache.ensureQueryData(tipsQuery({ ...search, event }))
    return { event, whose: whoseOf(page.wedding, reached, event) }
  },
  head: () => pageHead({ title: t('menu.budget'), css }),
  notFoundComponent: NoLongerShared,
  component: Budget,
})

/** What the wedding costs: its sums, and every cost. */
function Budget() {
  const search = Route.useSearch()
  const { event } = Route.useLoaderData()
  const navigate = useNavigate()
  const shown = { ...search, event }
  const { data: page } = useSuspenseQuery(costsQuery(shown))
  const close = () => void navigate({ to: '.', search: (now) => ({ ...now, item: undefined, add: undefined }), resetScroll: false })
  const isEmpty = page.totals.categories.length === 0 && search.show !== 'envelopes'
  return (
    <main className="budget" id="main">
      <BudgetHead page={page} search={shown} />
      {isEmpty && (
        <EmptyState fact={t('budget.empty')} hint={t('budget.empty_hint')}>
          <div className="budget-begin">
            {page.wedding.role !== 'helper' && <SplitLink isMain />}
            <AddLink />
            <ImportLink event={event} />
            {page.wedding.role !== 'helper' && (
              <Link className="button" to={contributorsPath}>
                {t('budget.givers')}
              </Link>
            )}
          </div>
        </EmptyState>
      )}
      {!isEmpty && <BudgetSums totals={page.totals} />}
      {!isEmpty && <BudgetDue page={page} />}
      {!isEmpty && <Shown page={page} search={shown} />}
      <BudgetPanel page={page} search={shown} onClose={close} />
    </main>
  )
}

function Shown(props: { page: BudgetPage; search: BudgetSearch }) {
  if (props.search.show === 'what-if') return <WhatIf {...props} />
  if (props.search.show === 'envelopes') return <Envelopes {...props} />
  return props.search.show === 'payments' ? <PaymentsList {...props} /> : <BudgetCosts {...props} />
}

function BudgetHead({
  page: { wedding, guest_wedding_events: events, totals },
  search: { event },
}: {
  page: BudgetPage
  search: BudgetSearch
}) {
  const isHelper = wedding.role === 'helper'
  const name = isHelper ? events.find(({ id }) => id === event)?.name : undefined
  const asked = event === undefined ? '' : `?${new URLSearchParams({ event_id: String(event) })}`
  return (
    <header className="tool-head">
      <div>
        {isHelper && <p className="kicker">{t('budget.of', { names: coupleNames(wedding).join(' & ') })}</p>}
        <h1>{name ?? t('menu.budget')}</h1>
      </div>
      <div className="budget-begin">
        {totals.categories.length > 0 && !isHelper && <SplitLink />}
        {totals.categories.length > 0 && <ImportLink event={event} />}
        {totals.categories.length > 0 && (
          <a className="button" href={`/api/v1/budget/export${asked}`} download="budget.xlsx">
            <Icon name="download-simple" />
            {t('budget.export')}
          </a>
        )}
        {totals.categories.length > 0 && <AddLink />}
      </div>
    </header>
  )
}

function ImportLink({ event }: { event: number | undefined }) {
  return (
    <Link className="button" to="/tools/budget-tool/import" search={event === undefined ? {} : { event }}>
      <Icon name="upload-simple" />
      {t('budget_import.open')}
    </Link>
  )
}

function AddLink() {
  return (
    <Link className="button main" to="." search={(search) => ({ ...search, item: undefined, add: '1' })} resetScroll={false}>
      <Icon name="plus" />
      {t('budget.add')}
    </Link>
  )
}

function SplitLink({ isMain = false }: { isMain?: boolean }) {
  return (
    <Link
      className={isMain ? 'button main' : 'button'}
      to="."
      search={(search) => ({ ...search, item: undefined, add: 'split' })}
      resetScroll={false}
    >
      {t('split.open')}
    </Link>
  )
}
