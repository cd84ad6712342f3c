import { t } from '#web/text/text.ts'
import type { DraftField, TaskEditing } from './task-editing.ts'

interface Props {
  editing: TaskEditing
  field: DraftField
  label: string
  /** What the other wrote, as the field would show it. */
  shown: string
}

/** Both changed the same field: the other's text, and which of the two is to stay. */
export function TaskClash({ editing, field, label, shown }: Props) {
  if (!editing.clashes.includes(field)) return null
  return (
    <div className="field-clash" role="group" aria-label={t('checklist.clash_of', { label })}>
      <p>{shown ? t('checklist.clash', { text: shown }) : t('checklist.clash_empty')}</p>
      <button className="button small" type="button" onClick={() => editing.settle(field, 'mine')}>
        {t('checklist.keep_mine')}
      </button>
      <button className="button small" type="button" onClick={() => editing.settle(field, 'theirs')}>
        {t('checklist.take_theirs')}
      </button>
    </div>
  )
}
