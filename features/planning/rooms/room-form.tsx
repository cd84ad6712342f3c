import { api } from '#web/client/api.ts'
import { useEditing } from '#web/client/editing.ts'
import { t } from '#web/text/text.ts'
import { useEditedForm } from '#web/ui/edited-form.ts'
import { FormFrame } from '#web/ui/form-frame.tsx'
import { useNewForm } from '#web/ui/new-form.ts'
import type { ListedRoomBlock, RoomBlock, RoomsPage } from './contract.ts'
import { RoomFields } from './room-fields.tsx'
import { draftOf, newDraft, type RoomDraft, saidIn, unread } from './room-draft.ts'
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
  const { isChanged, submit } = useEditedForm(editing, { unread, onClose })

  return (
    <FormFrame
      className="room-form"
      label={t('rooms.edit_of', block)}
      save={t('rooms.save')}
      isPending={editing.isPending}
      isChanged={isChanged}
      onSubmit={submit}
      onClose={onClose}
    >
      <RoomFields editing={editing} id={block.id} page={page} />
    </FormFrame>
  )
}

/** The fields of a hotel that is being written down, for the one event whose rooms are shown. */
export function NewRoom({ page, event, onClose }: Props & { event: number | undefined }) {
  const only = page.wedding.role === 'helper' ? page.events[0]?.id : undefined
  const { editing, isPending, isChanged, submit } = useNewForm<RoomDraft>({
    first: () => newDraft(event ?? only),
    unread,
    send: async (mine, act) => {
      const said = saidIn(mine)
      await api.rooms.create.call({ ...said, user_id: page.wedding.user_id, act })
      return t('rooms.added', said)
    },
    words: roomWords,
    onClose,
  })

  return (
    <FormFrame
      className="room-form"
      label={t('rooms.add')}
      save={t('rooms.save_new')}
      isPending={isPending}
      isChanged={isChanged}
      onSubmit={submit}
      onClose={onClose}
    >
      <RoomFields editing={editing} page={page} />
    </FormFrame>
  )
}
