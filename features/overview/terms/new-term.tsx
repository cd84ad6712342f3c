import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { undoing } from './term-acts.ts'

const empty = { title: '', slug: '' }

/** Adds a term behind the others; what is wrong stands beside its field. */
export function NewTerm({ taxonomy }: { taxonomy: string }) {
  const [typed, setTyped] = useState(empty)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const { once, isPending } = useActs()
  const field = (name: keyof typeof empty) => ({
    name,
    value: typed[name],
    errors: errors[name],
    maxLength: 60,
    autoComplete: 'off',
    onChange: (value: string) => {
      setTyped((now) => ({ ...now, [name]: value }))
      setErrors({})
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    void once(
      async () => {
        const { data } = await api.terms.add.call({ taxonomy, ...typed }, { context: { says_fields: true } })
        setTyped(empty)
        return { said: t('terms.added', { title: typed.title }), undo: undoing(data.change) }
      },
      (error) => (refusal(error)?.status === 422 ? setErrors(refusal(error)?.errors ?? {}) : sayFailure(error)),
    )
  }

  return (
    <form className="new-term" noValidate onSubmit={submit} aria-label={t('terms.add_title')}>
      <TextField label={t('terms.name')} {...field('title')} />
      <TextField label={t('terms.slug')} hint={t('terms.slug_hint')} spellCheck="false" {...field('slug')} />
      <button className="button main" type="submit" aria-disabled={isPending} aria-busy={isPending}>
        {t('terms.add')}
      </button>
    </form>
  )
}
