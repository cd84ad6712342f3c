import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { DateField } from '#web/ui/plain/date-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'

/** A task of one’s own, by a day or by none. */
export function TaskForm() {
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const { once, isPending } = useActs()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const said = new FormData(form)
    const task = { title: String(said.get('title')), due_date: String(said.get('due_date')) || null }
    const { isDone } = await once(
      async () => {
        const { data } = await api.vendor_tasks.add.call(task, { context: { says_fields: true } })
        return { said: t('vendor_tasks.saved'), undo: async () => void (await api.vendor_tasks.remove.call(data)) }
      },
      (error) => (refusal(error)?.status === 422 ? setErrors(refusal(error)?.errors ?? {}) : sayFailure(error)),
    )
    if (!isDone) return
    setErrors({})
    form.reset()
  }

  return (
    <details className="vendor-task-form">
      <summary>{t('vendor_tasks.add')}</summary>
      <form noValidate aria-label={t('vendor_tasks.add')} onSubmit={(event) => void submit(event)}>
        <TextField label={t('vendor_tasks.title')} name="title" maxLength={120} autoComplete="off" errors={errors['title']} />
        <DateField label={t('vendor_tasks.by')} name="due_date" errors={errors['due_date']} />
        <p className="buttons">
          <button className="button main" type="submit" aria-disabled={isPending} aria-busy={isPending}>
            {t('vendor_tasks.save')}
          </button>
        </p>
      </form>
    </details>
  )
}
