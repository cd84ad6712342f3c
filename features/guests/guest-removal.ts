import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '#web/api.ts'
import { refusal } from '#web/refusal.ts'
import { t } from '#web/text/tools-text.ts'
import { toast } from '#web/ui/toast.ts'
import type { Guest } from './contract.ts'
import { guestName } from './guest-name.ts'

/** Takes a guest off the list at once, because it can be undone. */
export function useGuestRemoval(): (guest: Guest) => void {
  const cache = useQueryClient()
  const settled = { onSettled: () => cache.invalidateQueries({ queryKey: api.guests.key() }) }
  const { mutateAsync: remove } = useMutation(api.guests_at_once.destroy.mutationOptions(settled))
  const { mutateAsync: undo } = useMutation(api.wedding_changes.undo.mutationOptions(settled))
  return useCallback(
    async (guest: Guest) => {
      const name = guestName(guest)
      const failed = (error: unknown) =>
        toast({ kind: 'bad', lines: [t('guests.not_removed', { name, reason: refusal(error)?.message ?? t('error.no_connection') })] })
      try {
        const { data } = await remove({ ids: [guest.id] })
        const takeBack = () => void undo({ act: data.undo }).catch(failed)
        toast({
          kind: 'done',
          lines: [t('guests.removed', { name })],
          action: { label: t('guests.undo'), onAction: takeBack },
          milliseconds: 8_000,
        })
      } catch (error) {
        failed(error)
      }
    },
    [remove, undo],
  )
}
