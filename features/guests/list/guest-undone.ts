import type { Words } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { stayed } from '#features/wedding/undo/stayed.ts'

/** What is said of taking an act on the guest list back. */
export const guestWords: Words = {
  undone: t('guest_undo.undone'),
  stayed: ({ kept }) => {
    const guests = kept.filter(({ kind }) => kind === 'guest').length
    if (guests > 0) return guests === 1 ? t('guest_undo.kept_one') : t('guest_undo.kept', { n: guests })
    return stayed(kept).length > 0 ? t('guest_undo.kept_household') : undefined
  },
  offline: t('guest_undo.offline'),
}
