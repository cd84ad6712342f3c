import { Link } from '@tanstack/react-router'
import { t } from '#web/text/tools-text.ts'
import { ReplyShape } from '#web/ui/reply.tsx'
import type { GuestPage } from './contract.ts'
import { GuestDinners } from './guest-dinners.tsx'
import { replyKind, type ReplyStatus, replyStatuses } from './reply-status.ts'

type Count = GuestPage['guest_wedding_event_counts'][number]

interface Props {
  event: { id: number; name: string }
  counts: readonly Count[]
  /** How many lack something to reach them by. */
  missing: number
}

/** From "yes" to "not asked yet": the order in which one wants to know. These three always stand there. */
const order: readonly number[] = [2, 1, 3, 4, 0]
const always = 3

/** How many gave which answer to an event. */
export function GuestCounts({ event, counts, missing }: Props) {
  const given = order.map((status) => counts.find((count) => count.id === event.id && count.status === status) ?? nobody(event, status))
  const shown = given.filter(({ guests }, place) => place < always || guests > 0)
  const isAny = given.some(({ guests }) => guests > 0)
  return (
    <section className="guest-counts" aria-label={t('guests.counts_of', event)}>
      <dl>
        {shown.map((count) => (
          <Figure key={count.status} {...count} />
        ))}
        {missing > 0 && <Missing guests={missing} />}
      </dl>
      {isAny && <Bar counts={shown} />}
      <GuestDinners coming={given[0]!} />
    </section>
  )
}

function nobody({ id }: { id: number }, status: number): Count {
  return { id, status, guests: 0, heads: 0, meals: [] }
}

function Figure({ status, guests }: Count) {
  return (
    <div data-reply={replyKind(status)}>
      <dt>
        <ReplyShape kind={replyKind(status)} />
        {replyStatuses[status as ReplyStatus]}
      </dt>
      <dd>{guests.toLocaleString('en-US')}</dd>
    </div>
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

/** The figures say the same in words, so nobody needs to hear the bar. */
function Bar({ counts }: { counts: readonly Count[] }) {
  return (
    <div className="guest-bar" aria-hidden="true">
      {counts
        .filter(({ guests }) => guests > 0)
        .map(({ status, guests }) => (
          <i key={status} data-reply={replyKind(status)} style={{ flexGrow: guests }} />
        ))}
    </div>
  )
}
