import { letter } from '#server/letter.ts'
import type { Mail } from '#server/mail.ts'
import { longDay } from '#web/long-day.ts'
import { productName } from '#web/site.ts'
import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import type { Enquiry } from './contract.ts'
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
        ...facts(enquiry),
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
      lines: [t('enquiry_letter.contact', { who, email }), ...facts(enquiry), enquiry.message],
      footer: t('enquiry_letter.why'),
    }),
    by_hand: true,
    reply_to: email,
  }
}

/** What they did not say is not in it. */
function facts({ wedding_date, place, guests, budget }: Enquiry): string[] {
  return [
    ...(wedding_date ? [t('enquiry_letter.day', { day: longDay(wedding_date)! })] : []),
    ...(place ? [t('enquiry_letter.place', { place })] : []),
    ...(guests ? [t('enquiry_letter.guests', { guests })] : []),
    ...(budget === null ? [] : [t('enquiry_letter.budget', { amount: showMoney(budget) })]),
  ]
}
