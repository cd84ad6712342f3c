import { t } from '#web/text/text.ts'

export type LetterName = 'save_the_date' | 'change_of_date' | 'invitation' | 'reminder' | 'confirmation'

interface Words {
  kicker: string
  words: string
  action: string
  subject: string
}

/** What each kind of letter says where the couple said nothing else. */
export function wordsOf(kind: LetterName, couple: string): Words {
  switch (kind) {
    case 'save_the_date':
      return {
        kicker: t('guest_letter.save_the_date_kicker'),
        subject: t('guest_letter.save_the_date_subject', { couple }),
        words: t('guest_letter.save_the_date_words'),
        action: t('guest_letter.save_the_date_action'),
      }
    case 'change_of_date':
      return {
        kicker: t('guest_letter.change_of_date_kicker'),
        subject: t('guest_letter.change_of_date_subject', { couple }),
        words: t('guest_letter.change_of_date_words'),
        action: t('guest_letter.change_of_date_action'),
      }
    case 'invitation':
      return {
        kicker: t('guest_letter.invitation_kicker'),
        subject: t('guest_letter.invitation_subject', { couple }),
        words: t('guest_letter.invitation_words'),
        action: t('guest_letter.invitation_action'),
      }
    case 'reminder':
      return {
        kicker: t('guest_letter.reminder_kicker'),
        subject: t('guest_letter.reminder_subject', { couple }),
        words: t('guest_letter.reminder_words'),
        action: t('guest_letter.reminder_action'),
      }
    case 'confirmation':
      return {
        kicker: t('guest_letter.confirmation_kicker'),
        subject: t('guest_letter.confirmation_subject', { couple }),
        words: t('guest_letter.confirmation_words'),
        action: t('guest_letter.confirmation_action'),
      }
  }
}
