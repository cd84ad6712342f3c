import type { FormEvent } from 'react'
import { api } from '#web/client/api.ts'
import { useEditing } from '#web/client/editing.ts'
import { t } from '#web/text/text.ts'
import { NumberField } from '#web/ui/plain/number-field.tsx'
import { FieldClash } from '#web/ui/field-clash.tsx'
import type { ListedRoomBlock, RoomBlock } from './contract.ts'
import { draftOf, readWhole, type RoomDraft } from './room-draft.ts'
import { roomWords } from './room-words.ts'

type TakenDraft = Pick<RoomDraft, 'taken'>

/** What the hotel says is booked, without opening all of it; the number that changes every week. */
export function RoomsTaken({ block }: { block: ListedRoomBlock }) {
  const { id, hotel } = block
  const editing = useEditing<RoomBlock, TakenDraft>(block, {
    draftOf: (one) => ({ taken: draftOf(one).taken }),
    send: async ({ thing: { version }, mine, act }) =>
      (await api.rooms.update.call({ id, version, taken: readWhole(mine.taken), act })).data,
    said: ({ saved }) => saved && t('rooms.taken_saved', { hotel, taken: saved.taken }),
    words: roomWords,
  })
  const { base, mine, isPending, isChanged } = editing

  function submit(event: FormEvent) {
    event.preventDefault()
    if (editing.clashes.length > 0 || !isChanged) return
    if (readWhole(mine.taken) === undefined) return editing.refuse({ taken: [t('rooms.not_a_number')] })
    void editing.save()
  }

  return (
    <form className="rooms-taken" noValidate onSubmit={submit} aria-label={t('rooms.taken_of', { hotel })}>
      <NumberField
        id={`rooms-taken-${id}`}
        name="taken"
        label={t('rooms.taken_now')}
        max={30_000}
        value={mine.taken}
        errors={editing.errorsOf('taken')}
        onChange={({ target }) => editing.set({ taken: target.value })}
      />
      <button
        className="button small"
        type="submit"
        aria-disabled={isPending}
        aria-busy={isPending}
        aria-label={t('rooms.save_taken_of', { hotel })}
      >
        {t('rooms.save_taken')}
      </button>
      <FieldClash editing={editing} name="taken" label={t('rooms.taken_now')} text={base.taken} />
    </form>
  )
}
