import { t } from '#web/text/text.ts'
import type { PlannedTask, Tasks } from './contract.ts'
import { PlannedRow } from './planned-row.tsx'
import { TaskForm } from './task-form.tsx'

/** What is to be done by a day, the overdue first, and what was done. */
export function PlannedTasks({ planned, total, done, today }: Omit<Tasks, 'data'>) {
  return (
    <section className="vendor-planned" aria-labelledby="planned-title">
      <h2 id="planned-title">{t('vendor_tasks.planned')}</h2>
      {planned.length === 0 && <p>{t('vendor_tasks.planned_none')}</p>}
      <ul>
        {planned.map((task) => (
          <PlannedRow key={keyOf(task)} task={task} today={today} />
        ))}
      </ul>
      {total > planned.length && <p>{t('vendor_tasks.more', { n: total - planned.length })}</p>}
      <TaskForm />
      {done.length > 0 && (
        <details>
          <summary>{t('vendor_tasks.done_n', { n: done.length })}</summary>
          <ul>
            {done.map((task) => (
              <PlannedRow key={`${keyOf(task)} ${task.done_at}`} task={task} today={today} />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function keyOf({ id, template_id, booking }: PlannedTask): string {
  return `${id} ${booking?.id} ${template_id}`
}
