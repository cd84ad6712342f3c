import { useHydrated } from '@tanstack/react-router'
import { api } from '#web/client/api.ts'
import { useEditing } from '#web/client/editing.ts'
import { t } from '#web/text/text.ts'
import { LeaveDialog } from '#web/ui/leave-dialog.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'
import { budgetWords } from './budget-words.ts'
import { type Category, categoryName } from './categories.ts'
import type { BudgetPage, Cost } from './contract.ts'
import { type CostDraft, draftOf, saidIn, unread } from './cost-draft.ts'
import { CostFields } from './cost-fields.tsx'
import { countName } from './cost-planned.tsx'
import { CostPayments } from './payments/cost-payments.tsx'
import { FieldClash } from '#web/ui/field-clash.tsx'
import { leaveWords } from '#web/ui/leave-words.ts'
import { useEditedForm } from '#web/ui/edited-form.ts'

interface Props {
  cost: Cost
  page: BudgetPage
  onClose: () => void
}

/** All of one cost, in a panel beside the list. */
export function CostEditor({ cost, page, onClose }: Props) {
  const editing = useEditing<Cost, CostDraft>(cost, {
    draftOf,
    send: async ({ thing: { id, version }, act, mine, fields }) => {
      const said = saidIn(mine)
      const change = Object.fromEntries(fields.map((field) => [field, said[field]])) as Partial<typeof said>
      if (fields.length > 0) await api.budget_items.update.call({ id, version, act, ...change })
      return undefined
    },
    said: ({ mine }) => t('budget.saved', { name: mine.name.trim() }),
    words: budgetWords,
  })
  const { isChanged, submit } = useEditedForm(editing, { unread, onClose })
  const isReady = useHydrated()

  return (
    <SidePanel
      title={cost.name}
      note={categoryName(cost.category)}
      onClose={onClose}
      actions={<SaveButton isPending={editing.isPending} />}
    >
      <form id="cost-fields" className="cost-fields" noValidate onSubmit={submit}>
        <fieldset className="cost-fields" disabled={!isReady}>
          <CostFields
            {...editing}
            page={page}
            heads={cost}
            below={(name, label) => <FieldClash editing={editing} name={name} label={label} text={shown(editing.base, name, page)} />}
          />
        </fieldset>
      </form>
      <CostPayments cost={cost} page={page} />
      <LeaveDialog isChanged={isChanged} words={leaveWords} stays={(search) => 'item' in search && Number(search.item) === cost.id} />
    </SidePanel>
  )
}

export function SaveButton({ isPending }: { isPending: boolean }) {
  return (
    <button className="button main" type="submit" form="cost-fields" aria-disabled={isPending} aria-busy={isPending}>
      {t('budget.save')}
    </button>
  )
}

/** What the other wrote, as the field would show it. */
function shown(base: CostDraft, name: keyof CostDraft, page: BudgetPage): string {
  if (name === 'category') return categoryName(base.category as Category)
  if (name === 'head_count') return countName(base.head_count)
  if (name !== 'event_id') return base[name]
  return page.guest_wedding_events.find(({ id }) => String(id) === base.event_id)?.name ?? t('budget.no_event')
}
