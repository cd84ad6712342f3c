import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { readMoney, showMoney } from '#web/ui/money.ts'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { budgetWords } from '../budget-words.ts'
import type { BudgetPage } from '../contract.ts'
import type { Errors } from '../cost-draft.ts'
import type { ListedPayment } from '../payments/contract.ts'
import { tipRoles } from './tip-roles.ts'
import { roleWords } from './tip-words.ts'

interface Props {
  tip?: ListedPayment
  page: BudgetPage
  event: number | undefined
  onClose: () => void
}

/** Who gets an envelope, for what, with how much, and who hands it over. */
export function EnvelopeForm({ tip, page, event, onClose }: Props) {
  const [errors, setErrors] = useState<Errors>({})
  const { once, isPending } = useActs(budgetWords)
  const text = { maxLength: 200, autoComplete: 'off' } as const

  async function submit(press: FormEvent<HTMLFormElement>) {
    press.preventDefault()
    const given = new FormData(press.currentTarget)
    const word = (name: string) => String(given.get(name) ?? '').trim()
    const amount = readMoney(word('amount'))
    if (word('amount') !== '' && amount === undefined) return setErrors({ amount: [t('budget.amount_unread')] })
    const [name, payer] = [word('name'), word('payer')]
    const tip_role = tipRoles.find((role) => role === word('tip_role')) ?? 'other'
    const said = { name, payer, tip_role, amount: amount ?? null }
    const { user_id } = page.wedding
    const { isDone } = await once(
      async (act) => {
        if (tip) await api.user_transactions.update.call({ id: tip.id, version: tip.version, act, ...said })
        else await api.user_transactions.create.call({ ...said, method: 'cash', event_id: event ?? null, user_id, act })
        return t('payment.added', { name })
      },
      (error) => {
        const refused = refusal(error)
        if (refused?.status === 422 && Object.keys(refused.errors).length > 0) setErrors(refused.errors)
        else sayFailure(error, budgetWords)
      },
    )
    if (isDone) onClose()
  }

  return (
    <form className="cost-fields payment-form" noValidate onSubmit={submit} aria-label={tip ? t('budget.edit', tip) : t('tip.add')}>
      <TextField id="tip-name" name="name" label={t('tip.who')} defaultValue={tip?.name} errors={errors['name'] ?? []} {...text} />
      <SelectField
        id="tip-role"
        name="tip_role"
        label={t('tip.role')}
        defaultValue={tip?.tip_role ?? 'servers'}
        choices={tipRoles.map((role) => ({ value: role, label: roleWords[role] }))}
      />
      <TextField
        id="tip-amount"
        name="amount"
        label={t('payment.amount')}
        inputMode="decimal"
        placeholder="$0.00"
        defaultValue={tip && tip.amount !== null ? showMoney(tip.amount) : ''}
        errors={errors['amount'] ?? []}
        {...text}
      />
      <TextField id="tip-payer" name="payer" label={t('tip.hands')} defaultValue={tip?.payer} {...text} />
      <div className="budget-begin">
        <button className="button main small" type="submit" aria-disabled={isPending} aria-busy={isPending}>
          {t('tip.save')}
        </button>
        <button className="button small" type="button" onClick={onClose}>
          {t('payment.cancel')}
        </button>
      </div>
    </form>
  )
}
