import type { FormEvent } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import type { LeadCheck } from './contract.ts'
import { verdictWords } from './verdict-words.ts'

/** A business in doubt asks the operator; what they answer stands where it was asked. */
export function IsThisReal({ id, check }: { id: number; check: LeadCheck | null }) {
  const { once, isPending } = useActs()
  function ask(event: FormEvent) {
    event.preventDefault()
    void once(async () => void (await api.lead_checks.ask.call({ id })))
  }
  if (check === null)
    return (
      <form method="post" onSubmit={ask}>
        <input type="hidden" name="form" value="check" />
        <button className="button small" type="submit" aria-disabled={isPending}>
          {t('lead_check.ask')}
        </button>
        <p>
          <small>{t('lead_check.hint')}</small>
        </p>
      </form>
    )
  const { verdict, words, answer_by } = check
  return (
    <div role="status">
      <h2>{t('lead_check.title')}</h2>
      {verdict === null ? (
        <p>{t('lead_check.waits', { day: longDay(answer_by) ?? '' })}</p>
      ) : (
        <>
          <p>
            <b>{verdictWords[verdict]}</b>
          </p>
          <p className="message-words">{words}</p>
        </>
      )}
    </div>
  )
}
