import { Link } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import type { Thread } from '../contract.ts'
import { pathOf } from '../conversation-paths.ts'
import { nameOf } from '../conversation-words.ts'

/** A vendor who is booked asks whether they may pass it on; the couple says yes or no. Plain forms, so that they need no script. */
export function PassingOn({ thread }: { thread: Thread }) {
  const { side, is_open, blocked_by, passing } = thread
  const { referral, to } = passing
  if (side === 'couple' && referral?.answer === 'yes') return <Passed referral={referral} />
  if (!is_open || blocked_by) return null
  if (referral && referral.answer === null)
    return side === 'couple' ? (
      <Question thread={thread} referral={referral} />
    ) : (
      <p className="messages-note">{t('passing.waits', { title: referral.title })}</p>
    )
  return side === 'vendor' && to.length > 0 ? <Offer thread={thread} /> : null
}

interface QuestionProps {
  thread: Thread
  referral: NonNullable<Thread['passing']['referral']>
}

function Question({ thread, referral }: QuestionProps) {
  const { title, url } = referral
  return (
    <section className="messages-passing" aria-labelledby="passing">
      <h3 id="passing">{t('passing.may', { name: nameOf(thread), title })}</h3>
      <p>
        {t('passing.may_text', { title })} <a href={url}>{t('passing.see', { title })}</a>
      </p>
      <div className="buttons">
        <Answer thread={thread} referral={referral} isYes />
        <Answer thread={thread} referral={referral} isYes={false} />
      </div>
    </section>
  )
}

/** After the yes there is somebody else to write with. */
function Passed({ referral: { title, url, conversation_id } }: Pick<QuestionProps, 'referral'>) {
  return (
    <p className="messages-note">
      {t('passing.passed_to', { title })}{' '}
      {conversation_id === null ? (
        <a href={url}>{t('passing.see', { title })}</a>
      ) : (
        <Link to={pathOf({ id: conversation_id, side: 'couple' })}>{t('passing.write', { title })}</Link>
      )}
    </p>
  )
}

function Answer({ thread, referral, isYes }: QuestionProps & { isYes: boolean }) {
  const { once, isPending } = useActs()
  const answer = (event: FormEvent) => {
    event.preventDefault()
    void once(async () => void (await api.referrals.answer.call({ id: thread.id, referral_id: referral.id, is_wanted: isYes })))
  }
  return (
    <form method="post" onSubmit={answer}>
      <input type="hidden" name="form" value="pass_answer" />
      <input type="hidden" name="referral_id" value={referral.id} />
      <input type="hidden" name="is_wanted" value={isYes ? 'yes' : 'no'} />
      <button className={isYes ? 'button main small' : 'button small'} type="submit" aria-disabled={isPending}>
        {t(isYes ? 'passing.do' : 'passing.dont')}
      </button>
    </form>
  )
}

function Offer({ thread: { id, passing } }: { thread: Thread }) {
  const { once, isPending } = useActs()
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const vendor_id = Number(new FormData(event.currentTarget).get('vendor_id'))
    void once(async () => void (await api.referrals.ask.call({ id, vendor_id })))
  }
  return (
    <details className="messages-passing">
      <summary>{t(passing.is_booked ? 'passing.offer_booked' : 'passing.offer')}</summary>
      <form method="post" onSubmit={ask}>
        <input type="hidden" name="form" value="pass_on" />
        <p>{t('passing.offer_text')}</p>
        <SelectField
          label={t('passing.to')}
          name="vendor_id"
          choices={passing.to.map((one) => ({ value: String(one.id), label: one.title }))}
        />
        <button className="button small" type="submit" aria-disabled={isPending}>
          {t('passing.ask')}
        </button>
      </form>
    </details>
  )
}
