import type { ReactNode } from 'react'
import { t } from '#web/text/text.ts'
import { DateField } from '#web/ui/plain/date-field.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { categories, categoryName } from '../../budget/categories.ts'
import type { VendorPage } from '../contract.ts'
import { depositStates, statuses } from '../states.ts'
import { depositWords, statusWords } from '../state-words.ts'
import type { VendorDraft } from './vendor-draft.ts'

type Name = keyof VendorDraft

interface Props {
  mine: VendorDraft
  set: (change: Partial<VendorDraft>) => void
  errorsOf: (field: string) => readonly string[]
  page: VendorPage
  /** Below a field, where two wrote in it. */
  below?: (name: Name, label: string) => ReactNode
}

/** All that is known of a vendor, most wanted first. */
export function VendorFields({ page, ...draft }: Props) {
  const { text, day, choice, long } = fieldsOf(draft)
  const { status } = draft.mine
  const isHelper = page.wedding.role === 'helper'
  const none = isHelper ? {} : { placeholder: t('couple_vendors.no_event'), hint: t('couple_vendors.no_event_hint') }
  return (
    <>
      {text('name', t('couple_vendors.name'), 200, { need: 'required' })}
      {choice('taxonomy', t('couple_vendors.service'), services)}
      {choice('status', t('couple_vendors.status'), standings)}
      {status === 'cancelled' && choice('cancelled_by', t('couple_vendors.cancelled_by'), sides, { placeholder: '' })}
      {status === 'hired' && day('hired_on', t('couple_vendors.hired_on'))}
      <fieldset className="vendor-group">
        <legend>{t('couple_vendors.what_next')}</legend>
        {choice('turn', t('couple_vendors.turn'), sides, { placeholder: t('couple_vendors.nobody') })}
        {text('next_step', t('couple_vendors.next_step'), 300)}
        {day('next_on', t('couple_vendors.next_on'))}
      </fieldset>
      <fieldset className="vendor-group">
        <legend>{t('couple_vendors.money')}</legend>
        {text('price', t('couple_vendors.price'), 20, amount)}
        {text('deposit', t('couple_vendors.deposit'), 20, amount)}
        {choice('deposit_state', t('couple_vendors.deposit_state'), deposits)}
        {day('deposit_until', t('couple_vendors.deposit_until'))}
      </fieldset>
      <fieldset className="vendor-group">
        <legend>{t('couple_vendors.contact')}</legend>
        {text('contact_name', t('couple_vendors.contact_name'), 200)}
        {text('email', t('couple_vendors.email'), 254, { type: 'email' })}
        {text('phone', t('couple_vendors.phone'), 40, { type: 'tel' })}
        {text('website', t('couple_vendors.website'), 2_000, { type: 'url', placeholder: 'https://' })}
        {text('instagram', t('couple_vendors.instagram'), 60)}
      </fieldset>
      {choice('guest_wedding_event_id', t('couple_vendors.event'), eventsOf(page), none)}
      {text('vendor_meals', t('couple_vendors.meals'), 3, { inputMode: 'numeric', hint: t('couple_vendors.meals_hint') })}
      {choice('rating', t('couple_vendors.rating'), stars, { placeholder: t('couple_vendors.not_rated') })}
      {long('notes', t('couple_vendors.notes'))}
    </>
  )
}

const sides = [
  { value: 'couple', label: t('couple_vendors.you') },
  { value: 'vendor', label: t('couple_vendors.them') },
]
const services = categories.map((value) => ({ value, label: categoryName(value) }))
const standings = statuses.map((value) => ({ value, label: statusWords[value] }))
const deposits = depositStates.map((value) => ({ value, label: depositWords[value] }))
const stars = [5, 4, 3, 2, 1].map((n) => ({ value: String(n), label: t('couple_vendors.stars', { n }) }))
const amount = { inputMode: 'decimal', placeholder: '$0.00' }

function eventsOf({ guest_wedding_events: events }: VendorPage) {
  return events.map(({ id, name }) => ({ value: String(id), label: name }))
}

/** The kinds of fields there are, each with its draft and what was wrong with it. */
function fieldsOf({ mine, set, errorsOf, below = () => null }: Omit<Props, 'page'>) {
  const field = (name: Name) => ({
    id: `vendor-${name}`,
    name,
    value: mine[name],
    errors: errorsOf(name),
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  })
  const beside = (name: Name, label: string, input: ReactNode) => (
    <div>
      {input}
      {below(name, label)}
    </div>
  )
  return {
    text: (name: Name, label: string, maxLength: number, more: object = {}) =>
      beside(name, label, <TextField label={label} maxLength={maxLength} autoComplete="off" {...more} {...field(name)} />),
    day: (name: Name, label: string) => beside(name, label, <DateField label={label} {...field(name)} />),
    choice: (name: Name, label: string, choices: { value: string; label: string }[], more: object = {}) =>
      beside(name, label, <SelectField label={label} choices={choices} {...more} {...field(name)} />),
    long: (name: Name, label: string) => beside(name, label, <TextAreaField label={label} rows={4} maxLength={4_000} {...field(name)} />),
  }
}
