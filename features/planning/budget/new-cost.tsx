import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { LeaveDialog, useTyped } from '#web/ui/leave-dialog.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'
import { budgetWords } from './budget-words.ts'
import type { BudgetPage } from './contract.ts'
import { type CostDraft, type Errors, newDraft, saidIn, unread } from './cost-draft.ts'
import { SaveButton } from './cost-editor.tsx'
import { CostFields } from './cost-fields.tsx'
import { leaveWords } from './shown/leave-words.ts'

interface Props {
  page: BudgetPage
  event: number | undefined
  onClose: () => void
}

/** The fields of a cost that is being written down. */
export function NewCost({ page, event, onClose }: Props) {
  const [first] = useState(() => newDraft(event))
  const [mine, setMine] = useState<CostDraft>(first)
  const [errors, setErrors] = useState<Errors>({})
  const { once, isPending } = useActs(budgetWords)
  const { isChanged, forget } = useTyped(
    Object.keys(first).some((name) => mine[name as keyof CostDraft] !== first[name as keyof CostDraft]),
  )

  async function submit(press: FormEvent) {
    press.preventDefault()
    const wrong = unread(mine)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    const { user_id } = page.wedding
    const { isDone, fresh } = await once(
      async (act) => {
        const { data } = await api.budget_items.create.call({ ...saidIn(mine), user_id, act })
        return t('budget.added', { name: data.name })
      },
      (error) => {
        const refused = refusal(error)
        if (refused?.status === 422) setErrors(refused.errors)
        else sayFailure(error, budgetWords)
      },
    )
    if (!isDone) return
    await fresh
    forget()
    onClose()
  }

  return (
    <SidePanel title={t('budget.add')} onClose={onClose} actions={<SaveButton isPending={isPending} />}>
      <form id="cost-fields" className="cost-fields" noValidate onSubmit={submit}>
        <CostFields
          mine={mine}
          set={(change) => {
            setMine((now) => ({ ...now, ...change }))
            setErrors({})
          }}
          errorsOf={(field) => errors[field] ?? []}
          page={page}
        />
      </form>
      <LeaveDialog isChanged={isChanged} words={leaveWords} stays={(search) => 'add' in search && search.add === '1'} />
    </SidePanel>
  )
}
