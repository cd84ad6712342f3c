import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { NumberField } from '#web/ui/plain/number-field.tsx'
import type { ListedRoomBlock } from './contract.ts'
import { readWhole } from './room-draft.ts'
import { roomWords } from './room-words.ts'

/** What the hotel says is booked, without opening all of it; the number that changes every week. */
export function RoomsTaken({ block: { id, hotel, taken, version } }: { block: ListedRoomBlock }) {
  const [errors, setErrors] = useState<string[]>([])
  const { once, isPending } = useActs(roomWords)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = readWhole(new FormData(event.currentTarget).get('taken'))
    if (typed === undefined) return setErrors([t('rooms.not_a_number')])
    void once(
      async (act) => {
        await api.rooms.update.call({ id, version, taken: typed, act })
        setErrors([])
        return t('rooms.taken_saved', { hotel, taken: typed })
      },
      (error) => {
        const refused = refusal(error)
        if (refused?.status === 422 && refused.errors['taken']) setErrors(refused.errors['taken'])
        else sayFailure(error, roomWords)
      },
    )
  }

  return (
    <form key={taken} className="rooms-taken" noValidate onSubmit={submit} aria-label={t('rooms.taken_of', { hotel })}>
      <NumberField id={`rooms-taken-${id}`} name="taken" label={t('rooms.taken_now')} defaultValue={taken} max={30_000} errors={errors} />
      <button
        className="button small"
        type="submit"
        aria-disabled={isPending}
        aria-busy={isPending}
        aria-label={t('rooms.save_taken_of', { hotel })}
      >
        {t('rooms.save_taken')}
      </button>
    </form>
  )
}
