import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { DateField } from '#web/ui/plain/date-field.tsx'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { ChecklistPage } from '../contract.ts'
import { shortDay } from './day-words.ts'
import type { Item } from './months.ts'
import { TaskChoices } from './task-choices.tsx'
import { TaskClash } from './task-clash.tsx'
import type { DraftField, TaskEditing } from './task-editing.ts'

export interface FieldsProps {
  editing: TaskEditing
  item: Item
  page: ChecklistPage
}

/** What is known of a task, most wanted first. */
export function TaskFields({ editing, item, page }: FieldsProps) {
  const { base } = editing
  return (
    <>
      <div>
        <TextAreaField label={t('checklist.title')} rows={2} maxLength={200} {...typed(editing, 'title')} />
        <TaskClash editing={editing} field="title" label={t('checklist.title')} shown={base.title} />
      </div>
      <div>
        <DateField label={t('checklist.due_date')} max="9999-12-31" hint={whenHint(item)} {...typed(editing, 'due_date')} />
        <TaskClash
          editing={editing}
          field="due_date"
          label={t('checklist.due_date')}
          shown={base.due_date && shortDay(base.due_date, page.today)}
        />
      </div>
      <TaskChoices editing={editing} page={page} />
      <div>
        <TextAreaField label={t('checklist.notes')} rows={4} maxLength={4_000} {...typed(editing, 'notes')} />
        <TaskClash editing={editing} field="notes" label={t('checklist.notes')} shown={base.notes} />
      </div>
      <div>
        <TextAreaField label={t('checklist.description')} rows={3} maxLength={1_000} {...typed(editing, 'description')} />
        <TaskClash editing={editing} field="description" label={t('checklist.description')} shown={base.description} />
      </div>
      <div>
        <TextField
          label={t('checklist.link')}
          type="url"
          maxLength={2_000}
          placeholder="https://"
          autoComplete="off"
          {...typed(editing, 'link')}
        />
        {item.link && (
          <a className="more-link" href={item.link} target="_blank" rel="noopener noreferrer">
            {t('checklist.open_link')} <Icon name="arrow-right" />
          </a>
        )}
        <TaskClash editing={editing} field="link" label={t('checklist.link')} shown={base.link} />
      </div>
    </>
  )
}

function typed({ mine, set, errorsOf }: TaskEditing, name: DraftField) {
  return {
    id: `task-${name}`,
    name,
    value: mine[name],
    errors: errorsOf(name),
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  }
}

/** A day of the plan moves with the wedding to where the plan has it. */
function whenHint({ months_before: months }: Item): string | undefined {
  if (months === null) return undefined
  if (months > 0 && months < 1) return t('checklist.by_plan_weeks')
  if (months <= 0) return t('checklist.by_plan')
  return months === 1 ? t('checklist.by_plan_month') : t('checklist.by_plan_months', { n: Math.round(months) })
}
