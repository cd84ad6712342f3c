import { t } from '#web/text/text.ts'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { TaskClash } from './task-clash.tsx'
import type { FieldsProps } from './task-fields.tsx'

/** Who does it, of what kind it is, and for which event. */
export function TaskChoices({ editing, page }: Omit<FieldsProps, 'item'>) {
  const { mine, base, set, errorsOf } = editing
  const keepers = page.keepers.filter(({ events }) => events.includes(Number(mine.guest_wedding_event_id)))
  const events = page.guest_wedding_events.map(({ id, name }) => ({ value: String(id), label: name }))
  const categories = [...new Set(page.data.map(({ category }) => category))].filter(Boolean)
  return (
    <>
      <div>
        <SelectField
          label={t('checklist.assignee')}
          name="assignee"
          value={mine.assignee}
          errors={errorsOf('assignee')}
          placeholder={t('checklist.nobody')}
          choices={keepers.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={({ target }) => set({ assignee: target.value })}
        />
        <TaskClash
          editing={editing}
          field="assignee"
          label={t('checklist.assignee')}
          shown={page.keepers.find(({ id }) => String(id) === base.assignee)?.name ?? ''}
        />
      </div>
      {events.length > 1 && (
        <div>
          <SelectField
            label={t('checklist.event')}
            name="guest_wedding_event_id"
            value={mine.guest_wedding_event_id}
            errors={errorsOf('guest_wedding_event_id')}
            choices={events}
            onChange={({ target }) => set({ guest_wedding_event_id: target.value })}
          />
          <TaskClash
            editing={editing}
            field="guest_wedding_event_id"
            label={t('checklist.event')}
            shown={events.find(({ value }) => value === base.guest_wedding_event_id)?.label ?? ''}
          />
        </div>
      )}
      <div>
        <TextField
          label={t('checklist.category')}
          name="category"
          maxLength={60}
          autoComplete="off"
          list="task-categories"
          value={mine.category}
          errors={errorsOf('category')}
          onChange={({ target }) => set({ category: target.value })}
        />
        <datalist id="task-categories">
          {categories.map((category) => (
            <option key={category} value={category} />
          ))}
        </datalist>
        <TaskClash editing={editing} field="category" label={t('checklist.category')} shown={base.category} />
      </div>
    </>
  )
}
