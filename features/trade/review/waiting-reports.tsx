import { reasonWords } from '#features/trade/reports/reason-words.ts'
import type { WaitingReport } from '#features/trade/reports/contract.ts'
import { api } from '#web/client/api.ts'
import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { DecideForm } from './decide-form.tsx'

/** What people say is wrong; the oldest promise first. */
export function WaitingReports({ of }: { of: readonly WaitingReport[] }) {
  if (of.length === 0) return null
  return (
    <>
      <header>
        <h2>{t('report.waiting')}</h2>
        <p className="num">{t('report.n_wait', { n: of.length })}</p>
      </header>
      {of.map((one) => (
        <Waiting key={one.id} of={one} />
      ))}
    </>
  )
}

function Waiting({ of: { id, kind, title, url, reason, words, email, by, answer_by, messages } }: { of: WaitingReport }) {
  return (
    <article>
      <p className="kicker">{t('report.promised', { day: longDay(answer_by) ?? '' })}</p>
      <h2>{kind === 'conversation' ? title : <a href={url}>{title}</a>}</h2>
      <p>
        <b>{reasonWords[reason]}</b>
      </p>
      {words && <p className="message-words">{words}</p>}
      <p>
        {by ? <a href={`/admin/people/${by.id}`}>{t('report.by', { name: by.name || email })}</a> : t('report.by_visitor')} {email}
      </p>
      {messages.length > 0 && (
        <details>
          <summary>{t('report.messages')}</summary>
          <ol className="reported-messages">
            {messages.map(({ side, words, created_at }) => (
              <li key={`${created_at} ${side} ${words}`}>
                <b>{t(side === 'couple' ? 'report.couple_wrote' : 'report.vendor_wrote')}</b>{' '}
                <small>{longDay(created_at.slice(0, 10))}</small>
                <p className="message-words">{words}</p>
              </li>
            ))}
          </ol>
        </details>
      )}
      <DecideForm
        name={`report-${id}`}
        label={t('report.reason')}
        choices={[
          { decision: 'acted', label: t('report.acted'), isMain: true },
          { decision: 'kept', label: t('report.kept') },
        ]}
        decide={(verdict, words) => api.reports.answer.call({ id, verdict, words }, { context: { says_fields: true } })}
      />
    </article>
  )
}
