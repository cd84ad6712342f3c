import { plainName } from '#features/wedding/helping/mail.server.ts'
import { letter } from '#server/letter.ts'
import type { Mail } from '#server/mail.ts'
import { productName } from '#web/site.ts'
import { t } from '#web/text/text.ts'

interface Invitation {
  title: string
  /** The first name of who asks. */
  by: string
  url: string
}

/** To whoever is asked to act for a business; the link is the only key. */
export function colleagueLetter(to: string, { title, by, url }: Invitation): Mail {
  const subject = t('colleague_letter.subject', { title })
  return {
    to,
    subject,
    ...letter({
      brand: productName(),
      heading: subject,
      lines: [t('colleague_letter.text', { by: plainName(by) || t('colleague_letter.somebody'), title }), t('colleague_letter.lasts')],
      action: { label: t('colleague_letter.action'), url },
      footer: t('colleague_letter.why', { title }),
    }),
  }
}

type News = 'joined' | 'went' | 'removed' | 'owner'

const headings = {
  joined: 'colleague_letter.joined',
  went: 'colleague_letter.went',
  removed: 'colleague_letter.removed',
  owner: 'colleague_letter.owner',
} as const satisfies Record<News, string>

interface Told {
  user_id: number
  email: string
  title: string
  /** Whom it is about, where that isn't who reads it. */
  name?: string
}

/** To who is concerned, once it has happened. */
export function peopleLetter(news: News, { user_id, email, title, name = '' }: Told): Mail {
  const heading = t(headings[news], { title, name })
  return {
    user_id,
    to: email,
    subject: heading,
    ...letter({ brand: productName(), heading, lines: [], footer: t('colleague_letter.why_told', { title }) }),
  }
}
