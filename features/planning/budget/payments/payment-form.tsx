import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { readMoney, showMoney } from '#web/ui/money.ts'
import { DateField } from '#web/ui/plain/date-field.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { PayerField } from '../contributors/payer-field.tsx'
import { budgetWords } from '../budget-words.ts'
import type { Cost } from '../contract.ts'
import type { Errors } from '../cost-draft.ts'
import { methods } from '../states.ts'
import { type ForeignDraft, foreignSaid, foreignUnread, linked, noForeign } from '../foreign/foreign-draft.ts'
import { ForeignFields } from '../foreign/foreign-fields.tsx'
import type { ListedPayment } from './contract.ts'

interface Props {
  cost: Pick<Cost, 'id' | 'name'>
  today: string
  /** The event that a helper pays for; a couple pays for all of it. */
  event?: number | undefined
  /** Of which payment something is given back. */
  refunds?: ListedPayment
  onClose: () => void
}

/** Writes one payment of a cost down, or what was given back of one. */
export function PaymentForm({ cost, today, event, refunds, onClose }: Props) {
  const left = refunds ? (refunds.amount ?? 0) - refunds.refunded : null
  const [isPaid, setPaid] = useState(true)
  const [money, setMoney] = useState(() => ({ ...noForeign, dollars: left === null ? '' : showMoney(left) }))
  const { errors, submit, isPending } = useSaving({ cost, refunds, isPaid, money, onClose })
  const isRefund = refunds !== undefined

  return (
    <form
      className="cost-fields payment-form"
      noValidate
      onSubmit={submit}
      aria-label={isRefund ? t('payment.refund_of', refunds) : t('payment.add')}
    >
      <TextField
        id="payment-name"
        name="name"
        label={t('payment.name')}
        defaultValue={isRefund ? t('payment.back_of', { name: refunds.name }) : cost.name}
        maxLength={200}
        autoComplete="off"
        errors={errors['name'] ?? []}
      />
      <TextField
        id="payment-amount"
        name="amount"
        label={t('payment.amount')}
        inputMode="decimal"
        placeholder="$0.00"
        autoComplete="off"
        value={money.dollars}
        errors={errors['amount'] ?? []}
        onChange={({ target }) => setMoney((now) => linked(now, now.dollars, { dollars: target.value }))}
      />
      <ForeignFields of="payment" mine={money} dollars={money.dollars} set={setMoney} errorsOf={(field) => errors[field] ?? []} />
      <WhenPaid isPaid={isPaid} isRefund={isRefund} today={today} errors={errors} onPaid={setPaid} />
      <PayerField event={event} />
      <div className="budget-begin">
        <button className="button main small" type="submit" aria-disabled={isPending} aria-busy={isPending}>
          {t('payment.save')}
        </button>
        <button className="button small" type="button" onClick={onClose}>
          {t('payment.cancel')}
        </button>
      </div>
    </form>
  )
}

interface When {
  isPaid: boolean
  isRefund: boolean
  today: string
  errors: Errors
  onPaid: (isPaid: boolean) => void
}

/** Whether it is paid, on which day and how. */
function WhenPaid({ isPaid, isRefund, today, errors, onPaid }: When) {
  return (
    <>
      {!isRefund && (
        <SelectField
          id="payment-is"
          name="is"
          label={t('payment.is')}
          value={isPaid ? 'paid' : 'due'}
          onChange={({ target }) => onPaid(target.value === 'paid')}
          choices={[
            { value: 'paid', label: t('payment.is_paid') },
            { value: 'due', label: t('payment.is_due') },
          ]}
        />
      )}
      <DateField
        key={String(isPaid)}
        id="payment-day"
        name="day"
        label={isPaid || isRefund ? t('payment.paid_on') : t('payment.due_on')}
        defaultValue={isPaid || isRefund ? today : ''}
        errors={[...(errors['due_date'] ?? []), ...(errors['date'] ?? [])]}
      />
      {(isPaid || isRefund) && (
        <SelectField
          id="payment-method"
          name="method"
          label={t('payment.method')}
          choices={methods.map((method) => ({ value: method, label: methodWords[method] }))}
        />
      )}
    </>
  )
}

interface Saving extends Pick<Props, 'cost' | 'onClose'> {
  refunds: ListedPayment | undefined
  isPaid: boolean
  money: ForeignDraft & { dollars: string }
}

/** Sends what the form says. */
function useSaving({ cost, refunds, isPaid, money, onClose }: Saving) {
  const [errors, setErrors] = useState<Errors>({})
  const { once, isPending } = useActs(budgetWords)
  const isRefund = refunds !== undefined

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const word = (name: string) => String(form.get(name) ?? '').trim()
    const amount = readMoney(money.dollars)
    const isUnread = money.dollars.trim() !== '' && amount === undefined
    const wrong = { ...foreignUnread(money), ...(isUnread && { amount: [t('budget.amount_unread')] }) }
    if (Object.keys(wrong).length > 0) return setErrors(wrong)
    const said = { amount: amount ?? null, ...foreignSaid(money) }
    const day = word('day') || null
    const when = isPaid || isRefund ? { date: day, paid_at: new Date().toISOString() } : { due_date: day }
    const whose = isRefund ? { refunds: refunds.id, transaction_type: 'refund' as const } : { item_id: cost.id }
    const name = word('name')
    const method = methods.find((one) => one === word('method')) ?? ''
    const { isDone } = await once(
      async (act) => {
        await api.user_transactions.create.call({ name, ...said, method, payer: word('payer'), ...when, ...whose, act })
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
  return { errors, submit, isPending }
}

const methodWords: Record<(typeof methods)[number], string> = {
  '': t('method.none'),
  card: t('method.card'),
  transfer: t('method.transfer'),
  check: t('method.check'),
  cash: t('method.cash'),
  app: t('method.app'),
}
