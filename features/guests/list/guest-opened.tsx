import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callOf, refusal } from '#web/client/refusal.ts'
import { t } from '#web/text/text.ts'
import { toast } from '#web/ui/toast.ts'
import type { GuestPage } from './contract.ts'
import { GuestEditor } from './editor/editor.tsx'
import { guestQuery } from './guest-query.ts'
import { useStillRows } from './guest-still.ts'

interface Props {
  id: number
  page: GuestPage
  event: GuestPage['guest_wedding_events'][number] | undefined
  onClose: () => void
}

/** The guest that the address names, on this page of the list or not. */
export function GuestOpened({ id, page, event, onClose }: Props) {
  useStillRows()
  const listed = page.data.find((guest) => guest.id === id)
  const { data, error } = useQuery({ ...guestQuery(id), ...(listed && { initialData: { data: listed } }) })
  useEffect(() => {
    if (!error) return
    toast({ kind: 'bad', lines: [refusal(error)?.status === 404 ? t('guests.gone') : t('error.no_connection')], of: callOf(error) })
    onClose()
  }, [error, onClose])
  return data && <GuestEditor guest={data.data} page={page} event={event} onClose={onClose} />
}
