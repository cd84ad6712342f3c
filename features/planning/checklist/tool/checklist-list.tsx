import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, Suspense, useCallback } from 'react'
import { t } from '#web/text/text.ts'
import { ChecklistEmpty } from './checklist-empty.tsx'
import { ChecklistFilters } from './checklist-filters.tsx'
import { ChecklistHead } from './checklist-head.tsx'
import { ChecklistLeftOut } from './checklist-left-out.tsx'
import { ChecklistNext } from './checklist-next.tsx'
import { TaskPanel } from './checklist-panels.tsx'
import { type itemsQuery, useChecklist } from './checklist-query.ts'
import type { ChecklistSearch } from './checklist-search.ts'
import { ChecklistYear } from './checklist-year.tsx'
import { useDeeds } from './checklist-actions.ts'
import { type paymentQueries, useDuePayments, withPayments } from './due-payments.ts'
import { monthsOf } from './months.ts'
import { MorePayments } from './payment-rows.tsx'
import { TaskAdd } from './task-add.tsx'
import { TaskMonth } from './task-month.tsx'
import { useTaskMoves } from './task-moves.ts'

interface Props {
  query: ReturnType<typeof itemsQuery>
  payments: ReturnType<typeof paymentQueries>
  search: ChecklistSearch
  event: number | undefined
  /** The page is about this one event, and says so. */
  isFixed?: boolean
  back?: ReactNode
}

/** All that is to be done, month by month, with the time it has on a stem beside it. */
export function ChecklistList({ query, payments, search, event, isFixed = false, back }: Props) {
  const page = useChecklist(query)
  const navigate = useNavigate()
  const deeds = useDeeds(query)
  const months = monthsOf(page)
  const due = useDuePayments(payments, search, page)
  const shown = withPayments(months, due.payments)
  const { moves, said } = useTaskMoves(months, deeds.move)
  const open = useCallback(
    (item: number | undefined) => void navigate({ to: '.', search: (before) => ({ ...before, add: undefined, item }), resetScroll: false }),
    [navigate],
  )
  const close = useCallback(() => open(undefined), [open])
  const here = page.guest_wedding_events.length === 1 ? page.guest_wedding_events[0]?.id : event
  const current = (shown.find(({ month }) => month !== null && month >= page.today.slice(0, 7)) ?? shown[0])?.key
  const isEmpty = shown.length === 0
  return (
    <main className="checklist wrap" id="main">
      <ChecklistHead page={page} months={months} event={event} isFixed={isFixed} back={back} />
      <ChecklistFilters page={page} search={search} event={event} isFixed={isFixed} />
      <div className="checklist-body">
        <ChecklistYear months={months} today={page.today} />
        <div className="checklist-months">
          {isEmpty && search.add && <TaskAdd page={page} event={here} due_date={undefined} isForm onClose={close} />}
          {isEmpty && !search.add && <ChecklistEmpty page={page} search={search} event={here} />}
          {shown.map((month) => (
            <TaskMonth
              key={month.key}
              month={month}
              page={page}
              event={here}
              deeds={deeds}
              moves={moves}
              onOpen={open}
              isFolded={
                month.count > 0 &&
                month.done === month.count &&
                month.month !== null &&
                month.month < page.today.slice(0, 7) &&
                search.show !== 'done'
              }
              isAdding={search.add === '1' && month.key === current}
            />
          ))}
          {due.hasMore && <MorePayments event={event} />}
          {page.left_out.length > 0 && !search.show && <ChecklistLeftOut page={page} event={here} />}
        </div>
        <ChecklistNext page={page} deeds={deeds} />
      </div>
      <p className="only-heard" id="checklist-keys">
        {t('checklist.keys')}
      </p>
      <output className="only-heard">{said}</output>
      {search.item !== undefined && (
        <Suspense fallback={null}>
          <TaskPanel id={search.item} page={page} onClose={close} />
        </Suspense>
      )}
    </main>
  )
}
