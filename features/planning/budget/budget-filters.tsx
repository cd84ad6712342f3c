import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useRef } from 'react'
import { t } from '#web/text/text.ts'
import { SearchBox } from '#web/ui/plain/search-box.tsx'
import { budgetPath, type BudgetSearch, budgetSearch } from './budget-search.ts'
import { type ShownOrder, shownOrders } from './shown-orders.ts'
import { categories, categoryName } from './categories.ts'
import type { BudgetPage } from './contract.ts'
import { costStates, paymentStates } from './states.ts'

/** A plain form that asks for the page again; with script the list follows while one types. */
export function BudgetFilters({ search, page }: { search: BudgetSearch; page: BudgetPage }) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const used = new Set<string | undefined>([...page.totals.categories.map(({ category }) => category), search.type])

  function apply(event?: FormEvent) {
    event?.preventDefault()
    clearTimeout(timer.current)
    if (!form.current) return
    const asked = budgetSearch(Object.fromEntries([...new FormData(form.current)].filter(([, value]) => value !== '')))
    void navigate({ to: budgetPath, search: ({ item, add }) => ({ ...asked, item, add }), replace: true, resetScroll: false })
  }

  function applySoon() {
    clearTimeout(timer.current)
    timer.current = setTimeout(apply, 250)
  }

  return (
    <search className="budget-filters" aria-label={t('budget.filters')}>
      <form ref={form} action={budgetPath} method="get" onInput={applySoon} onSubmit={apply}>
        <SearchBox label={t('budget.search')} value={search.search} placeholder={t('budget.search')} />
        <Choice name="type" label={t('budget.category')} value={search.type}>
          <option value="">{t('budget.any_category')}</option>
          {categories
            .filter((category) => used.has(category))
            .map((category) => (
              <option key={category} value={category}>
                {categoryName(category)}
              </option>
            ))}
        </Choice>
        {page.wedding.role === 'helper' ? (
          <input type="hidden" name="event" value={search.event ?? ''} />
        ) : (
          <Choice name="event" label={t('budget.event')} value={search.event}>
            <option value="">{t('budget.any_event')}</option>
            {page.guest_wedding_events.map(({ id, name }) => (
              <option key={id} value={String(id)}>
                {name}
              </option>
            ))}
          </Choice>
        )}
        <Choice name="state" label={t('budget.state')} value={search.state}>
          <option value="">{t('budget_state.all')}</option>
          {(search.show ? paymentStates : costStates).map((state) => (
            <option key={state} value={state}>
              {stateWords[state]}
            </option>
          ))}
        </Choice>
        {search.show && <input type="hidden" name="show" value={search.show} />}
        {!search.show && (
          <Choice name="order" label={t('budget.order')} value={search.order ?? 'newest'}>
            {(Object.keys(shownOrders) as ShownOrder[]).map((order) => (
              <option key={order} value={order}>
                {orderWords[order]}
              </option>
            ))}
          </Choice>
        )}
        <noscript>
          <button className="button small" type="submit">
            {t('budget.show')}
          </button>
        </noscript>
      </form>
    </search>
  )
}

const orderWords: Record<ShownOrder, string> = {
  newest: t('budget_order.newest'),
  name: t('budget_order.name'),
  category: t('budget_order.category'),
  planned: t('budget_order.planned'),
  agreed: t('budget_order.agreed'),
  due: t('budget_order.due'),
}

const stateWords: Record<(typeof paymentStates)[number], string> = {
  paid: t('budget.paid'),
  promised: t('budget_state.promised'),
  late: t('standing.late'),
  missing_date: t('budget.missing_date'),
  missing_amount: t('budget.missing_amount'),
}

interface ChoiceProps {
  name: string
  label: string
  value: string | number | undefined
  children: ReactNode
}

function Choice({ name, label, value, children }: ChoiceProps) {
  return (
    <span className="choice">
      <select className="field-input" key={String(value)} name={name} aria-label={label} defaultValue={String(value ?? '')}>
        {children}
      </select>
    </span>
  )
}
