import { t } from '#web/text/text.ts'
import { addDays } from '../plan.ts'
import type { ChecklistPage } from '../contract.ts'
import type { Deeds } from './checklist-actions.ts'
import { shortDay } from './day-words.ts'
import type { Item } from './months.ts'

interface Props {
  page: ChecklistPage
  deeds: Deeds
}

/** The one thing to do first, of what is nobody else's. */
export function ChecklistNext({ page: { data, today, me }, deeds }: Props) {
  const item = data
    .filter((one) => one.completed_at === null && one.due_date !== null && (one.assignee === null || one.assignee === me))
    .toSorted((one, other) => (one.due_date ?? '').localeCompare(other.due_date ?? '') || one.position - other.position)[0]
  if (!item) return null
  return (
    <aside className="checklist-next" aria-labelledby="checklist-next">
      <p className="kicker">{t('checklist.next')}</p>
      <h2 id="checklist-next">{item.title}</h2>
      {item.description && <p>{item.description}</p>}
      <p className="num">{whenOf(item, today)}</p>
      <button className="button" type="button" onClick={() => deeds.tick(item)}>
        {t('checklist.mark_done')}
      </button>
      <button
        className="button ghost"
        type="button"
        onClick={() => deeds.put(item, { due_date: addDays(today, 7) }, t('checklist.later_said', { title: item.title }))}
      >
        {t('checklist.later')}
      </button>
    </aside>
  )
}

function whenOf({ due_date }: Item, today: string): string {
  const day = due_date ?? today
  return day < today ? t('checklist.late', { day: shortDay(day, today) }) : t('checklist.due_by', { day: shortDay(day, today) })
}
