import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { Term } from './contract.ts'
import { undoing } from './term-acts.ts'

/** Another name, at the same address. */
export function RenameTerm({ term: { id, title: was, url, slug }, onClose }: { term: Term; onClose: () => void }) {
  // What somebody else calls it meanwhile is not overwritten unseen.
  const [begun] = useState(was)
  const [title, setTitle] = useState(was)
  const [errors, setErrors] = useState<string[]>([])
  const { once, isPending } = useActs()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (title.trim() === begun) return onClose()
    const { isDone } = await once(
      async () => {
        const { data } = await api.terms.rename.call({ id, title, was: begun }, { context: { says_fields: true } })
        return { said: t('terms.renamed', { title: title.trim() }), undo: undoing(data.change) }
      },
      (error) => (refusal(error)?.status === 422 ? setErrors(refusal(error)?.errors['title'] ?? []) : sayFailure(error)),
    )
    if (isDone) onClose()
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('terms.rename_title', { title: begun })}>
      <form className="term-form" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('terms.name')}
          hint={t('terms.rename_text', { url: url ?? slug })}
          value={title}
          errors={errors}
          maxLength={60}
          autoComplete="off"
          onChange={(value) => {
            setTitle(value)
            setErrors([])
          }}
        />
        <button className="button main" type="submit" aria-disabled={isPending} aria-busy={isPending}>
          {t('terms.save')}
        </button>
      </form>
    </Dialog>
  )
}
