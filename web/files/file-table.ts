import { mostColumns, mostRows } from './file-limits.ts'
import { FileRefusal } from './file-refusal.ts'

/** What was in a file, or in what was pasted: rows of text, as wide as its widest. */
export interface Table {
  rows: string[][]
  /** Its headings are known, as those of address cards. */
  hasHead?: true
}

/** A file that holds several tables. */
export interface Sheets {
  names: string[]
  /** Which of them is read. */
  current: number
}

/** Rows in which something stands, cleaned of what no field holds; a table that nobody could look through is refused. */
export function tableOf(given: Iterable<readonly string[]>): Table {
  const rows: string[][] = []
  for (const row of given) {
    const cells = row.slice(0, mostColumns).map(cleaned)
    while (cells.at(-1) === '') cells.pop()
    if (cells.length === 0) continue
    rows.push(cells)
    // The headings, and a few lines above them, are not counted.
    if (rows.length > mostRows + 10) throw new FileRefusal('too_many')
  }
  if (rows.length === 0) throw new FileRefusal('empty')
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0)
  return { rows: rows.map((row) => [...row, ...Array.from<string>({ length: width - row.length }).fill('')]) }
}

/** One cell: lines stay lines, every other control sign and every kind of blank is a space. No two blanks are left beside
 * each other, so that nothing that is read from a cell tries a long run of them in many ways. */
function cleaned(cell: string): string {
  // Most cells are: short, and in plain letters with single spaces.
  if (cell.length < 200 && /^(?:[!-~]+(?: [!-~]+)*)?$/.test(cell)) return cell
  return cell
    .toWellFormed()
    .slice(0, 8_000)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n]|[^\S\n]|\u200b/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()
}
