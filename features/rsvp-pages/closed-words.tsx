import { t } from '#web/text/rsvp-text.ts'
import type { Invitation } from '../rsvp/contract.ts'
import { coupleNames, inWords } from '../rsvp/in-words.ts'
import { GuestIcon } from './guest-icons.tsx'

/** What the couple says when it is too late to answer, and how to reach whom. */
export function ClosedWords({ invitation: { couple, closed_words, contact } }: { invitation: Invitation }) {
  const name = contact.name || inWords(coupleNames(couple))
  return (
    <>
      <blockquote className="guest-said-by">
        <p>{closed_words ? `“${closed_words}”` : t('rsvp.closed')}</p>
        {closed_words && <footer>{inWords(coupleNames(couple))}</footer>}
      </blockquote>
      {(contact.phone || contact.email) && (
        <p className="guest-acts">
          {contact.phone && (
            <a className="button main" href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>
              <GuestIcon name="telephone" /> {t('rsvp.call', { name })}
            </a>
          )}
          {contact.email && (
            <a className="button" href={`mailto:${contact.email}`}>
              <GuestIcon name="letter" /> {t('rsvp.write')}
            </a>
          )}
        </p>
      )}
    </>
  )
}
