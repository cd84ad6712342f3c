import { t } from '#web/text/text.ts'
import { readMoney } from '#web/ui/money.ts'
import type { DraftPart } from '../../budget/payments/plan-draft.ts'
import type { How, QuoteLine, Rates, Terms } from '../quote-terms.ts'
import { faultsOf } from '../term-faults.ts'
import { placeOf } from './place-of.ts'
import { classes, type DraftLine, type QuoteDraft } from './quote-draft.ts'

/** What is wrong, by the place of the field, as the server names it. */
export type Faults = Record<string, string[]>

/** What the fields say, and beside which of them something is wrong; a line that can't be read has no price yet. */
export function saidTerms(draft: QuoteDraft): { terms: Terms; faults: Faults } {
  const faults: Faults = {}
  const read = readerOf(faults)
  const lines = draft.lines.map((line, nth) => {
    const above = new Set(draft.lines.slice(0, nth).map(({ key }) => key))
    return saidLine({ ...line, of: line.of.filter((key) => above.has(key)) }, placeOf('lines', nth), read)
  })
  const terms: Terms = {
    lines,
    note: draft.note,
    valid_until: draft.valid_until || null,
    holds_until: draft.holds_until || null,
    deposit: saidDeposit(draft, read),
    plan: draft.plan.map((part, nth) => saidPart(part, placeOf('plan', nth), read)),
    cancellation: draft.cancellation.map(({ days, percent }, nth) => ({
      days_before: read.count(placeOf('cancellation', nth, 'days_before'), days) ?? 0,
      percent: read.percent(placeOf('cancellation', nth, 'percent'), percent) ?? 0,
    })),
    late_percent: draft.late.trim() === '' ? null : (read.percent('late_percent', draft.late, 10_000, 100_000) ?? null),
  }
  if (lines.length === 0) faults['lines'] = [t('typing.no_line')]
  // What could not be read is told already, and its line has nothing that could be judged.
  for (const { path, message } of faultsOf(terms)) {
    const at = path.join('.')
    const isTold = Object.keys(faults).some((told) => told === at || told.startsWith(`${path.slice(0, 2).join('.')}.how`))
    if (!isTold) faults[at] = [message]
  }
  return { terms, faults }
}

type Reader = ReturnType<typeof readerOf>

/** Reads what is typed, and notes beside its field what nobody can read. */
function readerOf(faults: Faults) {
  function noted<Value>(at: string, value: Value | undefined, message: string): Value | undefined {
    if (value === undefined) faults[at] = [message]
    return value
  }
  return {
    name: (at: string, text: string) => noted(at, text.trim() === '' ? undefined : text.trim(), t('typing.name_missing')) ?? '',
    money: (at: string, text: string) => noted(at, readMoney(text), t('budget.amount_unread')),
    count: (at: string, text: string) => noted(at, readCount(text), t('quotes.number_unread')),
    percent: (at: string, text: string, least = 0, most = 10_000) =>
      noted(at, readPercent(text, least, most), least === 0 ? t('typing.percent_unread') : t('typing.late_unread')),
    some: (at: string, keys: string[]) => noted(at, keys.length === 0 ? undefined : keys, t('typing.of_missing')),
    hours: (at: string, text: string) => noted(at, readMinutes(text), t('typing.hours_unread')),
  }
}

function saidLine(draft: DraftLine, at: string, read: Reader): QuoteLine {
  const { key, section, role, state, words } = draft
  const name = read.name(`${at}.name`, draft.name)
  const isPriced = state === 'priced'
  const how = isPriced ? saidHow(draft, `${at}.how`, read) : undefined
  return {
    key,
    name,
    section: section.trim(),
    role,
    state,
    words: words.trim(),
    option: (isPriced && draft.option) || null,
    how: how ?? null,
  }
}

function saidHow(draft: DraftLine, at: string, read: Reader): How | undefined {
  const amount = (money = read.money(`${at}.amount`, draft.amount)) => money
  switch (draft.by) {
    case 'head':
      return saidHeads(draft, at, read)
    case 'hour':
      return whole({ by: 'hour', amount: amount(), minutes: read.hours(`${at}.minutes`, draft.hours) })
    case 'table': {
      const tables = blankOr(draft.tables, (text) => read.count(`${at}.tables`, text))
      const seats = blankOr(draft.seats, (text) => read.count(`${at}.seats`, text))
      const beside = draft.beside.trim() === '' ? 0 : read.count(`${at}.beside`, draft.beside)
      return whole({ by: 'table', amount: amount(), tables, seats, beside })
    }
    case 'percent':
      return whole({ by: 'percent', percent: read.percent(`${at}.percent`, draft.percent), of: read.some(`${at}.of`, draft.of) })
    case 'cover': {
      const child = draft.child_percent.trim() === '' ? 10_000 : read.percent(`${at}.child_percent`, draft.child_percent)
      return whole({ by: 'cover', guarantee: read.count(`${at}.guarantee`, draft.guarantee), child_percent: child, amount: amount() })
    }
    case 'minimum':
      return whole({ by: 'minimum', amount: amount(), of: read.some(`${at}.of`, draft.of) })
    case 'amount':
      return whole({ by: 'amount', amount: amount() })
  }
}

