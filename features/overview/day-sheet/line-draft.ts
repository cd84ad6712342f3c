import { t } from '#web/text/text.ts'
import type { Item, Sheet } from './sheet-shapes.ts'
import { lastMinute, minuteAt, timeAt } from './day-time.ts'

/** A line as the fields hold it: times and numbers as they are typed. */
export interface LineDraft extends Pick<Item, 'title' | 'place' | 'in_charge' | 'notes' | 'moves' | 'seen_by' | 'people'> {
  starts: string
  minutes: string
}

/** It begins where the day ends so far; an empty day in the afternoon. */
export function newDraft(items: readonly Item[]): LineDraft {
  const last = items.at(-1)
  const starts = last ? Math.min(last.starts + last.minutes, lastMinute) : 16 * 60
  const none = { title: '', place: '', in_charge: '', notes: '', people: [] }
  return { ...none, starts: timeAt(starts), minutes: '15', moves: 'along', seen_by: 'everyone' }
}

/** Whoever is no longer on the sheet is named by no line. */
export function draftOf({ title, place, in_charge, notes, moves, seen_by, ...item }: Item, on: Sheet['people']): LineDraft {
  const people = known(item.people, on)
  return { title, starts: timeAt(item.starts), minutes: String(item.minutes), place, moves, seen_by, people, in_charge, notes }
}

export function known(people: readonly number[], on: Sheet['people']): number[] {
  return people.filter((id) => on.some((one) => one.id === id)).toSorted((one, other) => one - other)
}

/** What the fields say, as the server takes it. */
export function saidIn({ starts, minutes, title, place, in_charge, notes, ...rest }: LineDraft) {
  const [what, where, who, words] = [title.trim(), place.trim(), in_charge.trim(), notes.trim()]
  return { ...rest, title: what, place: where, in_charge: who, notes: words, starts: minuteAt(starts), minutes: Number(minutes) }
}

/** A time that nobody can read is not sent, else it would be another. */
export function unread({ starts }: LineDraft): Record<string, string[]> {
  return /^\d\d:\d\d/.test(starts) ? {} : { starts: [t('day.no_time')] }
}
