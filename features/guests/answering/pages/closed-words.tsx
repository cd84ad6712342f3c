import { t } from '#web/text/text.ts'
import type { Invitation } from '../contract.ts'
import { listed } from '#web/listed.ts'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'

/** What the couple says when it is too late to answer. */
export function ClosedWords({ invitation: { couple, closed_words } }: { invitation: Invitation }) {
  return (
    <blockquote className="guest-said-by">
      <p>{closed_words ? `“${closed_words}”` : t('rsvp.closed')}</p>
      {closed_words && <footer>{listed(coupleNames(couple))}</footer>}
    </blockquote>
  )
}
