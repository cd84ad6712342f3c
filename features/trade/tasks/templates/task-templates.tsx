import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { daysWords, titleOf } from '../task-words.ts'
import type { Template } from './contract.ts'
import { TemplateForm } from './template-form.tsx'

/** What every booking brings to be done, and what the business makes of it. */
export function TaskTemplates() {
  const { data: templates } = useSuspenseQuery(api.task_templates.list.queryOptions()).data
  const [isAdding, setAdding] = useState(false)
  return (
    <section className="task-templates" aria-labelledby="templates-title">
      <h2 id="templates-title">{t('task_templates.title')}</h2>
      <p>{t('task_templates.lead')}</p>
      <ul>
        {templates.map((template) => (
          <Row key={template.id} template={template} />
        ))}
      </ul>
      {isAdding ? (
        <TemplateForm onClose={() => setAdding(false)} />
      ) : (
        <button className="button" type="button" onClick={() => setAdding(true)}>
          {t('task_templates.add')}
        </button>
      )}
    </section>
  )
}

function Row({ template }: { template: Template }) {
  const [isChanging, setChanging] = useState(false)
  const { key, days, is_on } = template
  const title = titleOf(template)
  return (
    <li data-off={!is_on || undefined}>
      <p>
        <b>{title}</b> <span>{is_on ? daysWords(days) : t('task_templates.off')}</span>
      </p>
      {isChanging ? (
        <TemplateForm template={template} onClose={() => setChanging(false)} />
      ) : (
        <p className="buttons">
          <button
            className="button small"
            type="button"
            aria-label={t('task_templates.change_named', { title })}
            onClick={() => setChanging(true)}
          >
            {t('task_templates.change')}
          </button>
          <Switch template={template} />
          {key === null && <Remove template={template} />}
        </p>
      )}
    </li>
  )
}

function Switch({ template: { id, is_on, ...template } }: { template: Template }) {
  const { once, isPending } = useActs()
  const put = async (is_on: boolean) => void (await api.task_templates.change.call({ id, is_on }))
  const press = () =>
    once(async () => {
      await put(!is_on)
      return { said: t(is_on ? 'task_templates.switched_off' : 'task_templates.switched_on'), undo: () => put(is_on) }
    })
  const label = t(is_on ? 'task_templates.switch_off' : 'task_templates.switch_on')
  return (
    <button
      className="button small ghost"
      type="button"
      aria-label={`${label}: ${titleOf(template)}`}
      aria-disabled={isPending}
      onClick={() => void press()}
    >
      {label}
    </button>
  )
}

function Remove({ template: { id, title, days } }: { template: Template }) {
  const { once, isPending } = useActs()
  const press = () =>
    once(async () => {
      await api.task_templates.remove.call({ id })
      return { said: t('vendor_tasks.removed'), undo: async () => void (await api.task_templates.add.call({ title, days })) }
    })
  return (
    <button
      className="button small ghost"
      type="button"
      aria-label={t('vendor_tasks.remove_named', { title })}
      aria-disabled={isPending}
      onClick={() => void press()}
    >
      {t('vendor_tasks.remove')}
    </button>
  )
}
