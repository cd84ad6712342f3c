import courtyard from 'virtual:picture/quiz-place-courtyard'
import { api } from '#web/client/api.ts'
import { SetupFrame } from '#web/layouts/setup-frame.tsx'
import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { Picture } from '#web/ui/picture.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { BriefEvent } from '#features/wedding/events/contract.ts'
import { type EventChoice, eventChoices, kindField, nameField, settleEvents } from './chosen-events.ts'
import { GuestLater } from './guest-later.tsx'

interface Props {
  events: readonly BriefEvent[]
  posted: PostedForm | undefined
}

/** Which events the list is for, each by a name of the couple's own. */
export function EventsStep({ events, posted }: Props) {
  const { create, update, destroy } = api.guest_wedding_events
  const save = (fields: Record<string, string>) =>
    settleEvents(events, fields, { create: create.call, update: update.call, destroy: destroy.call })
  return (
    <SetupFrame
      step={1}
      steps={2}
      later={<GuestLater events={events} />}
      name="events"
      title={t('complete.events_title')}
      text={t('complete.events_text')}
      posted={posted}
      save={save}
      to="/complete/guest-list/2"
      button={t('complete.next')}
      picture={<Picture of={courtyard} sizes="(max-width: 1180px) 1px, 45vw" alt="" />}
    >
      <fieldset className="event-choices" aria-label={t('complete.events')}>
        {eventChoices(events, posted?.values).map((choice) => (
          <Choice key={choice.id} choice={choice} />
        ))}
      </fieldset>
    </SetupFrame>
  )
}

function Choice({ choice }: { choice: EventChoice }) {
  return (
    <div className="event-choice">
      <label className="check">
        <input className="check-box" type="checkbox" name={kindField(choice)} defaultChecked={choice.isChosen} />
        <span className="check-words">{choice.name}</span>
      </label>
      <TextField
        label={t('complete.called')}
        aria-label={t('complete.called_kind', { kind: choice.name })}
        name={nameField(choice)}
        defaultValue={choice.called}
        maxLength={120}
      />
    </div>
  )
}
