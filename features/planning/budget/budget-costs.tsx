import { useIsFetching } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { BulkBar } from '#web/ui/bulk-bar.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MoreLink } from '#web/ui/links.tsx'
import { showMoney } from '#web/ui/money.ts'
import { Pager } from '#web/ui/pager.tsx'
import { SelectTable } from '#web/ui/select-table.tsx'
import { CostStanding, DueDay } from './budget-standing.tsx'
import { BudgetFilters } from './budget-filters.tsx'
import { budgetPath, type BudgetSearch } from './budget-search.ts'
import { BudgetViews } from './budget-views.tsx'
import { budgetWords } from './budget-words.ts'
import { categoryName } from './categories.ts'
import type { BudgetPage, Cost } from './contract.ts'
import { headsShown } from './cost-planned.tsx'
import { CostQuoted } from './cost-quoted.tsx'
import { ForeignNote } from './foreign/foreign-note.tsx'

/** Every cost, to look through and to pick from. */
export function BudgetCosts({ page, search }: { page: BudgetPage; search: BudgetSearch }) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const { once, isPending } = useActs(budgetWords)
  const isLoading = useIsFetching({ queryKey: api.budget_items.list.key() }) > 0
  const { data: costs } = page
  // What somebody else took away is no longer picked.
  const items = costs.filter(({ id }) => picked.has(String(id))).map(({ id }) => id)

  const remove = () =>
    once(async (act) => {
      await api.budget_items.destroy.call({ items, act })
      setPicked(new Set())
      return items.length === 1 ? t('budget.deleted_one') : t('budget.deleted', { n: items.length })
    })

  return (
    <section className="budget-costs" aria-busy={isPending || isLoading}>
      <header>
        <BudgetViews search={search} />
        <BudgetFilters search={search} page={page} />
      </header>
      {costs.length === 0 ? (
        <EmptyState fact={t('budget.none')} hint={t('budget.none_hint')}>
          <MoreLink to={budgetPath} search={{ event: page.wedding.role === 'helper' ? search.event : undefined }}>
            {t('budget.show_all')}
          </MoreLink>
        </EmptyState>
      ) : (
        <SelectTable
          label={t('budget.every_cost')}
          rows={costs}
          keyOf={({ id }) => String(id)}
          nameOf={({ name }) => name}
          metaOf={(cost) => <DueDay cost={cost} today={page.today} />}
          nameLabel={t('budget.name')}
          columns={[
            { id: 'category', label: t('budget.category'), cell: ({ category }) => categoryName(category) },
            { id: 'vendor', label: t('budget.vendor'), cell: ({ vendor }) => vendor },
            { id: 'due', label: t('budget.due'), cell: (cost) => <DueDay cost={cost} today={page.today} /> },
            { id: 'state', label: t('budget.status'), cell: (cost) => <CostStanding cost={cost} today={page.today} /> },
            { id: 'estimated', label: t('budget.estimated'), cell: (cost) => <Planned cost={cost} />, isNumber: true },
            { id: 'actual', label: t('budget.actual'), cell: (cost) => <Agreed cost={cost} />, isNumber: true, isOnPhone: true },
          ]}
          selected={new Set(items.map(String))}
          onSelect={setPicked}
          menuOf={(cost) => <EditLink {...cost} />}
        />
      )}
      <Pager meta={page.meta} />
      <BulkBar
        count={items.length}
        actions={[{ icon: 'trash', label: t('budget.delete'), onAction: () => void remove(), isDestructive: true }]}
        onClear={() => setPicked(new Set())}
      />
    </section>
  )
}

function EditLink({ id, name }: Pick<Cost, 'id' | 'name'>) {
  return (
    <Link
      className="close-button"
      to="."
      search={(search) => ({ ...search, add: undefined, item: id })}
      aria-label={t('budget.edit', { name })}
      resetScroll={false}
    >
      <Icon name="pencil-simple" />
    </Link>
  )
}

/** What is planned; where it moves with the heads, which and how many. */
function Planned({ cost: { estimated, head_count, heads } }: { cost: Cost }) {
  if (head_count === null || heads === null) return amount(estimated)
  return (
    <>
      {amount(estimated)}
      <small className="budget-heads" title={t('budget.moves')}>
        {headsShown(head_count, heads)}
      </small>
    </>
  )
}

/** What was agreed, what that was in another currency, and what is quoted. */
function Agreed({ cost }: { cost: Cost }) {
  return (
    <>
      {amount(cost.actual)}
      <ForeignNote of={cost} />
      <CostQuoted quoted={cost.quoted} />
    </>
  )
}

function amount(cents: number | null) {
  return cents === null ? <span className="budget-missing">{t('budget.missing_amount')}</span> : showMoney(cents)
}
