import { t } from '#web/text/tools-text.ts'
import { BulkBar } from '#web/ui/bulk-bar.tsx'
import type { Guest, GuestPage } from './contract.ts'

interface Props {
  guests: readonly Guest[]
  page: GuestPage
  event: { id: number; name: string } | undefined
  onClear: () => void
}

export function GuestBulk({ guests, onClear }: Props) {
  return <BulkBar count={guests.length} actions={[{ icon: 'trash', label: t('guests.remove'), onAction: onClear }]} onClear={onClear} />
}
