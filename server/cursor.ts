import { invalid } from './errors.ts'

/** What a list may sort by, column by column. */
export type CursorKind = 'text' | 'moment' | 'number'

/** Where a page ended: behind how many rows, and what its last row sorts by. */
export interface Cursor {
  seen: number
  after: (string | number)[]
}

export function writeCursor(order: string, { seen, after }: Cursor): string {
  return Buffer.from(JSON.stringify([order, seen, ...after])).toString('base64url')
}

/** A cursor holds for the order it was written for. */
export function readCursor(text: string, order: string, kinds: readonly CursorKind[]): Cursor {
  const [of, seen, ...after] = parsed(text)
  const isWhole = of === order && isOf.number(seen) && after.length === kinds.length && kinds.every((kind, nth) => isOf[kind](after[nth]))
  if (!isWhole) invalid({ cursor: ['This cursor belongs to another list.'] })
  return { seen: Number(seen), after: after as Cursor['after'] }
}

function parsed(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

const isOf: Record<CursorKind, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string' && value.isWellFormed() && !value.includes('\0'),
  moment: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/.test(value) && isInCalendar(value),
  number: (value) => Number.isSafeInteger(value) && Number(value) >= 0,
}

/** The 31st of February would be one of March to a Date, and a fault to PostgreSQL. */
function isInCalendar(moment: string): boolean {
  const date = new Date(moment)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 19) === moment.slice(0, 19)
}
