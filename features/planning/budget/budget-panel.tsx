import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#web/client/api.ts'
import { callOf, refusal } from '#web/client/refusal.ts'
import { t } from '#web/text/text.ts'
import { toast } from '#web/ui/toast.ts'
import type { BudgetSearch } from './budget-search.ts'
import type { BudgetPage } from './contract.ts'
import { CostEditor } from './cost-editor.tsx'
import { NewCost } from './new-cost.tsx'
import { SplitForm } from './split-form.tsx'

interface Props {
  page: BudgetPage
  search: BudgetSearch
  onClose: () => void
}

/** What the address opens beside the list: a cost, or the fields of a new one. */
export function BudgetPanel({ page, search, onClose }: Props) {
  if (search.item !== undefined) return <OpenCost id={search.item} page={page} onClose={onClose} />
  if (search.add === 'split') return page.wedding.role === 'helper' ? null : <SplitForm page={page} onClose={onClose} />
  return search.add ? <NewCost page={page} event={search.event} onClose={onClose} /> : null
}

/** The cost that the address names, among those in sight or not. */
function OpenCost({ id, page, onClose }: { id: number } & Omit<Props, 'search'>) {
  const listed = page.data.find((cost) => cost.id === id)
  const { data, error } = useQuery({
    ...api.budget_items.get.queryOptions({ input: { id } }),
    ...(listed && { initialData: { data: listed } }),
  })
  useEffect(() => {
    if (!error) return
    toast({ kind: 'bad', lines: [refusal(error)?.status === 404 ? t('budget.gone') : t('budget.offline')], of: callOf(error) })
    onClose()
  }, [error, onClose])
  const cost = listed && (data?.data.version ?? 0) < listed.version ? listed : data?.data
  return cost ? <CostEditor key={id} cost={cost} page={page} onClose={onClose} /> : null
}
