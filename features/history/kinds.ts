import { permissions } from '../posse/permissions.ts'

/** What a line of the history can be about, by how its name begins, and the permission that shows it to who helps; without one it is the couple's. */
export const subjects = {
  guest: permissions.guests,
  household: permissions.guests,
  item: permissions.checklist,
  vendor: permissions.vendors,
  board: permissions.boards,
  transaction: permissions.transactions,
} as const

/** What a list of acts may be narrowed to, and how the names of such lines begin. */
export const kinds = {
  answers: ['guest.reply'],
  guests: ['guest.add', 'guest.change', 'guest.delete', 'guest.invite', 'household.'],
  events: ['event.'],
  checklist: ['item.'],
  helpers: ['posse.'],
  wedding: ['user.'],
} as const

export type Kind = keyof typeof kinds

export const allKinds = ['answers', 'guests', 'events', 'checklist', 'helpers', 'wedding'] as const satisfies Kind[]

export function kindOf(what: string): Kind {
  return allKinds.find((kind) => kinds[kind].some((begin) => what.startsWith(begin))) ?? 'wedding'
}

/** What of an account is of the wedding; the rest of it is nobody else's. */
export const weddingFields = [
  'wedding_date',
  'wedding_month',
  'date_undecided',
  'wedding_place',
  'wedding_guests',
  'wedding_budget',
  'wedding_style',
  'other_firstname',
  'other_lastname',
  // The zone itself may be the browser's word, which is no news.
  'has_chosen_zone',
] as const
