import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { useOneAtATime } from '#web/client/one-at-a-time.ts'
import { t } from '#web/text/text.ts'
import { toast } from '#web/ui/toast.ts'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { Lesson, Note } from '../contract.ts'
import { signInFor } from '../course-loading.ts'
import { clockOf } from '../lesson-time.ts'
import { LessonNote } from './lesson-note.tsx'

interface Props {
  lesson: Lesson
  /** Where the film is. */
  seconds: number
  isSignedIn: boolean
  goTo: (second: number) => void
}

/** What somebody wrote down, each with its place in the film; without script it is a plain form. */
export function LessonNotes({ lesson, seconds, isSignedIn, goTo }: Props) {
  const router = useRouter()
  const [errors, setErrors] = useState<string[]>([])
  const { alone } = useOneAtATime()
  const heading = useRef<HTMLHeadingElement>(null)
  const send = async (said: Pick<Note, 'seconds' | 'text'>, form?: HTMLFormElement) => {
    const [{ api }, { refusal }] = await Promise.all([import('#web/client/api.ts'), import('#web/client/refusal.ts')])
    try {
      await api.courses.addNote.call({ lesson: lesson.id, ...said }, { context: { says_fields: true } })
      await router.invalidate()
      setErrors([])
      form?.reset()
    } catch (error) {
      setErrors(refusal(error)?.errors['text'] ?? [])
    }
  }
  const add = (...said: Parameters<typeof send>) => alone(() => send(...said))
  const keep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void add({ seconds, text: String(new FormData(event.currentTarget).get('text')) }, event.currentTarget)
  }
  const sayRemoved = (note: Note) => {
    heading.current?.focus()
    toast({
      kind: 'done',
      lines: [t('lesson.removed')],
      action: { label: t('lesson.undo'), onAction: () => void add({ seconds: note.seconds, text: note.text }) },
      milliseconds: 10_000,
    })
  }
  const label = lesson.film ? t('lesson.note_at', { time: clockOf(seconds) }) : t('lesson.note')
  return (
    <section className="lesson-notes" id="notes" aria-labelledby="notes-title">
      <h2 id="notes-title" tabIndex={-1} ref={heading}>
        {t('lesson.notes')}
      </h2>
      {lesson.notes.length === 0 && isSignedIn && <p>{lesson.film ? t('lesson.no_notes') : t('lesson.no_notes_read')}</p>}
      <ul>
        {lesson.notes.map((note) => (
          <LessonNote key={note.id} note={note} hasPlace={lesson.film !== null} goTo={goTo} onRemoved={sayRemoved} />
        ))}
      </ul>
      {isSignedIn ? (
        <form method="post" action="#notes" onSubmit={keep}>
          <input type="hidden" name="form" value="note" />
          <input type="hidden" name="lesson" value={lesson.id} />
          <input type="hidden" name="seconds" value={seconds} />
          <TextField name="text" label={label} placeholder={t('lesson.note_hint')} maxLength={2_000} errors={errors} />
          <button className="button" type="submit">
            {t('lesson.keep')}
          </button>
        </form>
      ) : (
        <p>
          {t('lesson.to_keep')} <a href={signInFor(lesson.url.replace(/\/[^/]+$/, ''), lesson.url)}>{t('lesson.sign_in')}</a>
        </p>
      )}
    </section>
  )
}
