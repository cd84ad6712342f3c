import { addDays } from '#features/planning/checklist/plan.ts'
import { lastOf } from '#features/planning/checklist/tool/day-words.ts'

/** The days of a month in weeks from Sunday on; what of a week is not of the month is none. */
export function weeksOf(month: string): (string | null)[][] {
  const [first, last] = [`${month}-01`, lastOf(month)]
  const before = new Date(`${first}T00:00:00Z`).getUTCDay()
  const days = Array.from({ length: Number(last.slice(8)) }, (_, nth) => addDays(first, nth))
  const places = [...Array.from({ length: before }, () => null), ...days]
  return Array.from({ length: Math.ceil(places.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, nth) => places[week * 7 + nth] ?? null),
  )
}
