import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { NoLongerShared } from '#web/layouts/no-longer-shared.tsx'
import { searchOf, wholeNumber } from '#web/menus/search.ts'
import { pageHead } from '#web/start/page-head.ts'
import { asEnded } from '#features/wedding/helping/ended-loading.ts'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showMoney } from '#web/ui/money.ts'
import { Stat } from '#web/ui/stat.tsx'
import { reachedQuery } from '../budget-query.ts'
import { BudgetViews } from '../budget-views.tsx'
import { eventFor, whoseOf } from '../budget-whose.ts'
import css from '../budget.css?url'
import { Contributor } from './contributor.tsx'
import { ContributorForm } from './contributor-form.tsx'
import { contributorsQuery } from './contributors-query.ts'
import { SettlingUp } from './settling-up.tsx'

const readSearch = searchOf({ event: wholeNumber(1) })

export const Route = createFileRoute('/_user/tools/budget-tool/contributors')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: search }) => {
    const cache = await context.queries.open()
    const { data: reached } = await cache.ensureQueryData(reachedQuery())
    const event = eventFor(reached, search.event)
    const { wedding } = await cache.ensureQueryData(contributorsQuery(event)).catch(asEnded({ event }))
    return { event, whose: whoseOf(wedding, reached, event) }
  },
  head: () => pageHead({ title: t('budget.givers'), css }),
  notFoundComponent: NoLongerShared,
  component: Contributors,
})

/** Who gives money toward the wedding: what they pledged, what came, and who owes whom. */
function Contributors() {
  const { event } = Route.useLoaderData()
  const { data: page } = useSuspenseQuery(contributorsQuery(event))
  const [isInviting, setInviting] = useState(false)
  const { data, totals, settling, wedding } = page
  const isHelper = wedding.role === 'helper'
  return (
    <main className="budget" id="main">
      <header className="tool-head">
        <div>
          {isHelper && <p className="kicker">{t('contributor.of', { names: coupleNames(wedding).join(' & ') })}</p>}
          <h1>{t('budget.givers')}</h1>
          {!isHelper && <p className="lead">{t('contributor.lead')}</p>}
        </div>
        {!isHelper && !isInviting && (
          <button className="button main" type="button" onClick={() => setInviting(true)}>
            <Icon name="plus" />
            {t('contributor.invite')}
          </button>
        )}
      </header>
      <section className="budget-costs">
        <header>
          <BudgetViews search={{ event }} isGivers />
        </header>
        {isInviting && <ContributorForm page={page} onClose={() => setInviting(false)} />}
        {data.length === 0 && !isInviting && (
          <EmptyState
            fact={t(isHelper ? 'contributor.none_here' : 'contributor.none')}
            hint={t(isHelper ? 'contributor.none_here_hint' : 'contributor.none_hint')}
          />
        )}
        {data.length > 0 && (
          <div className="budget-stats giver-sums">
            <Stat figure={showMoney(totals.pledged)} label={t('contributor.pledged')} />
            <Stat figure={showMoney(totals.received)} label={t('contributor.received')} tone="ok" />
            <Stat figure={showMoney(totals.open)} label={t('contributor.open')} />
          </div>
        )}
        {data.map((one) => (
          <Contributor key={one.id} contributor={one} page={page} />
        ))}
      </section>
      {settling && data.length > 0 && <SettlingUp {...settling} />}
    </main>
  )
}
