import { alongBy, hangsOn, repliesBy } from './going-along.ts'
import type { MovedEvent } from './contract.ts'

export type NewDay = MovedEvent

interface Standing {
  id: number
  name: string
  date: string | null
  reply_by: string | null
  version: number
}

interface Wanted {
  id: number
  /** Other events go along with the wedding alone. */
  isMain: boolean
  date: string | null
  chosen: readonly { id: number; date: string | null }[]
  /** What lost its day along with the wedding, and where it was. */
  lost: readonly { id: number; date: string | null; reply_by: string | null }[]
  today: string
}

/** Each event as it is and as it would be: the one that is moved, and what else there is. */
export function newDays(
  events: readonly Standing[],
  { id, isMain, date, chosen, lost, today }: Wanted,
): { moved: NewDay; others: NewDay[] } {
  const earlier = new Map(lost.map((one) => [one.id, one]))
  const standing = events.map((event) => ({ ...event, was: (event.date === null && earlier.get(event.id)) || event }))
  const first = standing.find((event) => event.id === id)
  if (!first) throw new Error('an event that is moved is among those within reach')
  const from = first.was.date
  const own = new Map(chosen.map((one) => [one.id, one.date]))
  const dayOf = (event: (typeof standing)[number]): NewDay => {
    const { was } = event
    const isLost = event.date === null && was !== event
    const along = event === first ? date : from === null ? event.date : date === null ? null : alongBy(was.date, from, date)
    const goes = isMain && (isLost || hangsOn(was, from, today))
    const said = own.get(event.id)
    const to = event === first ? date : said !== undefined ? said : goes ? along : event.date
    return {
      id: event.id,
      name: event.name,
      version: event.version,
      from: event.date,
      to,
      along: isMain || event === first ? along : event.date,
      reply_from: event.reply_by,
      reply_to: to === event.date ? event.reply_by : repliesBy(isLost ? was.reply_by : event.reply_by, was.date, to, today),
      is_past: event.date !== null && event.date < today,
    }
  }
  return { moved: dayOf(first), others: standing.filter((event) => event !== first).map(dayOf) }
}

/** The one that is moved, and those that go along. */
export function movedOf({ moved, others }: { moved: NewDay; others: readonly NewDay[] }): NewDay[] {
  return [moved, ...others.filter(({ from, to }) => from !== to)]
}
