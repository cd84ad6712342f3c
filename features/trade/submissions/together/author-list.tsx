import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { isWritable } from '../state-words.ts'
import type { Author, Submission } from '../submission-shapes.ts'

/** Who writes on a wedding beside whoever sends it in; only they ask somebody, and everybody may go. */
export function AuthorList({ of, onGone }: { of: Submission; onGone: () => void }) {
  const { id, authors, is_own, user } = of
  return (
    <section className="submission-authors" aria-labelledby="together" id="together-part">
      <h2 id="together">{t('co_authors.title')}</h2>
      <p>{is_own ? t('co_authors.lead') : t('co_authors.lead_joined', { name: user.name || t('co_authors.somebody') })}</p>
      {authors.length > 0 && (
        <ul>
          {authors.map((author) => (
            <AuthorRow key={author.id} of={author} submission_id={id} isOwner={is_own} onGone={onGone} />
          ))}
        </ul>
      )}
      {is_own && isWritable(of.state) && <AskForm id={id} />}
    </section>
  )
}

interface RowProps {
  of: Author
  submission_id: number
  isOwner: boolean
  onGone: () => void
}

function AuthorRow({ of, submission_id, isOwner, onGone }: RowProps) {
  const { once, isPending } = useActs()
  const { id, email, is_own, joined_at, sent_at, ends_at, is_ended } = of
  const name = of.name || email || t('co_authors.somebody')
  const dayOf = (moment: string) => longDay(moment.slice(0, 10)) ?? ''
  const state = joined_at
    ? t('co_authors.since', { day: dayOf(joined_at) })
    : t(is_ended ? 'co_authors.ended' : 'co_authors.waits', { day: dayOf(sent_at), end: dayOf(ends_at) })
  const remove = async () => {
    const { isDone } = await once(async () => {
      await api.submission_authors.remove.call({ id: submission_id, author_id: id })
      toast({ kind: 'done', lines: [is_own ? t('co_authors.went') : t('co_authors.removed', { name })] })
    })
    if (isDone && is_own) onGone()
  }
  return (
    <li>
      <p>
        <b>{name}</b> {is_own && <small>({t('co_authors.you')})</small>} <span>{state}</span>
      </p>
      {(isOwner || is_own) && (
        <button
          className="button ghost small"
          type="button"
          aria-disabled={isPending}
          aria-label={is_own ? undefined : t('co_authors.remove_named', { name })}
          onClick={() => void remove()}
        >
          {t(is_own ? 'co_authors.go' : joined_at ? 'co_authors.remove' : 'co_authors.withdraw')}
        </button>
      )}
    </li>
  )
}

function AskForm({ id }: { id: number }) {
  const { once, isPending } = useActs()
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const ask = async (sent: FormEvent<HTMLFormElement>) => {
    sent.preventDefault()
    const form = sent.currentTarget
    const email = String(new FormData(form).get('email') ?? '').trim()
    const { isDone } = await once(
      async () => {
        await api.submission_authors.ask.call({ id, email }, { context: { says_fields: true } })
        toast({ kind: 'done', lines: [t('co_authors.sent', { email })] })
      },
      (error) => (refusal(error)?.status === 422 ? setErrors(refusal(error)?.errors ?? {}) : sayFailure(error)),
    )
    if (!isDone) return
    setErrors({})
    form.reset()
  }
  return (
    <form noValidate onSubmit={(sent) => void ask(sent)}>
      <TextField
        label={t('co_authors.email')}
        hint={t('co_authors.email_hint')}
        name="email"
        type="email"
        autoComplete="off"
        maxLength={254}
        errors={errors['email']}
      />
      <button className="button" type="submit" aria-disabled={isPending} aria-busy={isPending}>
        {t('co_authors.send')}
      </button>
    </form>
  )
}
