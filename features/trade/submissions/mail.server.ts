import { letter } from '#server/letter.ts'
import type { Mail } from '#server/mail.ts'
import { longDay } from '#web/long-day.ts'
import { productName } from '#web/site.ts'
import { t } from '#web/text/text.ts'
import type { RightKind } from './submission-shapes.ts'

interface Right {
  to: string
  name: string
  kind: RightKind
  couple: string
  by: string
  url: string
}

/** Asks for what only whoever reads it can give. */
export function rightLetter({ to, name, kind, couple, by, url }: Right): Mail {
  const of = { couple: couple || t('submission_letter.a_couple'), by, name }
  const isLicence = kind === 'licence'
  return {
    to,
    subject: t(isLicence ? 'submission_letter.licence_subject' : 'submission_letter.release_subject', of),
    ...letter({
      brand: productName(),
      heading: t(isLicence ? 'submission_letter.licence_heading' : 'submission_letter.release_heading', of),
      lines: [
        t('submission_letter.asks', of),
        t(isLicence ? 'submission_letter.licence' : 'submission_letter.release'),
        t('submission_letter.keep'),
      ],
      action: { label: t('submission_letter.look'), url },
      footer: t('submission_letter.why', of),
    }),
  }
}

/** Somebody took their yes back, and it is gone. */
export function withdrawnLetter(to: string, of: { title: string; name: string }): Mail {
  return {
    to,
    subject: t('submission_letter.withdrawn_subject', of),
    ...letter({
      brand: productName(),
      heading: t('submission_letter.withdrawn_heading'),
      lines: [t('submission_letter.withdrawn', of)],
      footer: t('submission_letter.why_sent'),
    }),
  }
}

/** It is with us, and by when there is an answer. */
export function receivedLetter(to: string, { title, promised_on }: { title: string; promised_on: string }): Mail {
  return {
    to,
    subject: t('submission_letter.received_subject', { title }),
    ...letter({
      brand: productName(),
      heading: t('submission_letter.received_heading'),
      lines: [t('submission_letter.received', { title, day: longDay(promised_on) ?? promised_on })],
      footer: t('submission_letter.why_sent'),
    }),
  }
}
