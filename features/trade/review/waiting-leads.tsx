import type { WaitingCheck } from '#features/trade/messages/realness/contract.ts'
import { verdicts } from '#features/trade/messages/realness/verdicts.ts'
import { verdictWords } from '#features/trade/messages/realness/verdict-words.ts'
import { api } from '#web/client/api.ts'
import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { DecideForm } from './decide-form.tsx'

/** Of whom vendors ask whether they are real, with what is known of each; the oldest promise first. */
export function WaitingLeads({ of }: { of: readonly WaitingCheck[] }) {
  if (of.length === 0) return null
  return (
    <>
      <header>
        <h2>{t('lead_check.title')}</h2>
        <p className="num">{t('lead_check.n_wait', { n: of.length })}</p>
      </header>
      {of.map((one) => (
        <WaitingLead key={one.id} of={one} />
      ))}
    </>
  )
}

function WaitingLead({ of: { id, vendor, asker, answer_by } }: { of: WaitingCheck }) {
  const { wedding_date: day, place, guests } = asker
  const known = [
    [t('lead_check.address'), asker.is_confirmed ? t('messages.confirmed') : t('messages.not_confirmed')],
    [t('lead_check.account'), t('review.since', { day: longDay(asker.since.slice(0, 10)) ?? '' })],
    [t('messages.day'), day ? longDay(day) : t('messages.no_date')],
    [t('messages.place'), place || t('messages.not_said')],
    [t('messages.guests'), guests ?? t('messages.not_said')],
    [t('lead_check.enquiries'), asker.enquiries],
    [t('lead_check.blocked'), asker.blocked],
  ] as const
  return (
    <article>
      <p className="kicker">{t('lead_check.promised', { day: longDay(answer_by) ?? '' })}</p>
      <h2>{t('lead_check.asks', { vendor })}</h2>
      <p>
        <a href={`/admin/people/${asker.id}`}>{asker.name || asker.email}</a> {asker.email}
      </p>
      <dl>
        {known.map(([what, value]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <DecideForm
        name={`lead-${id}`}
        label={t('lead_check.reason')}
        choices={verdicts.map((decision) => ({ decision, label: verdictWords[decision], isMain: decision === 'real' }))}
        decide={(verdict, words) => api.lead_checks.answer.call({ id, verdict, words }, { context: { says_fields: true } })}
      />
    </article>
  )
}
