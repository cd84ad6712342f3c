import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { Wrong, WrongSummary, wrongState } from '#web/ui/plain/form-notes.tsx'
import { reasonWords } from './reason-words.ts'
import { type ReportKind, reportReasons } from './report-reasons.ts'

interface Props {
  kind: ReportKind
  /** Of a visitor, for the answer. */
  asksEmail: boolean
  posted: PostedForm | undefined
}

/** Posted to the page's own address; what was typed and refused stands there again. */
export function ReportForm({ kind, asksEmail, posted }: Props) {
  return (
    <form className="guest-form" method="post" noValidate>
      <WrongSummary posted={posted} />
      <fieldset className="field report-reasons">
        <legend>{t('report.why')}</legend>
        {reportReasons.map((reason, place) => (
          <label key={reason}>
            <input
              type="radio"
              name="reason"
              value={reason}
              defaultChecked={posted?.values['reason'] === reason}
              {...(place === 0 && wrongState('reason', posted))}
            />
            <span>{reasonWords[reason]}</span>
          </label>
        ))}
        <Wrong field="reason" posted={posted} />
      </fieldset>
      <div className="field">
        <label htmlFor="words">{t('report.words')}</label>
        <textarea
          className="input"
          name="words"
          rows={4}
          maxLength={2_000}
          defaultValue={posted?.values['words']}
          {...wrongState('words', posted, 'words-hint')}
        />
        <p className="hint" id="words-hint">
          {kind === 'conversation' ? t('report.we_read') : t('report.words_hint')}
        </p>
        <Wrong field="words" posted={posted} />
      </div>
      {asksEmail && (
        <div className="field">
          <label htmlFor="email">{t('report.email')}</label>
          <input
            className="input"
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            defaultValue={posted?.values['email']}
            {...wrongState('email', posted, 'email-hint')}
          />
          <p className="hint" id="email-hint">
            {t('report.email_hint')}
          </p>
          <Wrong field="email" posted={posted} />
        </div>
      )}
      <button className="button main large" type="submit">
        {t('report.send')}
      </button>
    </form>
  )
}
