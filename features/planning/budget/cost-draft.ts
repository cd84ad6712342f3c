import { readMoney, showMoney } from '#web/ui/money.ts'
import { t } from '#web/text/text.ts'
import type { Category } from './categories.ts'
import type { Cost } from './contract.ts'
import { type ForeignDraft, foreignDraft, foreignSaid, foreignUnread, noForeign } from './foreign/foreign-draft.ts'
import { headCounts, headRates, usualRate } from './head-counts.ts'

/** A cost as its fields hold it: amounts as they are typed. */
export interface CostDraft extends ForeignDraft {
  name: string
  vendor: string
  signed_on: string
  category: string
  event_id: string
  estimated: string
  actual: string
  notes: string
  head_count: string
  guaranteed: string
  expected_rate: string
  per_adult: string
  per_child: string
  per_infant: string
  per_drinker: string
  per_vendor: string
}

export type Errors = Record<string, string[]>

export function newDraft(event: number | undefined): CostDraft {
  return {
    name: '',
    vendor: '',
    signed_on: '',
    category: 'other',
    event_id: event === undefined ? '' : String(event),
    estimated: '',
    actual: '',
    notes: '',
    head_count: '',
    guaranteed: '',
    expected_rate: String(usualRate),
    per_adult: '',
    per_child: '',
    per_infant: '',
    per_drinker: '',
    per_vendor: '',
    ...noForeign,
  }
}

export function draftOf(cost: Cost): CostDraft {
  const { name, vendor, signed_on, category, event_id, estimated, actual, notes, head_count, guaranteed, expected_rate } = cost
  const typed = (cents: number | null) => (cents === null ? '' : showMoney(cents))
  const event = event_id === null ? '' : String(event_id)
  return {
    name,
    vendor,
    signed_on: signed_on ?? '',
    category,
    event_id: event,
    notes,
    // What follows from the heads is nobody's to type.
    estimated: head_count === null ? typed(estimated) : '',
    actual: typed(actual),
    head_count: head_count ?? '',
    guaranteed: guaranteed === null ? '' : String(guaranteed),
    expected_rate: String(expected_rate),
    per_adult: typed(cost.per_adult),
    per_child: typed(cost.per_child),
    per_infant: typed(cost.per_infant),
    per_drinker: typed(cost.per_drinker),
    per_vendor: typed(cost.per_vendor),
    ...foreignDraft(cost),
  }
}

/** What the fields say, as the server takes it. */
export function saidIn(draft: CostDraft) {
  const { name, vendor, signed_on, category, event_id, estimated, actual, notes, head_count, guaranteed, expected_rate } = draft
  const rate = (name: (typeof headRates)[number]) => readMoney(draft[name]) ?? null
  return {
    name,
    vendor,
    signed_on: signed_on === '' ? null : signed_on,
    category: category as Category,
    event_id: event_id === '' ? null : Number(event_id),
    estimated: readMoney(estimated) ?? null,
    actual: readMoney(actual) ?? null,
    notes,
    head_count: headCounts.find((one) => one === head_count) ?? null,
    guaranteed: wholeIn(guaranteed, 100_000) ?? null,
    expected_rate: wholeIn(expected_rate, 100) ?? usualRate,
    per_adult: rate('per_adult'),
    per_child: rate('per_child'),
    per_infant: rate('per_infant'),
    per_drinker: rate('per_drinker'),
    per_vendor: rate('per_vendor'),
    ...foreignSaid(draft),
  }
}

/** Amounts that nobody can read are not sent, else they would be none. */
export function unread(draft: CostDraft): Errors {
  const amounts = ['estimated', 'actual', ...headRates] as const
  const wrong = amounts.filter((name) => draft[name].trim() !== '' && readMoney(draft[name]) === undefined)
  const numbers = [['guaranteed', 100_000] as const, ['expected_rate', 100] as const]
  const odd = numbers.filter(([name, most]) => draft[name].trim() !== '' && wholeIn(draft[name], most) === undefined)
  return Object.fromEntries([
    ...wrong.map((name) => [name, [t('budget.amount_unread')]]),
    ...Object.entries(foreignUnread(draft)),
    ...odd.map(([name, most]) => [name, [t('budget.number_unread', { most: most.toLocaleString('en-US') })]]),
  ])
}

function wholeIn(text: string, most: number): number | undefined {
  const n = /^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined
  return n !== undefined && n <= most ? n : undefined
}
