import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { confirm } from '#web/ui/confirmation.ts'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { ApprovalPage } from '../approval/contract.ts'
import { approvalQuery } from './approval-query.ts'

/** The provider's written approval of gifts, as an operator records it and takes it away, and what is under way meanwhile. */
export function GiftApproval() {
  const { data } = useSuspenseQuery(approvalQuery()).data
  const { is_possible, approval, recorded, accounts, under_way, under_way_since } = data
  const day = longDay(approval?.approved_on ?? '')
  return (
    <div className="site-file">
      <section className="gift-approval" aria-labelledby="gift-approval">
        <h2 id="gift-approval">{t('card_approval.title')}</h2>
        <p>{t('card_approval.text')}</p>
        <p role="status">
          <b>{approval ? t('card_approval.stands', { day: day ?? '', reference: approval.reference }) : t('card_approval.none')}</b>
        </p>
        {is_possible ? <ApprovalForm key={recorded[0]?.at ?? ''} approval={approval} /> : <p>{t('card_approval.no_keys')}</p>}
        <dl className="gift-approval-facts num">
          <dt>{t('card_approval.accounts')}</dt>
          <dd>{accounts}</dd>
          <dt>{t('card_approval.under_way')}</dt>
          <dd>
            {under_way_since ? t('card_approval.since', { n: under_way, day: longDay(under_way_since.slice(0, 10)) ?? '' }) : under_way}
          </dd>
        </dl>
      </section>
      <Recorded lines={recorded} />
    </div>
  )
}

type Recording = { approved_on: string | null; reference: string }

function ApprovalForm({ approval }: Pick<ApprovalPage, 'approval'>) {
  const cache = useQueryClient()
  const { once, isPending } = useActs()
  const [wrong, setWrong] = useState<Record<string, string[]>>({})
  const before = approval ?? nothing

  const send = async (said: Recording) => {
    cache.setQueryData(approvalQuery().queryKey, await api.gift_approval.record.call(said))
  }
  async function record(said: Recording, words: string): Promise<void> {
    setWrong({})
    await once(
      async () => {
        await send(said)
        return { said: words, undo: () => send(before) }
      },
      (error) => {
        const { errors } = refusal(error) ?? {}
        if (errors) setWrong(errors)
        else sayFailure(error)
      },
    )
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const said = { approved_on: String(typed.get('approved_on')), reference: String(typed.get('reference')).trim() }
    void record(said, t('card_approval.is_recorded'))
  }
  const askTakeAway = () =>
    confirm({
      title: t('card_approval.take_away_title'),
      text: t('card_approval.take_away_text'),
      accept: t('card_approval.take_away'),
      action: () => record(nothing, t('card_approval.is_taken_away')),
      params: undefined,
    })

  return (
    <form noValidate onSubmit={submit}>
      <TextField
        id="approved-on"
        name="approved_on"
        type="date"
        label={t('card_approval.day')}
        defaultValue={approval?.approved_on ?? ''}
        errors={wrong['approved_on'] ?? []}
      />
      <TextField
        id="approval-reference"
        name="reference"
        label={t('card_approval.reference')}
        hint={t('card_approval.reference_hint')}
        maxLength={300}
        defaultValue={approval?.reference ?? ''}
        errors={wrong['reference'] ?? []}
      />
      <p className="gift-approval-acts">
        <button className="button main" type="submit" aria-disabled={isPending} aria-busy={isPending}>
          {approval ? t('card_approval.change') : t('card_approval.record')}
        </button>
        {approval && (
          <button className="button ghost" type="button" onClick={askTakeAway}>
            {t('card_approval.take_away')}
          </button>
        )}
      </p>
    </form>
  )
}

const nothing: Recording = { approved_on: null, reference: '' }

function Recorded({ lines }: { lines: ApprovalPage['recorded'] }) {
  if (lines.length === 0) return null
  return (
    <aside className="site-file-saved" aria-labelledby="approval-lines">
      <h2 id="approval-lines">{t('card_approval.lines')}</h2>
      <ol>
        {lines.map(({ at, by, approved_on, reference }) => (
          <li key={at}>
            <span>
              {approved_on ? t('card_approval.recorded', { day: longDay(approved_on) ?? '', reference }) : t('card_approval.taken_away')}
              <small>{[longDay(at.slice(0, 10)), by].filter(Boolean).join(', ')}</small>
            </span>
          </li>
        ))}
      </ol>
    </aside>
  )
}
