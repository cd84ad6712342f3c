import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { t } from '#web/text/tools-text.ts'
import { RowMenu } from '#web/ui/row-menu.tsx'
import type { GuestPage } from '../guests/contract.ts'
import type { BriefEvent } from './contract.ts'
import { askToRemove } from './event-removal.ts'
import { kindOf } from './event-kinds.ts'

const EventRename = lazy(async () => ({ default: (await import('./event-rename.tsx')).EventRename }))

interface Props {
  events: readonly BriefEvent[]
  counts: GuestPage['guest_wedding_event_counts']
}

/** The wedding's own events, each with how many are asked and how many come. */
export function EventList({ events, counts }: Props) {
  const cache = useQueryClient()
  const [renaming, setRenaming] = useState<number>()
  const renamed = events.find(({ id }) => id === renaming)
  return (
    <>
      <ul className="event-list">
        {events.map((event) => {
          const { listed, coming } = countsOf(counts, event.id)
          return (
            <li key={event.id}>
              <span>
                <Link to="/tools/guest-list/{-$event}" params={{}} search={{ event: event.id }}>
                  {event.name}
                </Link>
                <small>{kindBeside(event)}</small>
              </span>
              <span className="num">{listed === 0 ? t('events.nobody') : t('events.counts', { n: listed, coming })}</span>
              <RowMenu
                label={t('events.menu', { name: event.name })}
                entries={[
                  { icon: 'pencil-simple', label: t('events.rename'), onAction: () => setRenaming(event.id) },
                  {
                    icon: 'trash',
                    label: t('events.remove'),
                    isDestructive: true,
                    onAction: () => askToRemove(cache, { event, listed }),
                  },
                ]}
              />
            </li>
          )
        })}
      </ul>
      {renamed && (
        <Suspense fallback={null}>
          <EventRename event={renamed} onClose={() => setRenaming(undefined)} />
        </Suspense>
      )}
    </>
  )
}

function countsOf(counts: Props['counts'], event: number): { listed: number; coming: number } {
  const own = counts.filter(({ id }) => id === event)
  const sum = (some: Props['counts']) => some.reduce((sum, { guests }) => sum + guests, 0)
  return { listed: sum(own), coming: sum(own.filter(({ status }) => status === coming)) }
}

const coming = 2

/** What kind it is, where its name doesn't say so. */
function kindBeside(event: BriefEvent): string | undefined {
  const kind = kindOf(event)?.name
  return kind === event.name ? undefined : kind
}
