import type { QueryClient } from '@tanstack/react-query'
import { api } from '#web/api.ts'
import { t as panelText } from '#web/text/guest-panels-text.ts'
import { t } from '#web/text/tools-text.ts'
import type { Guest } from './contract.ts'
import { guestName } from './guest-name.ts'
import { sayFailure } from './guest-once.ts'
import { sayDone } from './guest-undo.ts'

/** Takes a guest off the list at once, because it can be undone. */
export async function removeGuest(cache: QueryClient, guest: Guest): Promise<void> {
  try {
    const options = { ...api.guests_at_once.destroy.mutationOptions(), networkMode: 'always' as const }
    const { data } = await cache
      .getMutationCache()
      .build(cache, options)
      .execute({ ids: [guest.id] })
    sayDone(cache, t('guests.removed', { name: guestName(guest) }), data.undo)
  } catch (error) {
    sayFailure(error, panelText('guest_editor.remove_forbidden', { name: guestName(guest) }))
  }
}
