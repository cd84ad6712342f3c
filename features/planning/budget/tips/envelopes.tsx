import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showMoney } from '#web/ui/money.ts'
import { tipsQuery } from '../budget-query.ts'
import type { BudgetSearch } from '../budget-search.ts'
import { BudgetViews } from '../budget-views.tsx'
import { budgetWords } from '../budget-words.ts'
import type { BudgetPage } from '../contract.ts'
import { ForeignNote } from '../foreign/foreign-note.tsx'
import type { ListedPayment } from '../payments/contract.ts'
import { EnvelopeForm } from './envelope-form.tsx'
import { tipRoles } from './tip-roles.ts'
import { rangeWords, roleWords } from './tip-words.ts'

/** Who gets an envelope on the day, with how much, in whose hands, and whether it was given; below, what is usual. */
export function Envelopes({ page, search }: { page: BudgetPage; search: BudgetSearch }) {
  const { data: found } = useSuspenseQuery(tipsQuery(search))
  const [open, setOpen] = useState<'new' | number>()
  const close = () => setOpen(undefined)
  const all = found.data.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
  return (
    <section className="budget-costs">
      <header>
        <BudgetViews search={search} />
      </header>
      {found.data.length === 0 && <EmptyState fact={t('tip.none')} hint={t('tip.none_hint')} />}
      {found.data.length > 0 && (
        <section className="payment-month">
          <h2>{t('tip.envelopes', { amount: showMoney(all) })}</h2>
          <ul>
            {found.data.map((tip) =>
              open === tip.id ? (
                <li key={tip.id}>
                  <EnvelopeForm tip={tip} page={page} event={search.event} onClose={close} />
                </li>
              ) : (
                <Envelope key={tip.id} tip={tip} today={page.today} onEdit={() => setOpen(tip.id)} />
              ),
            )}
          </ul>
        </section>
      )}
      {open === 'new' ? (
        <EnvelopeForm page={page} event={search.event} onClose={close} />
      ) : (
        <button className="button" type="button" onClick={() => setOpen('new')}>
          <Icon name="plus" />
          {t('tip.add')}
        </button>
      )}
      <Ranges />
    </section>
  )
}

function Envelope({ tip, today, onEdit }: { tip: ListedPayment; today: string; onEdit: () => void }) {
  const { once } = useActs(budgetWords)
  const { id, version, name, amount, payer, tip_role, paid_at } = tip
  const isGiven = paid_at !== null
  const give = () =>
    once(async (act) => {
      const change = isGiven ? { paid_at: null, date: null } : { paid_at: new Date().toISOString(), date: today }
      await api.user_transactions.update.call({ id, version, act, ...change })
      return isGiven ? t('tip.not_given', { name }) : t('tip.given', { name })
    })
  const remove = () =>
    once(async (act) => {
      await api.user_transactions.destroy.call({ id, act })
      return t('payment.deleted', { name })
    })
  return (
    <li>
      <b>{name}</b>
      <span className="num">{amount === null ? t('budget.missing_amount') : showMoney(amount)}</span>
      <small>{[tip_role && roleWords[tip_role], payer ? t('tip.with', { payer }) : t('tip.with_nobody')].filter(Boolean).join(', ')}</small>
      <ForeignNote of={tip} />
      <span className="budget-begin">
        <button className="button small" type="button" aria-pressed={isGiven} aria-label={t('tip.give_of', { name })} onClick={give}>
          {isGiven && <Icon name="check" />}
          {t('tip.is_given')}
        </button>
        <button className="close-button" type="button" aria-label={t('budget.edit', { name })} onClick={onEdit}>
          <Icon name="pencil-simple" />
        </button>
        <button className="close-button" type="button" aria-label={t('payment.delete_of', { name })} onClick={remove}>
          <Icon name="trash" />
        </button>
      </span>
    </li>
  )
}

function Ranges() {
  const usual = tipRoles.flatMap((role) => (role === 'other' ? [] : [{ role, words: roleWords[role], range: rangeWords[role] }]))
  return (
    <section className="tip-ranges" aria-labelledby="tip-ranges">
      <h2 id="tip-ranges">{t('tip.usual')}</h2>
      <p>{t('tip.no_service')}</p>
      <table>
        <tbody>
          {usual.map(({ role, words, range }) => (
            <tr key={role}>
              <th scope="row">{words}</th>
              <td>{range}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
