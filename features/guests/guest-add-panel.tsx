import type { PostedForm } from '#web/start-context.ts'
import { t } from '#web/text/tools-text.ts'
import { SidePanel } from '#web/ui/side-panel.tsx'
import type { GuestPage } from './contract.ts'

interface Props {
  page: GuestPage
  event: { id: number; name: string } | undefined
  posted: PostedForm | undefined
  idempotencyKey: string
  onClose: () => void
}

export function GuestAddPanel({ page, onClose }: Props) {
  return (
    <SidePanel title={t('guests.add')} onClose={onClose}>
      {page.meta.total}
    </SidePanel>
  )
}
