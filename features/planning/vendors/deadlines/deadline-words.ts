import { t } from '#web/text/text.ts'
import type { DeadlineKind } from './contract.ts'

export const deadlineNames: Record<DeadlineKind, string> = {
  final_count: t('deadline.final_count'),
  menu: t('deadline.menu'),
  certificate: t('deadline.certificate'),
}

/** What the task is called. */
export const deadlineTasks: Record<DeadlineKind, (name: string) => string> = {
  final_count: (name) => t('deadline.final_count_task', { name }),
  menu: (name) => t('deadline.menu_task', { name }),
  certificate: (name) => t('deadline.certificate_task', { name }),
}
