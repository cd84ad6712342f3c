import { readDay } from '#web/ui/day.ts'

export type DayRead = { day: string } | { odd: 'day' }

/** How the days of one column are written: the day goes first where one of them can only be read so. */
export function goesDayFirst(cells: readonly string[]): boolean {
  return cells.some((cell) => {
    const [, first, second] = numbered.exec(cell.trim()) ?? []
    return Number(first) > 12 && Number(second) <= 12
  })
}

/** A day as `YYYY-MM-DD`; what could be two days is not guessed, as 05.06.2027, or 5/6 in a column that says 13/6 elsewhere. */
export function dayIn(cell: string, isDayFirst: boolean): DayRead | undefined {
  const text = cell.trim()
  if (text === '' || /^(?:[-–—]+|n\/?a|tbd|tba|tbc|\?+)$/i.test(text)) return undefined
  const [, first, second] = numbered.exec(text) ?? []
  const isEither = first !== undefined && Number(first) <= 12 && Number(second) <= 12 && first !== second
  const isUnsure = isEither && (isDayFirst || text.includes('.'))
  const day = isUnsure ? undefined : readDay(text)
  return day === undefined ? { odd: 'day' } : { day }
}

const numbered = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](?:\d{4}|\d{2})$/
