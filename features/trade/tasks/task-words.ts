import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import type { PlannedTask } from './contract.ts'
import type { TaskKey } from './task-keys.ts'

const usual: Record<TaskKey, string> = {
  certificate: t('vendor_tasks.certificate'),
  timings: t('vendor_tasks.timings'),
  count: t('vendor_tasks.count'),
  thanks: t('vendor_tasks.thanks'),
}

/** As the business words it, or else as everybody’s is. */
export function titleOf({ key, title }: Pick<PlannedTask, 'key' | 'title'>): string {
  return title || (key ? usual[key] : '')
}

/** The same with whom it is for, where that is somebody. */
export function namedTask(task: PlannedTask): string {
  const title = titleOf(task)
  return task.booking ? t('vendor_tasks.for', { title, name: coupleOf(task.booking) }) : title
}

export function coupleOf({ name }: { name: string }): string {
  return name || t('morning.a_couple')
}

export function dueWords({ due_date }: PlannedTask, today: string): string {
  const day = due_date && longDay(due_date)
  if (!day) return t('vendor_tasks.no_day')
  return isOverdue({ due_date }, today) ? t('vendor_tasks.overdue', { day }) : t('vendor_tasks.due', { day })
}

export function isOverdue({ due_date }: Pick<PlannedTask, 'due_date'>, today: string): boolean {
  return due_date !== null && due_date < today
}

/** How far from the day. */
export function daysWords(days: number): string {
  const n = Math.abs(days)
  if (n === 0) return t('task_templates.on_the_day')
  if (n === 1) return t(days < 0 ? 'task_templates.before_one' : 'task_templates.after_one')
  return t(days < 0 ? 'task_templates.before' : 'task_templates.after', { n })
}
