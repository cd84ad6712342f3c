import { type Addresses, addressOf, type FoundPicture } from '#features/files/uploads/shown-picture.ts'
import { avatarUrl } from './avatar.ts'
import type { StyleQuiz, User, UserInput, VendorInput, WeddingInput } from './user.ts'

type Own =
  | 'id'
  | 'username'
  | 'email'
  | 'email_verified_at'
  | 'has_password'
  | 'firstname'
  | 'lastname'
  | 'phone'
  | 'is_vendor'
  | 'is_admin'
  | 'is_subscribed'
  | 'first_steps_at'
  | 'helps_since'
  | 'checklist_setup_at'
  | 'guestlist_setup_at'
  | 'saved_ideas_setup_at'
  | 'vendormanager_setup_at'
  | 'version'
  | 'updated_at'
  | 'delete_at'

/** An account as the database keeps it, with what hangs on it. */
export interface UserRow extends Pick<User, Own> {
  avatar_id: number | null
  cover_id: number | null
  avatar: FoundPicture | null
  cover: FoundPicture | null
  wedding_date: string | null
  wedding_month: string | null
  date_undecided: boolean
  other_firstname: string
  other_lastname: string
  wedding_place: string
  wedding_guests: number | null
  wedding_budget: number | null
  wedding_style: string
  time_zone: string
  has_chosen_zone: boolean
  style_quiz: StyleQuiz | null
  business_name: string
  business_email: string
  business_phone: string
  contact_email: string
  contact_phone: string
  business_place: string
  service_id: number | null
  contact_count: number
  birdie_data: User['birdie_data']
  events: number[]
  posse: Helper[]
}

interface Helper {
  id: number
  username: string
  firstname: string
  lastname: string
  avatar: FoundPicture | null
  role: 'helper' | 'partner'
}

/** With the operator behind somebody who is impersonated. */
export function asUser(row: UserRow, addresses: Addresses, behind?: { id: number; firstname: string; lastname: string }): User {
  const { avatar, cover, contact_count, posse, birdie_data } = row
  return {
    ...ownOf(row),
    name: nameOf(row),
    avatar: { url: avatarUrl(row, addresses) },
    avatar_id: avatar?.id ?? null,
    cover: { url: coverUrl(cover, addresses) },
    cover_id: cover?.id ?? null,
    vendor_id: null,
    vendor: null,
    contact_count,
    wedding_details: weddingOf(row),
    vendor_details: row.is_vendor ? vendorOf(row) : null,
    birdie_data,
    users: posse.map((helper) => ({ user_id: helper.id, is_accepted: true, role: helper.role, user: seenUser(helper, addresses) })),
    impersonator: behind ? { id: behind.id, name: nameOf(behind) } : null,
  }
}

export type UserChange = Partial<
  Omit<UserRow, 'delete_at' | 'has_password' | 'contact_count' | 'birdie_data' | 'events' | 'posse' | 'id' | 'avatar' | 'cover'>
>

/** The columns that are to change; nobody but a vendor has a business. */
export function changeOf(
  { wedding_details = {}, vendor_details = {}, ...own }: Omit<UserInput, 'version' | 'act'>,
  is_vendor: boolean,
): UserChange {
  return given({ ...own, ...weddingChange(wedding_details), ...(is_vendor && vendorChange(vendor_details)) })
}

function ownOf(row: UserRow): Pick<User, Own> {
  const { id, username, email, email_verified_at, firstname, lastname, phone, is_vendor, is_admin, is_subscribed } = row
  const { first_steps_at, checklist_setup_at, guestlist_setup_at, saved_ideas_setup_at, vendormanager_setup_at } = row
  const { version, updated_at, has_password, delete_at, helps_since } = row
  const moments = { first_steps_at, checklist_setup_at, guestlist_setup_at, saved_ideas_setup_at, vendormanager_setup_at, updated_at }
  const facts = { email_verified_at, has_password, is_vendor, is_admin, is_subscribed }
  return { id, username, email, firstname, lastname, phone, ...facts, ...moments, helps_since, version, delete_at }
}

function nameOf({ firstname, lastname }: Pick<UserRow, 'firstname' | 'lastname'>): string {
  return `${firstname} ${lastname}`
}

function weddingOf({ wedding_date: date, wedding_month, wedding_place: place, ...row }: UserRow): User['wedding_details'] {
  const { date_undecided, other_firstname, other_lastname, events, style_quiz } = row
  const { wedding_guests: guests, wedding_budget: budget, wedding_style: style, time_zone } = row
  const when = { date, month: monthOf({ date, wedding_month }), date_undecided }
  return { ...when, other_firstname, other_lastname, events, style_quiz, place, guests, budget, style, time_zone }
}

function vendorOf({ business_email: email, business_phone: phone, business_place: place, ...row }: UserRow): User['vendor_details'] {
  const { business_name, contact_email, contact_phone, service_id } = row
  return { business_name, contact_email, contact_phone, email, phone, place, service_id, vendor_id: null }
}

function seenUser(helper: Helper, addresses: Addresses): User['users'][number]['user'] {
  return { id: helper.id, username: helper.username, name: nameOf(helper), avatar: { url: avatarUrl(helper, addresses) } }
}

/** As wide as it is shown at most. */
export function coverUrl(cover: FoundPicture | null, addresses: Addresses): string | null {
  return cover && addressOf(cover, addresses, 'everybody', 1_200)
}

/** A month is known, as `YYYY-MM`, while there is no day. */
export function monthOf({ date, wedding_month }: { date: string | null; wedding_month: string | null }): string | null {
  return date === null && wedding_month !== null ? wedding_month.slice(0, 7) : null
}

/** A day, a month and "not yet" take each other’s place; under a day the month stays, for who takes the day back. */
function weddingChange({ date, month, date_undecided, place, guests, budget, style, time_zone, ...names }: WeddingInput) {
  const isDay = typeof date === 'string'
  const isMonth = typeof month === 'string' && !isDay
  const isOpen = date_undecided && !isDay && !isMonth
  return {
    ...names,
    wedding_date: isOpen || isMonth ? null : date,
    wedding_month: isMonth ? `${month}-01` : isOpen || month === null ? null : undefined,
    date_undecided: isDay || isMonth ? false : date_undecided,
    wedding_place: place,
    wedding_guests: guests,
    wedding_budget: budget,
    wedding_style: style,
    time_zone,
    has_chosen_zone: time_zone === undefined ? undefined : true,
  }
}

function vendorChange({ email, phone, place, ...details }: VendorInput) {
  return { ...details, business_email: email, business_phone: phone, business_place: place }
}

/** Without what was not sent. */
function given<Fields extends object>(fields: Fields): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(sent) as { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> }
}
