import { addDays, daysFrom } from '#features/planning/checklist/plan.ts'

/** Events so near to the wedding hang on it: a rehearsal, a brunch. A shower in spring does not. */
const nearBy = 14

interface Dated {
  date: string | null
}

/** Where something goes that stays as far from the event as it was; without two days nobody knows how far that is. */
export function alongBy(day: string | null, from: string | null, to: string | null): string | null {
  return day !== null && from !== null && to !== null ? addDays(day, daysFrom(from, to)) : null
}

/** Whether an event goes along with the wedding unless the couple says otherwise. */
export function hangsOn({ date }: Dated, from: string | null, today: string): boolean {
  return date !== null && date >= today && from !== null && Math.abs(daysFrom(from, date)) <= nearBy
}

/** The last day for answers at an event that moved: as far from it as before, but not over yet, and never after the event. */
export function repliesBy(reply_by: string | null, from: string | null, to: string | null, today: string): string | null {
  if (reply_by === null || from === to) return reply_by
  if (to === null) return null
  const along = alongBy(reply_by, from, to) ?? reply_by
  const open = along < today ? today : along
  return open < to ? open : to
}
