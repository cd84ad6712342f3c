import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import type { Waiting } from './contract.ts'

/** Who it is about, each with the way to their account. */
export function People({ title, people }: { title: string; people: Waiting['holders'] }) {
  if (people.length === 0) return null
  return (
    <p className="vendor-queue-people">
      <b>{title}</b>
      {people.map(({ id, name, email, since }) => (
        <span key={id}>
          <a href={`/admin/people/${id}`}>{name || email}</a> {email}, {t('review.since', { day: longDay(since.slice(0, 10)) ?? '' })}
        </span>
      ))}
    </p>
  )
}

export function waitWords(moment: string): string {
  return t('review.waits_since', { day: longDay(moment.slice(0, 10)) ?? '' })
}
