import { Link } from '@tanstack/react-router'
import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { SidePanel } from '#web/ui/side-panel.tsx'
import type { GuestPage } from '../contract.ts'
import { GuestAddMany } from './add-many.tsx'
import { GuestAddOne } from './add-one.tsx'
import type { EventName } from '../editor/guest-draft.ts'
import { useStillRows } from '../guest-still.ts'

interface Props {
  page: GuestPage
  event: EventName | undefined
  posted: PostedForm | undefined
  idempotencyKey: string
  onClose: () => void
}

/** Adds guests as one would write them down, or one of them with an address; both forms work without script. */
export function GuestAddPanel({ page, event, posted, idempotencyKey, onClose }: Props) {
  useStillRows()
  const of = (form: string) => (posted?.values['form'] === form ? posted : undefined)
  return (
    <SidePanel title={t('guest_add.title')} note={t('guest_add.note')} onClose={onClose}>
      <p className="guest-add-import field-hint">
        <Link to="/tools/guest-list/import" search={event && { event: event.id }}>
          {t('guest_add.import')}
        </Link>
      </p>
      <GuestAddMany page={page} event={event} posted={of('many')} idempotencyKey={`${idempotencyKey}-many`} />
      <GuestAddOne page={page} event={event} posted={of('one')} idempotencyKey={`${idempotencyKey}-one`} />
      <noscript>
        <p>
          <a href="?">{t('guest_add.back')}</a>
        </p>
      </noscript>
    </SidePanel>
  )
}
