import { ORPCError } from '@orpc/client'
import { longDay } from '#web/long-day.ts'
import type { PlainPage } from '#web/start/plain-page.ts'
import { t } from '#web/text/text.ts'
import { ReportForm } from './report-form.tsx'
import css from './report.css?inline'
import { reportKinds } from './report-reasons.ts'

/** Where anybody tells an operator that something is not as it should be, and hears until when they answer. */
export const page: PlainPage = async ({ url: { searchParams }, api, form }) => {
  const kind = reportKinds.find((one) => one === searchParams.get('kind'))
  const id = Number(searchParams.get('id'))
  if (!kind || !Number.isSafeInteger(id) || id < 1) throw new ORPCError('NOT_FOUND', { status: 404 })
  const { title, url, asks_email } = (await api.reports.about({ kind, id })).data
  const until = form ? undefined : longDay(searchParams.get('until') ?? '')
  const content = (
    <main className="guest-note" id="main">
      <h1>{t(until ? 'report.thanks' : 'report.title')}</h1>
      <p className="lead">{until ? t('report.thanks_text', { day: until }) : t('report.lead', { title })}</p>
      {!until && <ReportForm kind={kind} asksEmail={asks_email} posted={form} />}
      <p className="guest-apart">
        <a href={url}>{t('report.back', { title })}</a>
      </p>
    </main>
  )
  return { title: t('report.title'), css, content }
}
