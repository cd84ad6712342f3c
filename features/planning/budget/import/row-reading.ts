import { type AmountOdd, amountIn } from './amount-in-cell.ts'
import { dayIn } from './day-in-cell.ts'
import { type Target, wordOf } from './import-targets.ts'

/** What somebody should look at in a row. */
export type Odd =
  | { kind: 'no_name' | 'total' | 'foreign' | 'twice' | 'known' | 'paid_what' }
  | { kind: AmountOdd | 'day' | 'rounded' | 'too_long'; of: Target; said: string }
  | { kind: 'unknown'; of: 'category' | 'event'; said: string }

const mostName = 200
const mostNotes = 4_000

/** One row while it is read. What can't stand in its field goes to the notes, so that nothing of the file is lost. */
export class Reading {
  readonly odd: Odd[] = []
  readonly #cells: readonly string[]
  readonly #targets: readonly Target[]
  readonly #dayFirst: readonly boolean[]
  readonly #left: string[] = []

  constructor(cells: readonly string[], targets: readonly Target[], dayFirst: readonly boolean[]) {
    this.#cells = cells
    this.#targets = targets
    this.#dayFirst = dayFirst
  }

  /** The targets that this row says something of, but for those. */
  said(but: readonly Target[]): Target[] {
    return this.#targets.filter((target, place) => target !== 'leave_out' && !but.includes(target) && (this.#cells[place] ?? '') !== '')
  }

  has(target: Target): boolean {
    return this.#targets.includes(target)
  }

  words(target: Target): string {
    return (this.#cells[this.#targets.indexOf(target)] ?? '').replace(/\s+/g, ' ').trim()
  }

  /** A name as long as one may be. */
  short(text: string, of: 'name' | 'vendor'): string {
    if (text.length <= mostName) return text
    this.keep(of, text)
    this.odd.push({ kind: 'too_long', of, said: text })
    return text
      .slice(0, mostName - 1)
      .toWellFormed()
      .trim()
  }

  cents(of: Target): number | undefined {
    const read = amountIn(this.words(of))
    if (read === undefined) return undefined
    const said = this.words(of)
    if ('odd' in read) {
      this.keep(of, said)
      this.odd.push({ kind: read.odd, of, said })
      return undefined
    }
    if (read.isRounded) this.odd.push({ kind: 'rounded', of, said })
    return read.cents
  }

  day(of: Target): string | undefined {
    const said = this.words(of)
    const read = dayIn(said, this.#dayFirst[this.#targets.indexOf(of)] ?? false)
    if (read === undefined || 'day' in read) return read?.day
    this.keep(of, said)
    this.odd.push({ kind: 'day', of, said })
    return undefined
  }

  /** A category or an event that we don't have. */
  unknown(of: 'category' | 'event', said: string): undefined {
    this.keep(of, said)
    this.odd.push({ kind: 'unknown', of, said })
  }

  keep(of: Target, said: string): void {
    this.#left.push(`${wordOf(of)}: ${said}`)
  }

  /** All columns of notes, and what was left. */
  notes(): string {
    const written = this.#targets.flatMap((target, place) => (target === 'notes' && this.#cells[place] ? [this.#cells[place]] : []))
    const all = [...written, ...this.#left].join('\n')
    if (all.length <= mostNotes) return all
    this.odd.push({ kind: 'too_long', of: 'notes', said: all })
    return all.slice(0, mostNotes).toWellFormed().trim()
  }
}
