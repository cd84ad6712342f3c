import { worded } from '#web/files/head-row.ts'
import { t } from '#web/text/text.ts'
import type { ImportCost } from './contract.ts'
import type { Category } from '../categories.ts'
import { categoryOf, isOther } from './category-words.ts'
import { goesDayFirst } from './day-in-cell.ts'
import type { Target } from './import-targets.ts'
import { foreignIn } from './row-foreign.ts'
import { paymentsIn } from './row-payments.ts'
import { type Odd, Reading } from './row-reading.ts'
import { singlesIn, singlesOf } from './single-payments.ts'

/** A row of the file as a cost: what it says, and what somebody should look at. */
export interface RowCost {
  /** Its place in the file, counted from 0. */
  row: number
  cost: Required<Pick<ImportCost, 'name' | 'vendor' | 'notes' | 'payments'>> & ImportCost & { category: Category; event_id: number | null }
  odd: Odd[]
  isTaken: boolean
}

export interface Asked {
  headAt: number
  targets: readonly Target[]
  events: readonly { id: number; name: string }[]
  /** The sheet of single payments, where the file has one. */
  payments?: readonly string[][] | undefined
  /** Of a row that names no event. */
  event_id: number | null
}

/** What the rows of a table become. A category stands for the rows below it until the next one. */
export function costsOf(rows: readonly string[][], asked: Asked): RowCost[] {
  const head = (rows[asked.headAt] ?? []).map(worded).join('|')
  const dayFirst = asked.targets.map((_, place) => goesDayFirst(rows.map((row) => row[place] ?? '')))
  const singles = singlesIn(asked.payments)
  const costs: RowCost[] = []
  let above = ''
  for (let row = asked.headAt + 1; row < rows.length; row++) {
    const cells = rows[row]!
    if (asked.headAt >= 0 && cells.map(worded).join('|') === head) continue
    const read = new Reading(cells, asked.targets, dayFirst)
    const category = read.words('category')
    if (category !== '') above = category
    const isHeading = asked.targets.includes('name') && category !== '' && read.said(['category']).length === 0
    if (isHeading || read.said([]).length === 0) continue
    const one = costOf(row, read, asked, above)
    const payments = singlesOf(singles.get(row + 1), one.cost.name, one.cost.payments)
    costs.push(payments ? { ...one, cost: { ...one.cost, payments } } : one)
  }
  return costs
}

const total = /^(sub ?|grand ?)?totals?\b|^sum( of all)?$|^(overall|all of it)\b/

function costOf(row: number, read: Reading, { events, event_id }: Asked, above: string): RowCost {
  const [own, said] = [read.words('name'), read.words('category')]
  const name = read.short(own || said, 'name')
  const vendor = read.short(read.words('vendor'), 'vendor')
  const estimated = read.cents('estimated')
  const foreign = foreignIn(read)
  const actual = read.cents('actual')
  const payments = paymentsIn(read, { actual: actual ?? null, estimated: estimated ?? null })
  const isTotal = total.test(worded(own || said))
  const isTaken = name !== '' && !isTotal
  const on = eventOf(read, events)
  const category = categoryOf(above) ?? (above === '' ? categoryOf(own) : undefined) ?? 'other'
  if (isTaken && category === 'other' && above !== '' && !isOther(above)) read.unknown('category', above)
  if (name === '') read.odd.push({ kind: 'no_name' })
  if (isTotal) read.odd.push({ kind: 'total' })
  return {
    row,
    cost: {
      name,
      category,
      vendor,
      event_id: on ?? event_id,
      estimated: estimated ?? null,
      actual: actual ?? null,
      ...foreign,
      payments,
      notes: read.notes(),
    },
    odd: read.odd,
    isTaken,
  }
}

function eventOf(read: Reading, events: Asked['events']): number | undefined {
  const said = read.words('event')
  if (said === '' || worded(said) === worded(t('budget.no_event'))) return undefined
  const found = events.find(({ name }) => worded(name) === worded(said))
  if (!found) read.unknown('event', said)
  return found?.id
}
