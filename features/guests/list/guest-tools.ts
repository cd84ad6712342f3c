import { t } from '#web/text/text.ts'
import { guestListPath } from './guest-search.ts'

/** The pages around the guest list, which are the couple's. */
export function guestTools({ waiting = 0 }: { waiting?: number } = {}) {
  return [
    { label: t('guest_tools.list'), to: guestListPath },
    { label: t('guest_tools.letters'), to: `${guestListPath}/letters` },
    { label: t('guest_tools.replies'), to: `${guestListPath}/replies`, beyond: `${guestListPath}/cards` },
    { label: t('guest_tools.addresses'), to: `${guestListPath}/addresses`, count: waiting },
  ]
}
