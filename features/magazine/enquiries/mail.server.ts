import { letter } from '#server/letter.ts'
import type { Mail } from '#server/mail.ts'
import { productName } from '#web/site.ts'
import { t } from '#web/text/text.ts'
import type { Enquiry } from './contract.ts'
import { factsOf } from './enquiry-words.ts'
import type { Vendor } from './rows.server.ts'

interface Asker {
  firstname: string
  email: string
}

/** To one vendor, of one couple; who asks is known by their first name alone until they say more. */
export function enquiryLetter({ email, title }: Vendor, { firstname, email: asker }: Asker, enquiry: Enquiry): Mail {
  const isReleased = enquiry.contact_released_at !== null
  const who = firstname || t('enquiry_letter.a_couple')
  return {
    to: email!,
    subject: t('enquiry_letter.subject', { who }),
    ...letter({
      brand: productName(),
      heading: t('enquiry_letter.heading', { who, title }),
      lines: [
        ...factsOf(enquiry),
        enquiry.message,
        isReleased ? t('enquiry_letter.contact', { who, email: asker }) : t('enquiry_letter.held', { who }),
      ],
      footer: t('enquiry_letter.why'),
    }),
    by_hand: true,
    ...(isReleased && { reply_to: asker }),
  }
}

/** Once, when they give their address afterwards. */
export function contactLetter(to: string, { firstname, email }: Asker, enquiry: Enquiry): Mail {
  const who = firstname || t('enquiry_letter.a_couple')
  return {
    to,
    subject: t('enquiry_letter.contact_subject', { who }),
    ...letter({
      brand: productName(),
      heading: t('enquiry_letter.contact_heading', { who }),
      lines: [t('enquiry_letter.contact', { who, email }), ...factsOf(enquiry), enquiry.message],
      footer: t('enquiry_letter.why'),
    }),
    by_hand: true,
    reply_to: email,
  }
}
