import { useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { shortDay } from '#features/planning/checklist/tool/day-words.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { showMoney } from '#web/ui/money.ts'
import { PledgeForm } from '../pledges/pledge-form.tsx'
import { PledgeLine } from '../pledges/pledge-line.tsx'
import type { ContributorsPage, ListedContributor } from './contract.ts'
import { ContributorForm } from './contributor-form.tsx'
import { contributorWords } from './contributor-words.ts'

interface Props {
  contributor: ListedContributor
  page: ContributorsPage
}

/** One who gives: how their link stands, their pledges, and what they paid themselves. */
export function Contributor({ contributor, page }: Props) {
  const { id, name, pledged, received, paid, open, pledges, payments } = contributor
  const [form, setForm] = useState<'edit' | 'new' | number>()
  const close = () => setForm(undefined)
  const isHelper = page.wedding.role === 'helper'
  const amounts = { pledged: showMoney(pledged), received: showMoney(received), open: showMoney(open), paid: showMoney(paid) }
  return (
    <section className="payment-month giver" aria-labelledby={`giver-${id}`}>
      <header>
        <h2 id={`giver-${id}`}>{name}</h2>
        {!isHelper && <LinkState contributor={contributor} today={page.today} />}
        {!isHelper && <GiverActs contributor={contributor} onEdit={() => setForm('edit')} />}
      </header>
      {form === 'edit' && <ContributorForm contributor={contributor} page={page} onClose={close} />}
      <p className="num">{paid === 0 ? t('contributor.sums', amounts) : t('contributor.sums_paid', amounts)}</p>
      <ul>
        {pledges.map((pledge) =>
          form === pledge.id ? (
            <li key={pledge.id} className="giver-form">
              <PledgeForm pledge={pledge} contributor={contributor} page={page} onClose={close} />
            </li>
          ) : (
            <PledgeLine key={pledge.id} pledge={pledge} name={name} page={page} onEdit={() => setForm(pledge.id)} />
          ),
        )}
        {payments.map((payment) => (
          <li key={`paid-${payment.id}`}>
            <span>{payment.name}</span>
            <span className="num">{showMoney(payment.amount)}</span>
            <small>{t('contributor.paid')}</small>
          </li>
        ))}
      </ul>
      {form === 'new' && <PledgeForm contributor={contributor} page={page} onClose={close} />}
      {!isHelper && form !== 'new' && (
        <button className="button small" type="button" onClick={() => setForm('new')} aria-label={t('pledge.add_of', { name })}>
          <Icon name="plus" />
          {t('pledge.add')}
        </button>
      )}
    </section>
  )
}

function LinkState({ contributor: { email, link, sent_at }, today }: { contributor: ListedContributor; today: string }) {
  const words = {
    none: t('contributor.link_none'),
    sent: t('contributor.link_sent', { day: shortDay((sent_at ?? today).slice(0, 10), today) }),
    revoked: t('contributor.link_revoked'),
  }
  return <small className="giver-link">{[email, words[link]].filter(Boolean).join(' · ')}</small>
}

function GiverActs({ contributor: { id, name, link }, onEdit }: { contributor: ListedContributor; onEdit: () => void }) {
  const { once, isPending } = useActs(contributorWords)
  const send = () =>
    once(async () => {
      await api.contributors.send.call({ id })
      return { said: t(link === 'none' ? 'contributor.sent_first' : 'contributor.sent', { name }), undo: undefined }
    })
  const revoke = () =>
    once(async () => {
      await api.contributors.revoke.call({ id })
      return { said: t('contributor.revoked', { name }), undo: undefined }
    })
  const remove = () =>
    once(async (act) => {
      await api.contributors.destroy.call({ id, act })
      return t('contributor.removed', { name })
    })
  return (
    <span className="budget-begin">
      <button
        className="button small"
        type="button"
        aria-disabled={isPending}
        aria-label={t(link === 'none' ? 'contributor.send_first_of' : 'contributor.send_of', { name })}
        onClick={send}
      >
        {t(link === 'none' ? 'contributor.send_first' : 'contributor.send')}
      </button>
      {link === 'sent' && (
        <button
          className="button small"
          type="button"
          aria-disabled={isPending}
          aria-label={t('contributor.revoke_of', { name })}
          onClick={revoke}
        >
          {t('contributor.revoke')}
        </button>
      )}
      <button className="close-button" type="button" aria-label={t('contributor.edit_of', { name })} onClick={onEdit}>
        <Icon name="pencil-simple" />
      </button>
      <button className="close-button" type="button" aria-label={t('contributor.remove_of', { name })} onClick={remove}>
        <Icon name="trash" />
      </button>
    </span>
  )
}
