import { t } from '#web/text/text.ts'
import type { NamedEvent } from './column-guess.ts'
import { type FieldTarget, fieldTargets, type Target } from './column-targets.ts'

const words: Record<FieldTarget, string> = {
  name: t('guest_import.to_name'),
  firstname: t('guest_import.to_firstname'),
  lastname: t('guest_import.to_lastname'),
  suffix: t('guest_import.to_suffix'),
  household: t('guest_import.to_household'),
  party_size: t('guest_import.to_party_size'),
  plus_one: t('guest_import.to_plus_one'),
  partner_firstname: t('guest_import.to_partner_firstname'),
  partner_lastname: t('guest_import.to_partner_lastname'),
  children: t('guest_import.to_children'),
  email: t('guest_import.to_email'),
  phone: t('guest_import.to_phone'),
  address: t('guest_import.to_address'),
  address_line1: t('guest_import.to_address_line1'),
  address_line2: t('guest_import.to_address_line2'),
  city: t('guest_import.to_city'),
  state: t('guest_import.to_state'),
  postal_code: t('guest_import.to_postal_code'),
  country: t('guest_import.to_country'),
  group: t('guest_import.to_group'),
  side: t('guest_import.to_side'),
  age_group: t('guest_import.to_age_group'),
  drinks: t('guest_editor.drinks'),
  role: t('guest_import.to_role'),
  dietary: t('guest_import.to_dietary'),
  table: t('guest_import.to_table'),
  tags: t('guest_import.to_tags'),
  gift: t('guest_import.to_gift'),
  notes: t('guest_import.to_notes'),
  leave_out: t('guest_import.to_leave_out'),
}

/** Everything that a column can be about, with the answers of each event before what is left out. */
export function targetChoices(events: readonly NamedEvent[]): { value: Target; label: string }[] {
  const fields = fieldTargets.map((value): { value: Target; label: string } => ({ value, label: words[value] }))
  const ofEvents = events.flatMap(({ id, name: event }): { value: Target; label: string }[] => [
    { value: `rsvp:${id}`, label: t('guest_import.to_rsvp', { event }) },
    { value: `meal:${id}`, label: t('guest_import.to_meal', { event }) },
    { value: `invited:${id}`, label: t('guest_import.to_invited', { event }) },
  ])
  return [...fields.slice(0, -1), ...ofEvents, ...fields.slice(-1)]
}
