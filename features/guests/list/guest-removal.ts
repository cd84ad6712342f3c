import type { QueryClient } from '@tanstack/react-query'
import { enact } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import type { Guest } from './contract.ts'
import { guestName } from './guest-name.ts'
import { guestWords } from './guest-undone.ts'

/** Takes a guest off the list at once, because it can be undone. */
export async function removeGuest(cache: QueryClient, guest: Guest): Promise<void> {
  const name = guestName(guest)
  const remove = async () => {
    const { data } = await api.guests_at_once.destroy.call({ ids: [guest.id] })
    return { said: t('guests.removed', { name }), undo: data.undo }
  }
  const forbidden = t('guest_editor.remove_forbidden', { name })
  await enact(cache, remove, { words: guestWords, failed: (error) => sayFailure(error, { ...guestWords, forbidden }) })
}