function saidHeads(draft: DraftLine, at: string, read: Reader): How | undefined {
  const rates = saidRates(draft, `${at}.rates`, read)
  const above = blankOr(draft.above, (text) => read.count(`${at}.above`, text))
  const tiers = draft.tiers.map((tier, nth) => ({
    from: read.count(`${at}.tiers.${nth}.from`, tier.from),
    rates: saidRates(tier, `${at}.tiers.${nth}.rates`, read),
  }))
  const known = tiers.flatMap((tier) => whole<Extract<How, { by: 'head' }>['tiers'][number]>(tier) ?? [])
  return known.length < tiers.length ? undefined : whole({ by: 'head', rates, above, tiers: known })
}

function saidRates(typed: Pick<DraftLine, (typeof classes)[number]>, at: string, read: Reader): Rates | undefined {
  const rates = classes.map((name) => [name, blankOr(typed[name], (text) => read.money(`${at}.${name}`, text))] as const)
  return rates.some(([, rate]) => rate === undefined) ? undefined : (Object.fromEntries(rates) as Rates)
}

function saidDeposit(draft: QuoteDraft, read: Reader): Terms['deposit'] {
  const { deposit, deposit_much: much, deposit_state: state, deposit_until: until } = draft
  if (deposit === '') return null
  const amount = deposit === 'amount' ? (read.money('deposit.amount', much) ?? 0) : null
  const percent = deposit === 'percent' ? (read.percent('deposit.amount', much) ?? 0) : null
  return { amount, percent, state, until: until || null }
}

function saidPart({ name, share, much, due_from, days, due_date }: DraftPart, at: string, read: Reader): Terms['plan'][number] {
  const far = due_from === '' ? null : (read.count(`${at}.due_days`, days) ?? 0)
  return {
    name: read.name(`${at}.name`, name),
    share,
    amount: share === 'amount' ? (read.money(`${at}.amount`, much) ?? 0) : null,
    percent: share === 'percent' ? (read.percent(`${at}.percent`, much) ?? 0) : null,
    due_from: due_from || null,
    due_days: far === null ? null : due_from === 'wedding' ? 0 - far : far,
    due_date: due_from === '' && due_date !== '' ? due_date : null,
  }
}

/** What has all of its values; what lacks one is not said yet. */
function whole<Whole extends object = How>(
  values: { [Name in keyof Whole]: Whole[Name] | undefined } | Record<string, unknown>,
): Whole | undefined {
  return Object.values(values).includes(undefined) ? undefined : (values as Whole)
}

/** An empty field says that there is none. */
function blankOr<Value>(text: string, read: (text: string) => Value | undefined): Value | undefined | null {
  return text.trim() === '' ? null : read(text)
}

function readCount(text: string): number | undefined {
  return /^\d{1,5}$/.test(text.trim()) && Number(text) <= 10_000 ? Number(text) : undefined
}

/** Hundredths of a percent. */
function readPercent(text: string, least: number, most: number): number | undefined {
  const [, wholes, part = ''] = /^(\d{1,4})(?:\.(\d{1,2}))?$/.exec(text.replace(/[%\s]/g, '')) ?? []
  const percent = wholes === undefined ? Number.NaN : Number(wholes) * 100 + Number(part.padEnd(2, '0'))
  return percent >= least && percent <= most ? percent : undefined
}

/** 6, 6.5 or 6:30. */
function readMinutes(text: string): number | undefined {
  const [, wholes, part, minutes] = /^(\d{1,3})(?:\.(\d{1,2})|:([0-5]\d))?$/.exec(text.trim()) ?? []
  if (wholes === undefined) return undefined
  const all = Number(wholes) * 60 + (minutes ? Number(minutes) : Math.round((Number((part ?? '').padEnd(2, '0')) * 60) / 100))
  return all >= 1 && all <= 10_080 ? all : undefined
}
