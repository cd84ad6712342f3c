import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { ChecklistPage } from '../contract.ts'
import { daysFrom } from '../plan.ts'
import { putPlanBack } from './begin-anew.ts'

/** What of the plan is not on the list: to be seen, and to be had back. */
export function ChecklistLeftOut({
  page: { left_out: titles, guest_wedding_events, date, today },
  event,
}: {
  page: ChecklistPage
  event: number | undefined
}) {
  const cache = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const events = guest_wedding_events.filter(({ id }) => event === undefined || id === event)
  return (
    <section className="checklist-left-out" aria-label={t('checklist.left_out_label')}>
      <Icon name="leaf" />
      <div>
        <p>
          {titles.length === 1
            ? t('checklist.left_out_one', { title: titles[0] ?? '' })
            : t('checklist.left_out', { n: titles.length, one: titles[0] ?? '', other: titles[1] ?? '' })}{' '}
          {isNear({ date, today }) && t('checklist.left_out_near')}
        </p>
        {isOpen && (
          <>
            <ul>
              {titles.map((title) => (
                <li key={title}>{title}</li>
              ))}
            </ul>
            <button className="button small" type="button" onClick={() => void putPlanBack(cache, events, true)}>
              {t('checklist.put_back')}
            </button>
          </>
        )}
      </div>
      {!isOpen && (
        <button className="more-link" type="button" onClick={() => setIsOpen(true)}>
          {t('checklist.see_them')}
        </button>
      )}
    </section>
  )
}

/** With less than a season to go a plan leaves out by itself what takes longer. */
function isNear({ date, today }: Pick<ChecklistPage, 'date' | 'today'>): boolean {
  return date !== null && daysFrom(today, date) < 90
}
