import { t } from '#web/text/text.ts'
import { listed } from '#web/listed.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import { type Ticks, ticked } from './helper-draft.ts'

interface Seen {
  events: readonly { id: number; name: string }[]
  ticks: Ticks
  counts: readonly { id: number; guests: number }[]
}

/** What they will see, said before they see it: how many guests of what, and what is behind the other ticks. */
export function seenWords({ events, ticks, counts }: Seen): string {
  const open = (permission: number) => events.filter(({ id }) => ticked(ticks, id, permission))
  const guests = open(permissions.guests).map(({ id, name: event }) => {
    const n = guestsOf(counts, id)
    return n === 1 ? t('helping.sees_guest', { event }) : t('helping.sees_guests', { n, event })
  })
  const others = [
    named(open(permissions.checklist), (events) => t('helping.sees_1', { events })),
    named(open(permissions.vendors), (events) => t('helping.sees_3', { events })),
    named(open(permissions.boards), (events) => t('helping.sees_4', { events })),
    named(open(permissions.transactions), (events) => t('helping.sees_5', { events })),
  ].flat()
  const seen = [...guests, ...others]
  return seen.length === 0 ? t('helping.sees_nothing') : t('helping.sees', { what: listed(seen) })
}

function named(events: readonly { name: string }[], say: (events: string) => string): string[] {
  return events.length === 0 ? [] : [say(listed(events.map(({ name }) => name)))]
}

function guestsOf(counts: Seen['counts'], event: number): number {
  return counts.filter(({ id }) => id === event).reduce((sum, { guests }) => sum + guests, 0)
}
