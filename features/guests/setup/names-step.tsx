import guests from 'virtual:picture/setup-guest-list'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '#web/client/api.ts'
import { tools } from '#web/map/routes.ts'
import { SetupFrame } from '#web/layouts/setup-frame.tsx'
import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { LinesRead } from '#web/ui/lines-read.tsx'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import type { BriefEvent } from '#features/wedding/events/contract.ts'
import type { GuestPage } from '#features/guests/list/contract.ts'
import { useLinesRead } from '#features/guests/list/guest-lines.ts'
import { GuestLater } from './guest-later.tsx'

interface Props {
  page: GuestPage
  posted: PostedForm | undefined
  idempotencyKey: string
}

/** The first guests, as many as come to mind; they are put on the list of every event. */
export function NamesStep({ page, posted, idempotencyKey }: Props) {
  const events = page.guest_wedding_events
  const [names, setNames] = useState(posted?.values['names'] ?? '')
  const read = useLinesRead(names, page, undefined)
  return (
    <SetupFrame
      step={2}
      steps={2}
      later={<GuestLater events={events} />}
      name="names"
      title={t('complete.names_title')}
      text={t('complete.names_text')}
      posted={posted}
      save={() => finish(names, events)}
      to={tools['guest-list'].path}
      button={t('complete.finish')}
      back={
        <Link className="button ghost" to="/complete/guest-list/$step" params={{ step: '1' }}>
          <Icon name="arrow-left" /> {t('complete.back')}
        </Link>
      }
      picture={<Picture of={guests} sizes="(max-width: 1180px) 1px, 60vw" alt="" />}
    >
      <div className="names-step">
        <input type="hidden" name="idempotency_key" value={idempotencyKey} />
        <TextAreaField
          label={t('complete.names')}
          name="names"
          rows={9}
          maxLength={60_000}
          placeholder={t('complete.names_example')}
          value={names}
          onChange={({ currentTarget }) => setNames(currentTarget.value)}
          errors={posted?.errors['names']}
        />
        <LinesRead {...read} />
      </div>
    </SetupFrame>
  )
}

async function finish(names: string, events: readonly BriefEvent[]): Promise<void> {
  if (names.trim() !== '') await api.guests_at_once.add.call({ names, wedding_events: events.map(({ id }) => id) })
  await api.setups.finish.call({ tool: 'guest-list' })
}
