import { folded } from '#web/ui/folded.ts'

/** A heading as it is compared: letters and digits alone, in small letters. */
export function worded(heading: string): string {
  return folded(heading)
    .replace(/[^\p{L}\p{N}+#&]+/gu, ' ')
    .trim()
}

/** The first of the first rows whose cells are mostly what people call columns; -1 where none is. */
export function headAmong(rows: readonly string[][], isHeading: (cell: string) => boolean, isDatum: (cell: string) => boolean): number {
  const scores = rows.slice(0, 10).map((row) => {
    const filled = row.filter(Boolean)
    const known = filled.filter((cell) => cell.length < 60 && isHeading(cell)).length
    return filled.some(isDatum) ? 0 : known >= 2 || (known === 1 && filled.length <= 2) ? known : 0
  })
  return scores.findIndex((score) => score > 0 && score >= Math.max(...scores) / 2)
}

/** Whether that is so of most cells, and there are some. */
export function mostOf(cells: readonly string[], is: (cell: string) => boolean): boolean {
  return cells.length > 0 && cells.filter(is).length > cells.length * 0.6
}
