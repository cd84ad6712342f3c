import { t } from '#web/text/text.ts'
import type { Tasks } from '../contract.ts'
import { dueWords, isOverdue, namedTask } from '../task-words.ts'

/** The first few of what is to be done by a day. */
export function NextTasks({ planned, today }: Pick<Tasks, 'planned' | 'today'>) {
  if (planned.length === 0) return null
  return (
    <section className="vendor-next" aria-labelledby="next-title">
      <h2 id="next-title">{t('vendor_tasks.next')}</h2>
      <ul>
        {planned.slice(0, 4).map((task) => (
          <li key={`${task.id} ${task.booking?.id} ${task.template_id}`} data-overdue={isOverdue(task, today) || undefined}>
            <span>{namedTask(task)}</span> <small>{dueWords(task, today)}</small>
          </li>
        ))}
      </ul>
      <a href="/vendor/checklist">{t('vendor_tasks.all')}</a>
    </section>
  )
}
