import { t } from '#web/text/rsvp-text.ts'
import type { Invitation } from '../contract.ts'
import { coupleNames, inWords } from '../in-words.ts'

/** What the couple says when it is too late to answer. */
export function ClosedWords({ invitation: { couple, closed_words } }: { invitation: Invitation }) {
  return (
    <blockquote className="guest-said-by">
      <p>{closed_words ? `“${closed_words}”` : t('rsvp.closed')}</p>
      {closed_words && <footer>{inWords(coupleNames(couple))}</footer>}
    </blockquote>
  )
}
