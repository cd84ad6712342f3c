import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { NumberField } from '#web/ui/plain/number-field.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { titleOf } from '../task-words.ts'
import type { Template } from './contract.ts'

const sides = [
  { value: 'before', label: t('task_templates.is_before') },
  { value: 'after', label: t('task_templates.is_after') },
]

/** Its words, and how far from the day; without a template it becomes one of their own. */
export function TemplateForm({ template, onClose }: { template?: Template; onClose: () => void }) {
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const { once, isPending } = useActs()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const [title, n] = [String(fields.get('title')).trim(), Number(fields.get('days'))]
    const days = fields.get('side') === 'before' ? 0 - n : n
    void once(
      async () => {
        const { said, undo } = await save(template, title, days)
        onClose()
        return { said, undo }
      },
      (error) => (refusal(error)?.status === 422 ? setErrors(refusal(error)?.errors ?? {}) : sayFailure(error)),
    )
  }

  return (
    <form noValidate aria-label={template ? titleOf(template) : t('task_templates.add')} onSubmit={submit}>
      <TextField
        label={t('vendor_tasks.title')}
        id={`template-title-${template?.id}`}
        name="title"
        maxLength={120}
        autoComplete="off"
        defaultValue={template && titleOf(template)}
        errors={errors['title']}
      />
      <NumberField
        label={t('task_templates.days')}
        id={`template-days-${template?.id}`}
        name="days"
        max={730}
        defaultValue={Math.abs(template?.days ?? 14)}
        errors={errors['days']}
      />
      <SelectField
        label={t('task_templates.when')}
        id={`template-side-${template?.id}`}
        name="side"
        choices={sides}
        defaultValue={(template?.days ?? -14) < 0 ? 'before' : 'after'}
      />
      <p className="buttons">
        <button className="button small main" type="submit" aria-disabled={isPending} aria-busy={isPending}>
          {t('vendor_tasks.save')}
        </button>
        <button className="button small ghost" type="button" onClick={onClose}>
          {t('confirm.cancel')}
        </button>
      </p>
    </form>
  )
}

async function save(template: Template | undefined, title: string, days: number) {
  const context = { says_fields: true } as const
  if (!template) {
    const { data } = await api.task_templates.add.call({ title, days }, { context })
    return { said: t('task_templates.added'), undo: async () => void (await api.task_templates.remove.call({ id: data.id })) }
  }
  const { id } = template
  // The usual words are not made one's own by leaving them as they are.
  const words = title === titleOf(template) ? {} : { title }
  await api.task_templates.change.call({ id, days, ...words }, { context })
  const back = { id, days: template.days, ...('title' in words && { title: titleOf(template) }) }
  return { said: t('task_templates.changed'), undo: async () => void (await api.task_templates.change.call(back)) }
}
