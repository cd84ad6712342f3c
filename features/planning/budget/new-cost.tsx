import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { LeaveDialog } from '#web/ui/leave-dialog.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'
import { budgetWords } from './budget-words.ts'
import type { BudgetPage } from './contract.ts'
import { type CostDraft, newDraft, saidIn, unread } from './cost-draft.ts'
import { SaveButton } from './cost-editor.tsx'
import { CostFields } from './cost-fields.tsx'
import { leaveWords } from '#web/ui/leave-words.ts'
import { useNewForm } from '#web/ui/new-form.ts'

interface Props {
  page: BudgetPage
  event: number | undefined
  onClose: () => void
}

/** The fields of a cost that is being written down. */
export function NewCost({ page, event, onClose }: Props) {
  const { editing, isPending, isChanged, submit } = useNewForm<CostDraft>({
    first: () => newDraft(event),
    unread,
    send: async (mine, act) => {
      const { data } = await api.budget_items.create.call({ ...saidIn(mine), user_id: page.wedding.user_id, act })
      return t('budget.added', { name: data.name })
    },
    words: budgetWords,
    onClose,
  })

  return (
    <SidePanel title={t('budget.add')} onClose={onClose} actions={<SaveButton isPending={isPending} />}>
      <form id="cost-fields" className="cost-fields" noValidate onSubmit={submit}>
        <CostFields {...editing} page={page} />
      </form>
      <LeaveDialog isChanged={isChanged} words={leaveWords} stays={(search) => 'add' in search && search.add === '1'} />
    </SidePanel>
  )
}
