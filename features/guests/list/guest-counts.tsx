import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { t } from '#web/text/text.ts'
import { ReplyFigures } from '#web/ui/reply-figures.tsx'
import type { GuestPage } from './contract.ts'
import { GuestDinners } from './guest-panels.tsx'
import { repliesTo } from './reply-status.ts'

interface Props {
  event: { id: number; name: string }
  page: GuestPage
  /** How many lack something to reach them by. */
  missing: number
}

/** How many gave which answer to an event. */
export function GuestCounts({ event, page: { guest_wedding_event_counts: counts, vendor_meals }, missing }: Props) {
  const coming = counts.find(({ id, status }) => id === event.id && status === 2)
  return (
    <section className="guest-counts" aria-label={t('guests.counts_of', event)}>
      <ReplyFigures counts={repliesTo(event, counts)}>{missing > 0 && <Missing guests={missing} />}</ReplyFigures>
      {coming && (
        <Suspense>
          <GuestDinners coming={coming} vendors={vendor_meals.find(({ id }) => id === event.id)?.meals ?? 0} />
        </Suspense>
      )}
    </section>
  )
}

function Missing({ guests }: { guests: number }) {
  return (
    <div className="guest-missing">
      <dt>
        <Link to="." search={(search) => ({ ...search, status: undefined, page: undefined, missing_info: 'any' })} resetScroll={false}>
          {t('guests.missing_details')}
        </Link>
      </dt>
      <dd>{guests.toLocaleString('en-US')}</dd>
    </div>
  )
}
