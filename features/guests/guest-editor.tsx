import { SidePanel } from '#web/ui/side-panel.tsx'
import type { Guest, GuestPage } from './contract.ts'
import { guestName } from './guest-name.ts'

interface Props {
  guest: Guest
  page: GuestPage
  event: { id: number; name: string } | undefined
  onClose: () => void
}

export function GuestEditor({ guest, event, onClose }: Props) {
  return (
    <SidePanel title={guestName(guest)} onClose={onClose}>
      {event?.name}
    </SidePanel>
  )
}
