import { t } from '#web/text/text.ts'
import { listed } from '#web/listed.ts'

/** The fields of a guest that were changed, in words and without what they say now. */
export function changedFields(fields: readonly string[]): string {
  // How it came is no field of theirs.
  const named = [...new Set(fields.filter((field) => field !== 'channel').map((field) => words[field] ?? t('guest_done.something')))]
  if (named.length > 3) return t('guest_done.several')
  return listed(named) || t('guest_done.something')
}

/** What was said of the wedding, in words; nothing where that is too much for a line. */
export function weddingFacts(fields: readonly string[]): string | undefined {
  const said = Object.entries(facts).flatMap(([field, words]) => (fields.includes(field) ? [words] : []))
  const named = [...new Set(said)]
  return named.length === 0 || named.length > 3 ? undefined : listed(named)
}

const [when, who] = [t('wedding_fact.date'), t('wedding_fact.who')]

const facts: Record<string, string> = {
  wedding_date: when,
  wedding_month: when,
  date_undecided: when,
  wedding_place: t('wedding_fact.place'),
  wedding_guests: t('wedding_fact.guests'),
  wedding_budget: t('wedding_fact.budget'),
  wedding_style: t('wedding_fact.style'),
  style_quiz: t('wedding_fact.quiz'),
  other_firstname: who,
  other_lastname: who,
  has_chosen_zone: t('wedding_fact.clock'),
}

const [name, address, plusOne] = [t('guest_field.name'), t('guest_field.address'), t('guest_field.plus_one')]

const words: Record<string, string> = {
  firstname: name,
  lastname: name,
  email: t('guest_field.email'),
  phone: t('guest_field.phone'),
  address_line1: address,
  address_line2: address,
  city: address,
  state: address,
  postal_code: address,
  country: address,
  household_id: t('guest_field.household'),
  side: t('guest_field.side'),
  age_group: t('guest_field.age'),
  drinks: t('guest_field.drinks'),
  relationship: t('guest_field.relationship'),
  wedding_party_role: t('guest_field.role'),
  dietary_notes: t('guest_field.diet'),
  plus_one_allowed: plusOne,
  plus_one_names: plusOne,
  notes: t('guest_field.notes'),
  tags: t('guest_field.tags'),
  table_name: t('guest_field.table'),
  save_the_date_sent_at: t('guest_field.save_the_date'),
  invitation_sent_at: t('guest_field.invitation'),
  gift: t('guest_field.gift'),
  thank_you_sent_at: t('guest_field.thank_you'),
}
