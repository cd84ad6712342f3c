import { useState } from 'react'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { ChecklistPage, Keeper } from '../contract.ts'
import { countWord } from './count-words.ts'
import { lastOf, monthWords } from './day-words.ts'
import type { Deeds } from './checklist-actions.ts'
import type { MonthWithPayments } from './due-payments.ts'
import type { Item, Month } from './months.ts'
import { PaymentRows } from './payment-rows.tsx'
import { TaskAdd } from './task-add.tsx'
import type { TaskMoves } from './task-moves.ts'
import { TaskRow } from './task-row.tsx'

interface Props {
  month: MonthWithPayments
  page: ChecklistPage
  /** The one event in sight, or none where there are several. */
  event: number | undefined
  deeds: Deeds
  moves: TaskMoves
  onOpen: (id: number) => void
  /** What is finished is folded away until somebody asks. */
  isFolded: boolean
  isAdding: boolean
}

/** One month with what is to be done in it. */
export function TaskMonth({ month, page, event, deeds, moves, onOpen, isFolded, isAdding }: Props) {
  const [isOpen, setIsOpen] = useState(!isFolded)
  const [adds, setAdds] = useState(false)
  const rows = month.items.map((item) => (
    <TaskRow
      key={item.id}
      item={item}
      today={page.today}
      event={event === undefined ? nameOf(item, page) : undefined}
      keeper={keeperOf(item, page.keepers)}
      moves={moves}
      onTick={deeds.tick}
      onOpen={onOpen}
      onRemove={deeds.remove}
    />
  ))
  return (
    <section className="task-month on-paper" id={idOf(month)} aria-labelledby={`${idOf(month)}-name`}>
      <header>
        <h2 id={`${idOf(month)}-name`}>
          <MonthName month={month} />
        </h2>
        <span>{stateOf(month)}</span>
      </header>
      {isFolded ? (
        <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary>
            {month.count === 1 ? t('checklist.show_finished_one') : t('checklist.show_finished', { n: countWord(month.count) })}
          </summary>
          <ul>{rows}</ul>
        </details>
      ) : (
        rows.length > 0 && <ul>{rows}</ul>
      )}
      <PaymentRows payments={month.payments} today={page.today} event={event} />
      {adds || isAdding ? (
        <TaskAdd page={page} event={event} due_date={dayFor(month, page.today)} isForm={isAdding} onClose={() => setAdds(false)} />
      ) : (
        !isFolded && (
          <button className="task-more" type="button" onClick={() => setAdds(true)}>
            <Icon name="plus" /> {t('checklist.add_here')}
          </button>
        )
      )}
    </section>
  )
}

export function idOf({ key }: Month): string {
  return `month-${key.replace(' ', '-')}`
}

function MonthName({ month: { month, months_before } }: { month: Month }) {
  if (month !== null) {
    const { name, year } = monthWords(month)
    return (
      <>
        {name} <em>{year}</em>
      </>
    )
  }
  if (months_before === null) return t('checklist.missing_date')
  if (months_before === 0) return t('checklist.on_the_day')
  if (months_before < 0) return t('checklist.afterwards')
  return months_before === 1 ? t('checklist.month_before') : t('checklist.months_before', { n: months_before })
}

/** `Three left`, `All six done`, `Seven to do`. */
function stateOf({ count, done }: Month): string {
  if (count === 0) return ''
  if (done === 0) return t('checklist.to_do', { n: countWord(count, true) })
  if (done < count) return t('checklist.left', { n: countWord(count - done, true) })
  return count === 1 ? t('checklist.all_done_one') : t('checklist.all_done', { n: countWord(count) })
}

/** A new task of a month is due on its last day, of a month that is over today. */
function dayFor({ month }: Month, today: string): string | undefined {
  if (month === null) return undefined
  return lastOf(month) < today ? today : lastOf(month)
}

function keeperOf({ assignee }: Item, keepers: readonly Keeper[]): Keeper | undefined {
  return keepers.find(({ id }) => id === assignee)
}

/** The first event is what the list is about anyway. */
function nameOf({ guest_wedding_event_id: id }: Item, { guest_wedding_events: [first, ...others] }: ChecklistPage): string | undefined {
  return id === first?.id ? undefined : others.find((event) => event.id === id)?.name
}
