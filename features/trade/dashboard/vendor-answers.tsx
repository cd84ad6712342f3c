import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { agoOf } from '#features/wedding/history/when.ts'
import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Answered } from './contract.ts'
import { answersQuery } from './vendor-answers-query.ts'

/** What the answer time is made of: each enquiry, when it was asked, and how long it took. */
export function VendorAnswers({ now }: { now: number }) {
  const { answers, enquiries, total } = useSuspenseQuery(answersQuery()).data.data
  return (
    <main className="vendor-number" id="main">
      <header className="tool-head">
        <div>
          <h1>{t('vendor_answers.title')}</h1>
          <p>
            {answers
              ? t('morning.answer_time', { hours: Math.max(1, Math.round(answers.median_hours)), share: Math.round(answers.share * 100) })
              : t('morning.answer_few')}
          </p>
        </div>
        <Link className="button" to="/vendor/dashboard">
          {t('vendor_number.back')}
        </Link>
      </header>
      {enquiries.length === 0 ? (
        <EmptyState fact={t('vendor_answers.none')} hint={t('vendor_answers.how')} />
      ) : (
        <>
          <table>
            <caption>{t('vendor_answers.list', { n: total })}</caption>
            <thead>
              <tr>
                <th scope="col">{t('vendor_answers.who')}</th>
                <th scope="col">{t('vendor_answers.asked')}</th>
                <th scope="col">{t('vendor_answers.took')}</th>
              </tr>
            </thead>
            <tbody>
              {enquiries.map((one) => (
                <tr key={one.enquiry_id}>
                  <td>
                    <a href={`/vendor/messages/${one.id}`}>{one.name || t('messages.a_couple')}</a>
                  </td>
                  <td>{dayOf(one.asked_at)}</td>
                  <td>{tookOf(one, now)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="vendor-number-note">{t('vendor_answers.how')}</p>
        </>
      )}
    </main>
  )
}

function tookOf({ asked_at, answered_at }: Answered, now: number): string {
  if (!answered_at) return t('vendor_answers.waits', { since: agoOf(asked_at, now) })
  const hours = Math.max(1, Math.round((Date.parse(answered_at) - Date.parse(asked_at)) / 3_600_000))
  const day = dayOf(answered_at)
  return hours < 48 ? t('vendor_answers.hours', { n: hours, day }) : t('vendor_answers.days', { n: Math.round(hours / 24), day })
}

function dayOf(moment: string): string {
  return longDay(moment.slice(0, 10))?.replace(/^\w+, /, '') ?? ''
}
