import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import { budgetWords } from '../budget-words.ts'
import type { Cost } from '../contract.ts'
import type { ListedPayment } from './contract.ts'
import { type DraftPart, draftParts, newPart, reckoned, saidParts } from './plan-draft.ts'
import { PlanPartFields } from './plan-part-fields.tsx'

interface Props {
  cost: Cost
  parts: readonly ListedPayment[]
  onClose: () => void
}

/** In which parts a cost is paid; the last takes what is left, so that they sum to what was agreed. */
export function PlanForm({ cost: { id, actual }, parts, onClose }: Props) {
  const paid = parts.filter(({ paid_at }) => paid_at !== null)
  const open = parts.filter(({ paid_at }) => paid_at === null)
  const [mine, setMine] = useState<DraftPart[]>(() => draftParts(open))
  const [wrong, setWrong] = useState<string>()
  const { once, isPending } = useActs(budgetWords)
  if (actual === null) return <PlanFirst onClose={onClose} />
  const sums = reckoned(mine, actual, paid)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const said = saidParts(mine)
    if (typeof said === 'string') return setWrong(said)
    if ((sums.at(-1) ?? 0) < 0) return setWrong(t('plan.too_much'))
    const { isDone } = await once(async (act) => {
      await api.user_transactions.plan.call({ id, parts: said, act })
      return t('plan.saved')
    })
    if (isDone) onClose()
  }

  async function remove() {
    const { isDone } = await once(async (act) => {
      await api.user_transactions.plan.call({ id, parts: [], act })
      return t('plan.removed')
    })
    if (isDone) onClose()
  }

  const change = (at: number, part: Partial<DraftPart>) => {
    setWrong(undefined)
    setMine((now) => now.map((one, nth) => (nth === at ? { ...one, ...part } : one)))
  }
  return (
    <form className="cost-fields plan-form" noValidate onSubmit={submit} aria-label={t('plan.make')}>
      <p>{t('plan.sums_to', { amount: showMoney(actual) })}</p>
      {mine.map((part, nth) => (
        <PlanPartFields
          key={part.key}
          nth={nth}
          part={part}
          amount={sums[nth]}
          onChange={(given) => change(nth, given)}
          onRemove={part.share === 'rest' ? undefined : () => setMine((now) => now.filter((one) => one !== part))}
        />
      ))}
      {wrong && <p role="alert">{wrong}</p>}
      <div className="budget-begin">
        <button className="button small" type="button" onClick={() => setMine((now) => [...now.slice(0, -1), newPart(), ...now.slice(-1)])}>
          {t('plan.add_part')}
        </button>
        <button className="button main small" type="submit" aria-disabled={isPending} aria-busy={isPending}>
          {t('plan.save')}
        </button>
        {parts.length > 0 && (
          <button className="button small" type="button" onClick={remove}>
            {t('plan.remove')}
          </button>
        )}
        <button className="button small" type="button" onClick={onClose}>
          {t('payment.cancel')}
        </button>
      </div>
    </form>
  )
}

function PlanFirst({ onClose }: { onClose: () => void }) {
  return (
    <div className="plan-form">
      <p role="status">{t('plan.agreed_first')}</p>
      <button className="button small" type="button" onClick={onClose}>
        {t('payment.cancel')}
      </button>
    </div>
  )
}
