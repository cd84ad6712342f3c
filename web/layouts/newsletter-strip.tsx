import { type FormEvent, useRef, useState } from 'react'
import { emailPattern } from '../email-pattern.ts'
import type { PostedForm } from '../start/start-context.ts'
import { t } from '../text/text.ts'
import { Icon } from '../ui/icon.tsx'

interface Props {
  /** The strip's form, when it was posted without script and refused. */
  posted: PostedForm | undefined
  /** It was posted without script and went well. */
  isJoined: boolean
}

/** Above the footer: a plain form to the page's own address, which script sends without leaving the page. */
export function NewsletterStrip({ posted, isJoined }: Props) {
  const { note, submit } = useNewsletter(firstNote(posted, isJoined))
  return (
    <section className="newsletter-strip scallop" id="newsletter" aria-labelledby="newsletter-title">
      <div className="wrap">
        <h2 id="newsletter-title">{t('newsletter.title')}</h2>
        <form action="#newsletter" method="post" noValidate onSubmit={submit}>
          <input type="hidden" name="form" value="newsletter" />
          <div className="field">
            <label htmlFor="newsletter-email">{t('newsletter.label')}</label>
            <input
              id="newsletter-email"
              name="email"
              type="email"
              autoComplete="email"
              maxLength={254}
              placeholder={t('newsletter.example')}
              defaultValue={posted?.values['email']}
              aria-invalid={note?.isWrong || undefined}
              aria-describedby="newsletter-note"
            />
          </div>
          <button className="button" type="submit">
            {t('newsletter.button')}
          </button>
          <p className="newsletter-note" id="newsletter-note" role="status">
            {note && (
              <>
                <Icon name={note.isWrong ? 'warning-circle-fill' : 'check-circle-fill'} />
                <span>{note.text}</span>
              </>
            )}
          </p>
        </form>
      </div>
    </section>
  )
}

interface Note {
  text: string
  isWrong: boolean
}

const thanks: Note = { text: t('newsletter.thanks'), isWrong: false }

function firstNote(posted: PostedForm | undefined, isJoined: boolean): Note | undefined {
  if (posted) return { text: posted.errors['email']?.join(' ') ?? posted.message, isWrong: true }
  return isJoined ? thanks : undefined
}

function useNewsletter(first: Note | undefined) {
  const [note, tell] = useState(first)
  const isSending = useRef(false)

  async function send(form: HTMLFormElement, email: string): Promise<void> {
    isSending.current = true
    try {
      const { api } = await import('../client/api.ts')
      await api.newsletter.join.call({ email, event: 'newsletter', props: {} })
      form.reset()
      tell(thanks)
    } catch {
      // A failure is none of the visitor's business; the address stays in the field.
    } finally {
      isSending.current = false
    }
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = event.currentTarget
    const email = String(new FormData(form).get('email')).trim()
    // A second press finds the field clear, and must not take the thanks away.
    if (isSending.current || (note === thanks && email === '')) return
    const isRight = emailPattern.test(email)
    tell(isRight ? undefined : { text: t('newsletter.invalid'), isWrong: true })
    if (isRight) void send(form, email)
  }

  return { note, submit }
}
