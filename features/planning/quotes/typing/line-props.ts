import type { DraftLine } from './quote-draft.ts'

export interface LineProps {
  line: DraftLine
  nth: number
  /** What it may count: only what stands before it. */
  above: readonly DraftLine[]
  /** What is wrong with a field of it. */
  errorsOf: (field: string) => readonly string[]
  onChange: (change: Partial<DraftLine>) => void
}

/** What the browser knows a field of a line by. */
export function fieldOf(nth: number, of: string) {
  return { id: `line-${nth}-${of}`, name: `line-${nth}-${of}`, autoComplete: 'off' }
}
