import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { BroughtPicture } from '#web/ui/brought-picture.tsx'
import { PicturePlace } from '#web/ui/upload/picture-place.tsx'
import type { ReachedEvent } from '#features/wedding/events/contract.ts'
import { eventWords } from '#features/wedding/events/event-undone.ts'

/** The picture at the head of the event, for who plans it. */
export function EventPicture({ event, posted }: { event: ReachedEvent; posted: PostedForm | undefined }) {
  const { once } = useActs(eventWords)
  const { id, name, picture } = event
  const save = (picture_id: number | null) =>
    once(async (act) => {
      await api.guest_wedding_events.update.call({ id, picture_id, act })
      return t('event.saved', { name })
    })
  return (
    <PicturePlace
      name="picture"
      place={`event-${id}-picture`}
      label={t('event.picture')}
      hint={t('event.picture_hint')}
      posted={posted}
      isThere={picture !== null}
      onChosen={save}
      onRemoved={() => save(null)}
    >
      {picture && <BroughtPicture of={picture} sizes="240px" alt="" />}
    </PicturePlace>
  )
}
