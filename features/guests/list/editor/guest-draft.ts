import { type Drafts, fieldsOf, picked } from '#web/client/drafts.ts'
import { ownFields } from '../own-fields.ts'
import type { Guest, GuestChange, GuestPage } from '../contract.ts'

const plainFields = [
  ...ownFields,
  'side',
  'age_group',
  'drinks',
  'relationship',
  'wedding_party_role',
  'dietary_notes',
  'plus_one_allowed',
  'notes',
  'tags',
  'gift',
  'table_name',
] as const satisfies (keyof GuestChange)[]
const dayFields = ['save_the_date_sent_at', 'invitation_sent_at', 'thank_you_sent_at'] as const satisfies (keyof GuestChange)[]

type PlainField = (typeof plainFields)[number]
export type DayField = (typeof dayFields)[number]

/** A guest as the editor's fields hold them: names as they are typed, moments as days, and one event's answer. */
export interface GuestDraft extends Pick<Guest, PlainField>, Record<DayField, string> {
  plus_one_names: string
  household_name: string
  events: number[]
  /** Of the event that the editor is about; null as long as the guest is not on its list. */
  status: number | null
  plus_one_count: number
  meal: string
  /** Of whoever comes along, in the order of the names. */
  plus_one_meals: string[]
  /** How the guest said so; nothing of the guest, so it is empty again as soon as it is noted. */
  channel: Channel
}

export type Channel = '' | 'phone' | 'mail' | 'in_person'

export type DraftField = keyof GuestDraft
export type TextField = {
  [Field in DraftField]: GuestDraft[Field] extends string ? (string extends GuestDraft[Field] ? Field : never) : never
}[DraftField]

export interface EventName {
  id: number
  name: string
}

export function draftOf(guest: Guest, page: GuestPage, event: EventName | undefined): GuestDraft {
  const reply = guest.wedding_events.find(({ id }) => id === event?.id)
  return {
    ...picked(guest, plainFields),
    save_the_date_sent_at: dayOf(guest.save_the_date_sent_at),
    invitation_sent_at: dayOf(guest.invitation_sent_at),
    thank_you_sent_at: dayOf(guest.thank_you_sent_at),
    plus_one_names: guest.plus_one_names.join(', '),
    household_name: page.households.find(({ id }) => id === guest.household_id)?.name ?? '',
    events: guest.wedding_events.map(({ id }) => id).toSorted((one, other) => one - other),
    status: reply?.status ?? null,
    plus_one_count: reply?.plus_one_count ?? 0,
    meal: reply?.meal ?? '',
    plus_one_meals: reply?.plus_one_meals ?? [],
    channel: '',
  }
}

/** What of the guest's own record is to be sent. */
export function changeOf(draft: GuestDraft, fields: readonly DraftField[]): GuestChange {
  const whole = {
    ...picked(draft, plainFields),
    save_the_date_sent_at: momentOf(draft.save_the_date_sent_at),
    invitation_sent_at: momentOf(draft.invitation_sent_at),
    thank_you_sent_at: momentOf(draft.thank_you_sent_at),
    plus_one_names: namesIn(draft.plus_one_names),
  }
  return picked(
    whole,
    fieldsOf(whole).filter((field) => fields.includes(field)),
  )
}

export type Editing = Drafts<GuestDraft>

export function namesIn(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

function dayOf(moment: string | null): string {
  return moment?.slice(0, 10) ?? ''
}

/** Noon, so that it is the same day nearly everywhere. */
function momentOf(day: string): string | null {
  return day ? `${day}T12:00:00Z` : null
}
