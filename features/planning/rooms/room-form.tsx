import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { LeaveDialog, useTyped } from '#web/ui/leave-dialog.tsx'
import type { ListedRoomBlock, RoomsPage } from './contract.ts'
import { RoomFields } from './room-fields.tsx'
import { saidIn } from './room-draft.ts'
import { roomWords } from './room-words.ts'

interface Props {
  block?: ListedRoomBlock
  page: RoomsPage
  /** The one event whose rooms are shown. */
  event?: number | undefined
  onClose: () => void
}

/** What a hotel holds, as its offer says it. */
export function RoomForm({ block, page, event, onClose }: Props) {
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const { once, isPending } = useActs(roomWords)
  // What stands in the fields is of this version, whatever is fetched meanwhile.
  const [version] = useState(block?.version)
  const [isTyped, setTyped] = useState(false)
  const { isChanged } = useTyped(isTyped)

  async function submit(sent: FormEvent<HTMLFormElement>) {
    sent.preventDefault()
    const { said, wrong } = saidIn(new FormData(sent.currentTarget))
    if (Object.keys(wrong).length > 0) return setErrors(wrong)
    const { isDone } = await once(
      async (act) => {
        if (block) await api.rooms.update.call({ id: block.id, version, act, ...said })
        else await api.rooms.create.call({ ...said, user_id: page.wedding.user_id, act })
        return t(block ? 'rooms.saved' : 'rooms.added', said)
      },
      (error) => {
        const refused = refusal(error)
        if (refused?.status === 422 && Object.keys(refused.errors).length > 0) setErrors(refused.errors)
        else sayFailure(error, roomWords)
      },
    )
    if (isDone) onClose()
  }

  return (
    <form
      className="room-form"
      noValidate
      onSubmit={submit}
      onChange={() => setTyped(true)}
      aria-label={block ? t('rooms.edit_of', block) : t('rooms.add')}
    >
      <RoomFields block={block} page={page} event={event} errorsOf={(name) => errors[name] ?? []} />
      <div className="room-buttons">
        <button className="button main" type="submit" aria-disabled={isPending} aria-busy={isPending}>
          {t(block ? 'rooms.save' : 'rooms.save_new')}
        </button>
        <button className="button" type="button" onClick={onClose}>
          {t('rooms.cancel')}
        </button>
      </div>
      <LeaveDialog isChanged={isChanged} words={leaveWords} stays={() => true} />
    </form>
  )
}

const leaveWords = {
  title: t('budget.leave_title'),
  text: t('budget.leave_text'),
  stay: t('budget.leave_stay'),
  leave: t('budget.leave_go'),
}
