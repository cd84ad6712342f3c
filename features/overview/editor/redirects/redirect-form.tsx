import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'

const empty = { url: '', to: '' }

/** Has an address lead on to another; what is wrong stands beside its field. */
export function RedirectForm() {
  const [typed, setTyped] = useState(empty)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const { once, isPending } = useActs()
  const field = (name: keyof typeof empty) => ({
    name,
    value: typed[name],
    errors: errors[name],
    maxLength: 200,
    autoComplete: 'off',
    spellCheck: 'false' as const,
    onChange: (value: string) => {
      setTyped((now) => ({ ...now, [name]: value }))
      setErrors({})
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    void once(
      async () => {
        const { data } = await api.editor.addRedirect.call(typed, { context: { says_fields: true } })
        toast({ kind: 'done', lines: [t('redirects.added', { url: data.url })] })
        setTyped(empty)
        setErrors({})
      },
      (error) => (refusal(error)?.status === 422 ? setErrors(refusal(error)?.errors ?? {}) : sayFailure(error)),
    )
  }

  return (
    <form className="redirect-form" noValidate onSubmit={submit} aria-label={t('redirects.add_title')}>
      <TextField label={t('redirects.from')} hint={t('redirects.from_hint')} {...field('url')} />
      <TextField label={t('redirects.to')} hint={t('redirects.to_hint')} {...field('to')} />
      <Button type="submit" isPending={isPending}>
        {t('redirects.add')}
      </Button>
    </form>
  )
}
