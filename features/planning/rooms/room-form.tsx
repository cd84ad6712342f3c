import { type ReactNode, type RefObject, type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { differences } from '#web/client/drafts.ts'
import { useEditing } from '#web/client/editing.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { LeaveDialog, useTyped } from '#web/ui/leave-dialog.tsx'
import { leaveWords } from '../budget/shown/leave-words.ts'
import type { ListedRoomBlock, RoomBlock, RoomsPage } from './contract.ts'
import { RoomFields } from './room-fields.tsx'
import { draftOf, type Errors, newDraft, type RoomDraft, saidIn, unread } from './room-draft.ts'
import { roomWords } from './room-words.ts'

interface Props {
  page: RoomsPage
  onClose: () => void
}

/** What a hotel holds, as its offer says it. */
export function EditedRoom({ block, page, onClose }: Props & { block: ListedRoomBlock }) {
  const editing = useEditing<RoomBlock, RoomDraft>(block, {
    draftOf,
    send: async ({ thing: { id, version }, act, mine, fields }) => {
      const said = saidIn(mine)
      const change = Object.fromEntries(fields.map((field) => [field, said[field]])) as Partial<typeof said>
      if (fields.length > 0) await api.rooms.update.call({ id, version, act, ...change })
      return undefined
    },
    said: ({ mine }) => t('rooms.saved', { hotel: mine.hotel.trim() }),
    words: roomWords,
  })
  const { isChanged, forget } = useTyped(editing.isChanged)

  async function submit() {
    if (editing.clashes.length > 0) return
    const wrong = unread(editing.mine)
    if (Object.keys(wrong).length > 0) return editing.refuse(wrong)
    if (editing.isChanged) {
      const { isDone, fresh } = await editing.save()
      if (!isDone) return
      await fresh
    }
    forget()
    onClose()
  }

  return (
    <RoomFrame
      label={t('rooms.edit_of', block)}
      save={t('rooms.save')}
      isPending={editing.isPending}
      isChanged={isChanged}
      onSubmit={submit}
      onClose={onClose}
    >
      <RoomFields editing={editing} id={block.id} page={page} />
    </RoomFrame>
  )
}

/** The fields of a hotel that is being written down, for the one event whose rooms are shown. */
export function NewRoom({ page, event, onClose }: Props & { event: number | undefined }) {
  const only = page.wedding.role === 'helper' ? page.events[0]?.id : undefined
  const [first] = useState(() => newDraft(event ?? only))
  const [mine, setMine] = useState(first)
  const [errors, setErrors] = useState<Errors>({})
  const { once, isPending } = useActs(roomWords)
  const { isChanged, forget } = useTyped(differences(first, mine).length > 0)

  async function submit() {
    const wrong = unread(mine)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    const said = saidIn(mine)
    const { isDone } = await once(
      async (act) => {
        await api.rooms.create.call({ ...said, user_id: page.wedding.user_id, act })
        return t('rooms.added', said)
      },
      (error) => {
        const refused = refusal(error)
        if (refused?.status === 422 && Object.keys(refused.errors).length > 0) setErrors(refused.errors)
        else sayFailure(error, roomWords)
      },
    )
    if (!isDone) return
    forget()
    onClose()
  }

  const fields = {
    base: first,
    mine,
    clashes: [],
    set: (change: Partial<RoomDraft>) => setMine((now) => ({ ...now, ...change })),
    settle: () => {},
    errorsOf: (name: string) => errors[name] ?? [],
  }
  return (
    <RoomFrame
      label={t('rooms.add')}
      save={t('rooms.save_new')}
      isPending={isPending}
      isChanged={isChanged}
      onSubmit={submit}
      onClose={onClose}
    >
      <RoomFields editing={fields} page={page} />
    </RoomFrame>
  )
}

interface FrameProps {
  label: string
  save: string
  isPending: boolean
  isChanged: RefObject<boolean>
  onSubmit: () => Promise<void>
  onClose: () => void
  children: ReactNode
}

function RoomFrame({ label, save, isPending, isChanged, onSubmit, onClose, children }: FrameProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void onSubmit()
  }
  return (
    <form className="room-form" noValidate onSubmit={submit} aria-label={label}>
      {children}
      <div className="room-buttons">
        <button className="button main" type="submit" aria-disabled={isPending} aria-busy={isPending}>
          {save}
        </button>
        <button className="button" type="button" onClick={onClose}>
          {t('rooms.cancel')}
        </button>
      </div>
      <LeaveDialog isChanged={isChanged} words={leaveWords} stays={() => true} />
    </form>
  )
}
