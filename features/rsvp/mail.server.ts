import { greeted } from '#features/guests/greeting.ts'
import { guestName } from '#features/guests/guest-name.ts'
import { inNameOf } from '#features/invitations/mail.server.ts'
import { letter } from '#server/letter.ts'
import type { Mail } from '#server/mail.ts'
import { t } from '#web/text/rsvp-text.ts'
import type { Invitee } from './finding-rows.server.ts'
import { inWords } from './in-words.ts'

/** The way to their page, for guests who asked for it. */
export function linkLetter({ user_id, email, envelope, couple, couple_email, ...guest }: Invitee, url: string): Mail {
  const both = inWords(couple)
  return {
    user_id,
    to: email,
    ...inNameOf(couple, couple_email),
    subject: t('rsvp_letter.subject', { couple: both }),
    ...letter({
      brand: t('site.name'),
      heading: t('rsvp_letter.heading', { names: inWords(greeted(envelope, [guest])) || guestName(guest) }),
      lines: [t('rsvp_letter.text', { couple: both }), t('rsvp_letter.whose')],
      action: { label: t('rsvp_letter.action'), url },
      footer: t('rsvp_letter.why'),
    }),
  }
}
