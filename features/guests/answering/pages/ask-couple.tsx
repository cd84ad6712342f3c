import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { Wrong, WrongSummary, wrongState } from '#web/ui/plain/form-notes.tsx'
import type { Invitation } from '../contract.ts'
import { listed } from '#web/listed.ts'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import { GuestIcon } from './guest-icons.tsx'

interface AskProps {
  invitation: Invitation
  /** The form for a few lines stands further down the page. */
  isFarFromForm?: boolean
}

/** Whom to ask when the page takes no answer any more, and how to reach them. */
export function AskCouple({ invitation, isFarFromForm = false }: AskProps) {
  const { contact } = invitation
  const name = whomToAsk(invitation)
  const letter = contact.email ? `mailto:${contact.email}` : isFarFromForm && contact.takes_words ? '#write' : undefined
  return (
    <>
      <p className="guest-ask">{t('rsvp.ask', { name })}</p>
      {(contact.phone || letter) && (
        <p className="guest-acts">
          {contact.phone && (
            <a className="button main" href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>
              <GuestIcon name="telephone" /> {t('rsvp.call', { name })}
            </a>
          )}
          {letter && (
            <a className="button" href={letter}>
              <GuestIcon name="letter" /> {t('rsvp.write')}
            </a>
          )}
        </p>
      )}
    </>
  )
}

interface Props {
  invitation: Invitation
  posted: PostedForm | undefined
  isSent: boolean
  /** Where the address does not say whose it is. */
  invite_id?: string | undefined
}

/** A few lines that reach the couple by mail, where they name no address for it: theirs is told to nobody. */
export function WriteForm({ invitation, posted, isSent, invite_id }: Props) {
  const { contact } = invitation
  if (contact.email || !contact.takes_words) return null
  return (
    <form className="guest-form" method="post" id="write">
      <h2 className="guest-label">{t('rsvp.write')}</h2>
      {isSent && (
        <p className="guest-said" role="status">
          {t('rsvp.written', { name: listed(coupleNames(invitation.couple)) })}
        </p>
      )}
      <WrongSummary posted={posted} />
      <input type="hidden" name="form" value="write" />
      {invite_id && <input type="hidden" name="invite_id" value={invite_id} />}
      <div className="field">
        <label htmlFor="words">{t('rsvp.words')}</label>
        <textarea
          className="input"
          name="words"
          rows={4}
          maxLength={2000}
          defaultValue={posted?.values['words']}
          required
          {...wrongState('words', posted)}
        />
        <Wrong field="words" posted={posted} />
      </div>
      <button className="button" type="submit">
        {t('rsvp.send_words')}
      </button>
    </form>
  )
}

/** Whom the couple named, else the two themselves. */
function whomToAsk({ contact, couple }: Pick<Invitation, 'contact' | 'couple'>): string {
  return contact.name || listed(coupleNames(couple))
}
