import { readMoney, showMoney } from '#web/ui/money.ts'
import { t } from '#web/text/text.ts'
import type { Category } from './categories.ts'
import type { Cost } from './contract.ts'

/** A cost as its fields hold it: amounts as they are typed. */
export interface CostDraft {
  name: string
  vendor: string
  signed_on: string
  category: string
  event_id: string
  estimated: string
  actual: string
  notes: string
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
  }
}

export function draftOf({ name, vendor, signed_on, category, event_id, estimated, actual, notes }: Cost): CostDraft {
  const typed = (cents: number | null) => (cents === null ? '' : showMoney(cents))
  const event = event_id === null ? '' : String(event_id)
  return { name, vendor, signed_on: signed_on ?? '', category, event_id: event, estimated: typed(estimated), actual: typed(actual), notes }
}

/** What the fields say, as the server takes it. */
export function saidIn({ name, vendor, signed_on, category, event_id, estimated, actual, notes }: CostDraft) {
  return {
    name,
    vendor,
    signed_on: signed_on === '' ? null : signed_on,
    category: category as Category,
    event_id: event_id === '' ? null : Number(event_id),
    estimated: readMoney(estimated) ?? null,
    actual: readMoney(actual) ?? null,
    notes,
  }
}

/** Amounts that nobody can read are not sent, else they would be none. */
export function unread(draft: CostDraft): Errors {
  const amounts = ['estimated', 'actual'] as const
  const wrong = amounts.filter((name) => draft[name].trim() !== '' && readMoney(draft[name]) === undefined)
  return Object.fromEntries(wrong.map((name) => [name, [t('budget.amount_unread')]]))
}
