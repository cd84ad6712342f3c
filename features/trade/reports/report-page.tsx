import { reportKinds, reportReasons } from './report-reasons.ts'
import type { PlainPage } from '#web/start/plain-page.ts'
import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { WrongSummary } from '#web/ui/plain/form-notes.tsx'
import { RadioGroup } from '#web/ui/plain/radio-group.tsx'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { reasonWords } from './reason-words.ts'

/** Where anybody tells an operator that something is not as it should be, and hears until when they answer. */
export const page: PlainPage = async ({ url: { searchParams }, api, form }) => {
  const kind = reportKinds.find((one) => one === searchParams.get('kind'))
  // No kind is none that there is.
  const { title, url, asks_email } = (await api.reports.about({ kind: kind ?? 'page', id: kind ? Number(searchParams.get('id')) : 0 })).data
  const until = form ? undefined : longDay(searchParams.get('until') ?? '')
  const content = (
    <main className="guest-note" id="main">
      <h1>{t(until ? 'report.thanks' : 'report.title')}</h1>
      <p className="lead">{until ? t('report.thanks_text', { day: until }) : t('report.lead', { title })}</p>
      {!until && (
        <form className="guest-form" method="post" noValidate>
          <WrongSummary posted={form} />
          <RadioGroup
            label={t('report.why')}
            name="reason"
            choices={reportReasons.map((reason) => ({ value: reason, label: reasonWords[reason] }))}
            defaultValue={form?.values['reason']}
            errors={form?.errors['reason']}
          />
          <TextAreaField
            label={t('report.words')}
            name="words"
            hint={kind === 'conversation' ? t('report.we_read') : t('report.words_hint')}
            rows={4}
            maxLength={2_000}
            defaultValue={form?.values['words']}
            errors={form?.errors['words']}
          />
          {asks_email && (
            <TextField
              label={t('report.email')}
              name="email"
              type="email"
              autoComplete="email"
              hint={t('report.email_hint')}
              defaultValue={form?.values['email']}
              errors={form?.errors['email']}
            />
          )}
          <p>
            <button className="button main large" type="submit">
              {t('report.send')}
            </button>
          </p>
        </form>
      )}
      <p className="guest-apart">
        <a href={url}>{t('report.back', { title })}</a>
      </p>
    </main>
  )
  return { title: t('report.title'), css: '', content }
}
