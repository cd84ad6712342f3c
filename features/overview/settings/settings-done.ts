import { t } from '#web/text/text.ts'

/** What a plain form of the settings did, as the address says that it leads to. */
export function saidOf(done: string | undefined): string | undefined {
  switch (done) {
    case 'saved':
      return t('settings.saved')
    case 'password':
      return t('settings.password_changed')
    case 'email':
      return t('settings.email_asked')
    case 'session':
      return t('settings.session_ended')
    case 'kept':
      return t('settings.kept')
    case 'linked':
      return t('settings.linked')
    case 'unlinked':
      return t('settings.unlinked')
    case 'cancelled':
      return t('membership.cancelled_done')
    case 'refunded':
      return t('membership.refunded_done')
    case 'card_removed':
      return t('membership.card_removed')
    case 'card_added':
      return t('membership.card_added')
    case 'file_deleted':
      return t('own_files.done_deleted')
    case 'file_restored':
      return t('own_files.done_restored')
    case 'sessions':
      return t('settings.others_ended')
    default:
      return undefined
  }
}
