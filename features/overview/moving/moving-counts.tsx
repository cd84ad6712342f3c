import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Preview } from './contract.ts'
import { DayChange } from './day-change.tsx'
import { distance, shortDay } from './short-day.ts'

/** In short: the day, and how much hangs on it; what can’t move by itself first. */
export function MovingCounts({ preview }: { preview: Preview }) {
  const { event, days } = preview
  const all = countsOf(preview)
  return (
    <section className="moving-short" aria-labelledby="moving-short">
      <h2 id="moving-short" className="only-heard">
        {t('moving.counts')}
      </h2>
      <p className="moving-day-change">
        <DayChange from={event.from} to={event.to} /> {days !== null && <small>{distance(days)}</small>}
      </p>
      {event.reply_from !== null && <Replies event={event} />}
      {all.length > 0 ? (
        <ul className="moving-counts">
          {all.map(({ words, isWarning }) => (
            <li key={words} data-warning={isWarning || undefined}>
              <Icon name={isWarning ? 'warning-circle-fill' : 'check'} /> {words}
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('moving.nothing')}</p>
      )}
    </section>
  )
}

/** The last day for answers goes along. */
export function Replies({ event: { reply_from, reply_to } }: { event: Preview['event'] }) {
  if (reply_from === null || reply_from === reply_to) return null
  const from = shortDay(reply_from)
  return (
    <p className="field-hint num">
      {reply_to === null ? t('moving.replies_open', { from }) : t('moving.replies', { from, to: shortDay(reply_to) })}
    </p>
  )
}

interface Count {
  words: string
  isWarning: boolean
}

function countsOf({ event, events, payments, tasks, vendors }: Preview): Count[] {
  const moves = (all: readonly { from: string | null; to: string | null }[]) => all.filter(({ from, to }) => from !== to).length
  const hired = vendors?.filter(({ status }) => status === 'hired') ?? []
  const isKnown = event.to !== null
  const notFree = vendors?.filter(({ day }) => day === 'booked' || day === 'held').length ?? 0
  const unknown = hired.filter(({ day }) => day === 'unknown').length
  const lost = hired.filter(({ fate }) => fate === 'lost' || fate === 'unknown').length
  return [
    isKnown && counted(notFree, t('moving.not_free_one'), (n) => t('moving.not_free_many', { n }), true),
    counted(lost, t('moving.lost_one'), (n) => t('moving.lost_many', { n }), true),
    isKnown && counted(unknown, t('moving.unknown_one'), (n) => t('moving.unknown_many', { n }), true),
    counted(moves(events), t('moving.events_one'), (n) => t('moving.events_many', { n })),
    counted(moves(payments ?? []), t('moving.payments_one'), (n) => t('moving.payments_many', { n })),
    counted(moves(tasks), t('moving.tasks_one'), (n) => t('moving.tasks_many', { n })),
  ].filter((one): one is Count => Boolean(one))
}

function counted(n: number, one: string, many: (n: number) => string, isWarning = false): Count | undefined {
  return n === 0 ? undefined : { words: n === 1 ? one : many(n), isWarning }
}
