import { t } from '#web/text/text.ts'
import type { PostedForm } from '../../start/start-context.ts'

/** What is wrong with one field, tied to it by its id. */
export function Wrong({ field, posted }: { field: string; posted: PostedForm | undefined }) {
  const errors = posted?.errors[field]
  return errors ? (
    <p className="wrong" id={`${field}-wrong`}>
      {errors.join(' ')}
    </p>
  ) : null
}

/** The attributes that tie a field to what is wrong with it. */
export function wrongState(field: string, posted: PostedForm | undefined, hint?: string) {
  const isWrong = posted?.errors[field] !== undefined
  const notes = [isWrong && `${field}-wrong`, hint].filter(Boolean).join(' ')
  return { id: field, 'aria-invalid': isWrong || undefined, 'aria-describedby': notes || undefined }
}

/** What a refused form says first; each line leads to its field. */
export function WrongSummary({ posted }: { posted: PostedForm | undefined }) {
  const wrong = Object.entries(posted?.errors ?? {})
  if (!posted || (wrong.length === 0 && !posted.message)) return null
  return (
    <div className="wrong-summary" role="alert">
      <p>{wrong.length > 0 ? lookAgain(wrong.length) : posted.message}</p>
      <ul>
        {wrong.map(([field, texts]) => (
          <li key={field}>
            <a href={`#${field}`}>{texts.join(' ')}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function lookAgain(n: number): string {
  return n === 1 ? t('rsvp.look_again_one') : t('rsvp.look_again', { n })
}
