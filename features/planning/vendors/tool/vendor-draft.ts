import { readMoney, showMoney } from '#web/ui/money.ts'
import { t } from '#web/text/text.ts'
import type { Category } from '../../budget/categories.ts'
import type { UserVendor } from '../contract.ts'
import type { depositStates, sides, Status } from '../states.ts'

/** A vendor as the fields hold it: amounts and numbers as they are typed. */
export interface VendorDraft {
  name: string
  taxonomy: string
  status: string
  cancelled_by: string
  guest_wedding_event_id: string
  price: string
  deposit: string
  deposit_state: string
  deposit_until: string
  hired_on: string
  turn: string
  next_step: string
  next_on: string
  contact_name: string
  email: string
  phone: string
  website: string
  instagram: string
  vendor_meals: string
  rating: string
  notes: string
}

export type Errors = Record<string, string[]>

const empty: VendorDraft = {
  name: '',
  taxonomy: 'other',
  status: 'considering',
  cancelled_by: '',
  guest_wedding_event_id: '',
  price: '',
  deposit: '',
  deposit_state: 'unknown',
  deposit_until: '',
  hired_on: '',
  turn: '',
  next_step: '',
  next_on: '',
  contact_name: '',
  email: '',
  phone: '',
  website: '',
  instagram: '',
  vendor_meals: '',
  rating: '',
  notes: '',
}

export function newDraft(service: string, event: number | undefined): VendorDraft {
  return { ...empty, taxonomy: service, guest_wedding_event_id: event === undefined ? '' : String(event) }
}

export function draftOf(vendor: UserVendor): VendorDraft {
  const typed = (cents: number | null) => (cents === null ? '' : showMoney(cents))
  const texts = Object.fromEntries((Object.keys(empty) as (keyof VendorDraft)[]).map((name) => [name, String(vendor[name] ?? '')]))
  const { price, deposit, vendor_meals } = vendor
  return {
    ...(texts as unknown as VendorDraft),
    price: typed(price),
    deposit: typed(deposit),
    vendor_meals: vendor_meals === 0 ? '' : String(vendor_meals),
  }
}

/** What the fields say, as the server takes it. */
export function saidIn(draft: VendorDraft) {
  const orNull = (text: string) => (text === '' ? null : text)
  const number = (text: string) => (text === '' ? null : Number(text))
  return {
    ...draft,
    taxonomy: draft.taxonomy as Category,
    status: draft.status as Status,
    cancelled_by: orNull(draft.cancelled_by) as (typeof sides)[number] | null,
    guest_wedding_event_id: number(draft.guest_wedding_event_id),
    price: readMoney(draft.price) ?? null,
    deposit: readMoney(draft.deposit) ?? null,
    deposit_state: draft.deposit_state as (typeof depositStates)[number],
    deposit_until: orNull(draft.deposit_until),
    hired_on: orNull(draft.hired_on),
    turn: orNull(draft.turn) as (typeof sides)[number] | null,
    next_on: orNull(draft.next_on),
    vendor_meals: number(draft.vendor_meals) ?? 0,
    rating: number(draft.rating),
  }
}

/** Amounts that nobody can read are not sent, else they would be none. */
export function unread(draft: VendorDraft): Errors {
  const amounts = ['price', 'deposit'] as const
  const wrong: [string, string[]][] = amounts
    .filter((name) => draft[name].trim() !== '' && readMoney(draft[name]) === undefined)
    .map((name) => [name, [t('budget.amount_unread')]])
  const isMeals = /^\d{0,3}$/.test(draft.vendor_meals.trim())
  return Object.fromEntries(isMeals ? wrong : [...wrong, ['vendor_meals', [t('couple_vendors.meals_unread')]]])
}
