import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { Note } from '../contract.ts'
import { clockOf } from '../lesson-time.ts'

interface Props {
  note: Note
  hasPlace: boolean
  goTo: (second: number) => void
  onRemoved: (note: Note) => void
}

/** One note, which can be changed where it stands. */
export function LessonNote({ note, hasPlace, goTo, onRemoved }: Props) {
  const { id, seconds, text } = note
  const [isOpen, setOpen] = useState(false)
  const router = useRouter()
  const time = clockOf(seconds)
  const change = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = String(new FormData(event.currentTarget).get('text'))
    const { api } = await import('#web/client/api.ts')
    await api.courses.changeNote.call({ id, text: said })
    await router.invalidate()
    setOpen(false)
  }
  const remove = async () => {
    const { api } = await import('#web/client/api.ts')
    const { data } = await api.courses.removeNote.call({ id })
    await router.invalidate()
    onRemoved(data)
  }
  if (isOpen)
    return (
      <li>
        <form onSubmit={(event) => void change(event).catch(() => {})}>
          <TextField name="text" label={t('lesson.note_at', { time })} defaultValue={text} maxLength={2_000} need="required" />
          <button className="button" type="submit">
            {t('lesson.keep')}
          </button>
          <button className="button ghost" type="button" onClick={() => setOpen(false)}>
            {t('lesson.cancel')}
          </button>
        </form>
      </li>
    )
  return (
    <li>
      {hasPlace && (
        <button type="button" className="num" aria-label={t('lesson.go_to', { time })} onClick={() => goTo(seconds)}>
          {time}
        </button>
      )}
      <p>{text}</p>
      <button type="button" className="icon-button" aria-label={t('lesson.edit', { time })} onClick={() => setOpen(true)}>
        <Icon name="pencil-simple" />
      </button>
      <button type="button" className="icon-button" aria-label={t('lesson.remove', { time })} onClick={() => void remove().catch(() => {})}>
        <Icon name="trash" />
      </button>
    </li>
  )
}
