import { showMoney } from '#web/ui/money.ts'
import { type DraftPart, newPart } from '../../budget/payments/plan-draft.ts'
import type { How, QuoteLine, Terms } from '../quote-terms.ts'
import { hoursOf, percentOf } from '../compare/reckoning.ts'

export const classes = ['adult', 'child', 'infant', 'drinker', 'vendor'] as const

type Typed = Record<(typeof classes)[number], string>

/** A step of prices by the head. */
export interface DraftTier extends Typed {
  key: number
  from: string
}

/** A line as its fields hold it: amounts and numbers as they are typed. */
export interface DraftLine extends Typed {
  /** The name by which other lines count it. */
  key: string
  name: string
  section: string
  role: QuoteLine['role']
  state: QuoteLine['state']
  words: string
  option: '' | 'taken' | 'left'
  by: How['by']
  amount: string
  above: string
  tiers: DraftTier[]
  hours: string
  tables: string
  seats: string
  beside: string
  percent: string
  of: string[]
  guarantee: string
  child_percent: string
}

export interface DraftStep {
  key: number
  days: string
  percent: string
}

export interface QuoteDraft {
  lines: DraftLine[]
  note: string
  valid_until: string
  holds_until: string
  deposit: '' | 'percent' | 'amount'
  deposit_much: string
  deposit_state: NonNullable<Terms['deposit']>['state']
  deposit_until: string
  plan: DraftPart[]
  cancellation: DraftStep[]
  late: string
}

let keys = 0

export function newLine(lines: readonly DraftLine[], given: Partial<DraftLine> = {}): DraftLine {
  const taken = new Set(lines.map(({ key }) => key))
  let nth = lines.length + 1
  while (taken.has(`line-${nth}`)) nth++
  return { ...emptyLine, key: `line-${nth}`, ...given }
}

export function newTier(given: Partial<DraftTier> = {}): DraftTier {
  return { key: keys++, from: '', ...noRates, ...given }
}

export function newStep(given: Partial<DraftStep> = {}): DraftStep {
  return { key: keys++, days: '', percent: '', ...given }
}

export function newQuoteDraft(): QuoteDraft {
  return {
    lines: [newLine([])],
    note: '',
    valid_until: '',
    holds_until: '',
    deposit: '',
    deposit_much: '',
    deposit_state: 'unknown',
    deposit_until: '',
    plan: [],
    cancellation: [],
    late: '',
  }
}

/** A quote as the fields of the next one hold it. */
export function draftOf({ lines, note, valid_until, holds_until, deposit, plan, cancellation, late_percent }: Terms): QuoteDraft {
  return {
    lines: lines.map(draftLine),
    note,
    valid_until: valid_until ?? '',
    holds_until: holds_until ?? '',
    deposit: deposit === null ? '' : deposit.percent === null ? 'amount' : 'percent',
    deposit_much: deposit?.percent != null ? percentOf(deposit.percent) : money(deposit?.amount),
    deposit_state: deposit?.state ?? 'unknown',
    deposit_until: deposit?.until ?? '',
    plan: plan.map(({ name, share, amount, percent, due_from, due_days, due_date }) =>
      newPart({
        name,
        share,
        much: percent === null ? money(amount) : percentOf(percent),
        due_from: due_from ?? '',
        days: due_days === null ? '' : String(Math.abs(due_days)),
        due_date: due_date ?? '',
      }),
    ),
    cancellation: cancellation.map(({ days_before: days, percent }) => newStep({ days: String(days), percent: percentOf(percent) })),
    late: late_percent === null ? '' : percentOf(late_percent),
  }
}

function draftLine({ how, option, ...line }: QuoteLine): DraftLine {
  return { ...emptyLine, ...line, option: option ?? '', ...(how && draftHow(how)) }
}

function draftHow(how: How): Partial<DraftLine> {
  switch (how.by) {
    case 'head':
      return {
        by: how.by,
        ...typedRates(how.rates),
        above: number(how.above),
        tiers: how.tiers.map(({ from, rates }) => newTier({ from: String(from), ...typedRates(rates) })),
      }
    case 'hour':
      return { by: how.by, amount: money(how.amount), hours: hoursOf(how.minutes) }
    case 'table': {
      const { amount, tables, seats, beside } = how
      return { by: how.by, amount: money(amount), tables: number(tables), seats: number(seats), beside: beside === 0 ? '' : String(beside) }
    }
    case 'percent':
      return { by: how.by, percent: percentOf(how.percent), of: how.of }
    case 'cover':
      return {
        by: how.by,
        amount: money(how.amount),
        guarantee: String(how.guarantee),
        child_percent: how.child_percent === 10_000 ? '' : percentOf(how.child_percent),
      }
    default:
      return { by: how.by, amount: money(how.amount), ...('of' in how && { of: how.of }) }
  }
}

function typedRates(rates: Extract<How, { by: 'head' }>['rates']): Typed {
  return Object.fromEntries(classes.map((name) => [name, money(rates[name])])) as Typed
}

function money(cents: number | null | undefined): string {
  return cents == null ? '' : showMoney(cents)
}

function number(n: number | null): string {
  return n === null ? '' : String(n)
}

const noRates: Typed = { adult: '', child: '', infant: '', drinker: '', vendor: '' }

const emptyLine: DraftLine = {
  key: '',
  name: '',
  section: '',
  role: 'other',
  state: 'priced',
  words: '',
  option: '',
  by: 'amount',
  amount: '',
  ...noRates,
  above: '',
  tiers: [],
  hours: '',
  tables: '',
  seats: '',
  beside: '',
  percent: '',
  of: [],
  guarantee: '',
  child_percent: '',
}
