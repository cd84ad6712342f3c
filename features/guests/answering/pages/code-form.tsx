import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { Wrong, wrongState } from '#web/ui/plain/form-notes.tsx'

interface Props {
  /** The couple's name in addresses; empty where nobody said whose guests they are. */
  couple: string
  code: string
  isKnown: boolean
  /** A letter is under way. */
  isSent: boolean
  posted: PostedForm | undefined
}

/** The code of the card, or a letter with the link. Never a name: that would tell anybody who is invited. */
export function CodeForm({ couple, code, isKnown, isSent, posted }: Props) {
  const [find, link] = [posted?.values['form'] === 'find' ? posted : undefined, posted?.values['form'] === 'link' ? posted : undefined]
  return (
    <>
      <form className="guest-form" method="post">
        {find && !find.errors['code'] && !find.errors['couple'] && find.message && (
          <p className="wrong-summary" role="alert">
            {t('guest_page.slow')}
          </p>
        )}
        <input type="hidden" name="form" value="find" />
        <CoupleField couple={couple} isKnown={isKnown} posted={find} />
        <div className="field">
          <label htmlFor="code">{t('rsvp.code')}</label>
          <input
            className="input guest-code num"
            name="code"
            defaultValue={find?.values['code'] ?? code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            required
            {...wrongState('code', find, 'code-hint')}
          />
          <p className="hint" id="code-hint">
            {t('rsvp.code_hint')}
          </p>
          <Wrong field="code" posted={find} />
        </div>
        <button className="button main large" type="submit">
          {t('rsvp.find')}
        </button>
      </form>
      {isSent && (
        <p className="guest-said" role="status">
          {t('rsvp.sent')}
        </p>
      )}
      <details className="guest-more" open={link !== undefined || undefined}>
        <summary>{t('rsvp.no_card')}</summary>
        <form className="guest-form" method="post">
          <input type="hidden" name="form" value="link" />
          <CoupleField couple={couple} isKnown={isKnown} posted={link} id="link" />
          <div className="field">
            <label htmlFor="email">{t('rsvp.email')}</label>
            <input
              className="input"
              type="email"
              name="email"
              defaultValue={link?.values['email']}
              autoComplete="email"
              required
              {...wrongState('email', link, 'email-hint')}
            />
            <p className="hint" id="email-hint">
              {t('rsvp.email_hint')}
            </p>
            <Wrong field="email" posted={link} />
          </div>
          <button className="button" type="submit">
            {t('rsvp.mail')}
          </button>
        </form>
      </details>
    </>
  )
}

function CoupleField({
  couple,
  isKnown,
  posted,
  id = 'find',
}: {
  couple: string
  isKnown: boolean
  posted: PostedForm | undefined
  id?: string
}) {
  if (isKnown) return <input type="hidden" name="couple" value={couple} />
  return (
    <div className="field">
      <label htmlFor={`${id}-couple`}>{t('rsvp.couple')}</label>
      <input
        className="input"
        name="couple"
        defaultValue={posted?.values['couple'] ?? couple}
        autoComplete="off"
        autoCapitalize="none"
        required
        {...wrongState('couple', posted)}
        id={`${id}-couple`}
      />
      <p className="hint">{t('rsvp.couple_hint')}</p>
      <Wrong field="couple" posted={posted} />
    </div>
  )
}
