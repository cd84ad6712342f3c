import { greeted } from '#features/guests/list/greeting.ts'
import { guestName } from '#features/guests/list/guest-name.ts'
import { inNameOf } from '#features/guests/letters/mail.server.ts'
import { letter } from '#server/letter.ts'
import type { Mail } from '#server/mail.ts'
import { t } from '#web/text/text.ts'
import type { Invitee } from './finding-rows.server.ts'
import type { FoundInvitation } from './invitation-rows.server.ts'
import { listed } from '#web/listed.ts'

/** What a guest wrote to the couple, who answer by mail where the guest has an address there. */
export function wordsLetter({ user_id, couple_email, guest }: FoundInvitation, words: string): Mail {
  const name = guestName(guest)
  return {
    user_id,
    to: couple_email,
    by_hand: true,
    ...(guest.email && { reply_to: guest.email }),
    subject: t('rsvp_words.subject', { name }),
    ...letter({
      brand: t('site.name'),
      heading: t('rsvp_words.heading', { name }),
      lines: words.split(/\n+/).filter((line) => line.trim() !== ''),
      footer: guest.email ? t('rsvp_words.why') : t('rsvp_words.why_unreachable', { name }),
    }),
  }
}

/** The way to their page, for guests who asked for it. */
export function linkLetter({ user_id, email, envelope, couple, couple_email, ...guest }: Invitee, url: string): Mail {
  const both = listed(couple)
  return {
    user_id,
    to: email,
    ...inNameOf(couple, couple_email),
    subject: t('rsvp_letter.subject', { couple: both }),
    ...letter({
      brand: t('site.name'),
      heading: t('rsvp_letter.heading', { names: listed(greeted(envelope, [guest])) || guestName(guest) }),
      lines: [t('rsvp_letter.text', { couple: both }), t('rsvp_letter.whose')],
      action: { label: t('rsvp_letter.action'), url },
      footer: t('rsvp_letter.why'),
    }),
  }
}
