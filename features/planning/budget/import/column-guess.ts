import { headAmong, mostOf, worded } from '#web/files/head-row.ts'
import { amountIn } from './amount-in-cell.ts'
import { dayIn } from './day-in-cell.ts'
import { type Target, targets, wordOf } from './import-targets.ts'

/** Which row names the columns, and what each of them is about, as far as that can be told. */
export function guessColumns(rows: readonly string[][], headAt = headOf(rows)): { headAt: number; targets: Target[] } {
  const body = rows.slice(headAt + 1, headAt + 201)
  const head = rows[headAt] ?? (rows[0] ?? []).map(() => '')
  const columns = head.map((heading, place) => ({ heading: worded(heading), cells: body.map((row) => row[place] ?? '').filter(Boolean) }))
  const hasItem = columns.some(({ heading, cells }) => isItem.test(heading) && !isMoney(cells))
  const guessed = columns.map(({ heading, cells }): Target => {
    const target = byHeading(heading, cells) ?? 'leave_out'
    return target === 'name' && hasItem && !isItem.test(heading) ? (heading === 'description' ? 'notes' : 'leave_out') : target
  })
  return { headAt, targets: named(byContents(onlyOnce(guessed), columns), columns) }
}

export function headOf(rows: readonly string[][]): number {
  return headAmong(rows, (cell) => fieldOf(worded(cell)) !== undefined, isAmount)
}

interface Column {
  heading: string
  cells: readonly string[]
}

const own = new Map(targets.map((target) => [worded(wordOf(target)), target]))
const isItem = /^(budget |line |wedding )?(items?|costs?( item)?|expenses?( item| name| type)?|services?|products?)$/

/** As the sheets of couples and other planners call them. The first that fits counts. */
const headings: readonly [RegExp, Target][] = [
  [
    /difference|variance|over under|under over|\+|% |percent|remaining budget|budget remaining|^(#|no|nr|number|id|qty|quantity|unit price|unit cost)$/,
    'leave_out',
  ],
  [/^(paid on|date paid|paid date|payment date|date of payment)$/, 'paid_on'],
  [/\b(due|deadline)\b.*\b(date|on|by)\b|\bdate due\b|^(next )?payment due$|^next due$|^deadline$|^pay by$/, 'due_on'],
  [
    /^((amount|balance|payment) )?(due|owed|owing|left|outstanding|unpaid)( amount| balance)?$|^(remaining|balance)( balance| due| amount| cost)?$|^(left|still|amount left|remaining) to pay$/,
    'due',
  ],
  [
    /^((amount|total|already) )*paid( so far| to date| amount| in full)?$|^deposit( paid| amount)?s?$|^payments?( made| to date)?$|^spent( so far| to date)?$/,
    'paid',
  ],
  [
    /^(estimated?|est|planned|budget|budgeted|projected|expected|target|goal|allocated|original)( ?(costs?|amounts?|budget|price|spend|spending|total|allocation))*$/,
    'estimated',
  ],
  [
    /^(actual|agreed|final|contract|contracted|quoted|quote|real|total)( ?(costs?|amounts?|price|spend|spending|total|expenses?|contract|value))*$/,
    'actual',
  ],
  [isItem, 'name'],
  [/^(description|details?|names?|what|tasks?|things?|title)$/, 'name'],
  [/^(categor(y|ies)|types?|groups?|sections?|area|budget category)$/, 'category'],
  [/vendor|supplier|^(company|business|provider|payee|paid to|store|shop|contact|who)( name)?$/, 'vendor'],
  [/^(wedding )?events?$/, 'event'],
  [/^(additional |other |general |my )?(notes?|comments?|remarks?|memo)$/, 'notes'],
]

function fieldOf(heading: string): Target | undefined {
  if (heading === '') return undefined
  if (/^(price|amount|sum|value)$/.test(heading)) return 'actual'
  return own.get(heading) ?? headings.find(([pattern]) => pattern.test(heading))?.[1]
}

/** A heading that could be two things is what stands below it: a cost in words or in dollars, due as a sum or as a day. */
function byHeading(heading: string, cells: readonly string[]): Target | undefined {
  const field = fieldOf(heading)
  if (field === 'name' && isMoney(cells)) return 'actual'
  if (field === 'due' && mostOf(cells, isDay)) return 'due_on'
  if (field === 'due_on' && isMoney(cells)) return 'due'
  if (field === 'paid' && mostOf(cells, isDay)) return 'paid_on'
  return field
}

/** Without headings the first sums are what was planned, then what was agreed and paid. */
function byContents(given: readonly Target[], columns: readonly Column[]): Target[] {
  if (given.some((target) => target === 'estimated' || target === 'actual')) return [...given]
  const free = (['estimated', 'actual', 'paid'] as const).filter((target) => !given.includes(target))
  return given.map((target, place) => {
    const { heading, cells } = columns[place]!
    return target === 'leave_out' && heading === '' && isMoney(cells) ? (free.shift() ?? target) : target
  })
}

/** Of several columns the first counts; notes may stand in many. */
function onlyOnce(given: readonly Target[]): Target[] {
  return given.map((target, place) => (target === 'notes' || given.indexOf(target) === place ? target : 'leave_out'))
}

/** Something must be named: by the first column of words that is nothing else; else the category is its name. */
function named(given: Target[], columns: readonly Column[]): Target[] {
  if (given.includes('name')) return given
  const place = given.findIndex(
    (target, place) => target === 'leave_out' && mostOf(columns[place]!.cells, (cell) => /\p{L}{2}/u.test(cell) && cell.length < 120),
  )
  return given.map((target, at) => (at === place ? 'name' : target))
}

function isMoney(cells: readonly string[]): boolean {
  return mostOf(cells, isAmount)
}

function isAmount(cell: string): boolean {
  const read = amountIn(cell)
  return read !== undefined && /\d/.test(cell) && !('odd' in read && read.odd === 'unclear')
}

function isDay(cell: string): boolean {
  const read = dayIn(cell, false)
  return read !== undefined && 'day' in read
}
