import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { RowMenu } from '#web/ui/row-menu.tsx'
import { lazy, Suspense, useState } from 'react'
import type { ReachedEvent } from './contract.ts'
import { fieldOfEvent } from './event-field.ts'
import { kindOf } from './event-kinds.ts'
import { askToRemove } from './event-removal.ts'
import { inOrder, shortDay, shownTimes } from './event-when.ts'

const EventRename = lazy(async () => ({ default: (await import('./event-rename.tsx')).EventRename }))

interface Props {
  events: readonly ReachedEvent[]
  counts: readonly { id: number; status: number; guests: number }[]
}

/** The wedding's own events as they happen, each with when and where, and how many come. */
export function EventList({ events, counts }: Props) {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [renaming, setRenaming] = useState<number>()
  const renamed = events.find(({ id }) => id === renaming)
  return (
    <>
      <ul className="event-list">
        {inOrder(events).map((event) => (
          <li key={event.id}>
            <p className={`event-day num ${fieldOfEvent(event)}`}>{event.date ? shortDay(event.date) : t('event.missing_date')}</p>
            <span>
              <Link to="/dashboard/events/$id" params={{ id: String(event.id) }}>
                {event.name}
              </Link>
              <small>{asideOf(event)}</small>
            </span>
            <Link className="event-answers num" to="/tools/guest-list/{-$event}" params={{}} search={{ event: event.id }}>
              {saidBy(counts, event.id)}
            </Link>
            <RowMenu
              label={t('events.menu', { name: event.name })}
              entries={[
                {
                  icon: 'pencil-simple',
                  label: t('events.edit'),
                  onAction: () => void navigate({ to: '/dashboard/events/$id', params: { id: String(event.id) }, search: { edit: '1' } }),
                },
                { icon: 'tag', label: t('events.rename'), onAction: () => setRenaming(event.id) },
                { icon: 'trash', label: t('events.remove'), isDestructive: true, onAction: () => void askToRemove(cache, event) },
              ]}
            />
          </li>
        ))}
      </ul>
      {renamed && (
        <Suspense fallback={null}>
          <EventRename event={renamed} onClose={() => setRenaming(undefined)} />
        </Suspense>
      )}
    </>
  )
}

/** What kind it is, where its name doesn't say so; then when and where. */
function asideOf(event: ReachedEvent): string {
  const kind = kindOf(event)?.name
  return [kind === event.name ? '' : kind, shownTimes(event), event.place].filter(Boolean).join(' · ')
}

function saidBy(counts: Props['counts'], event: number): string {
  const own = counts.filter(({ id }) => id === event)
  const sum = (some: Props['counts']) => some.reduce((sum, { guests }) => sum + guests, 0)
  const listed = sum(own)
  if (listed === 0) return t('events.nobody')
  const sure = sum(own.filter(({ status }) => status === coming))
  return t('events.counts', { n: listed.toLocaleString('en-US'), coming: sure.toLocaleString('en-US') })
}

const coming = 2
