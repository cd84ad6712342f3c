import { kindIn, kinds } from '../kinds.ts'

/** What a list of acts may be narrowed to. */
export type Kind = 'answers' | (typeof kinds)[keyof typeof kinds]

export const allKinds = ['answers', 'guests', 'events', 'checklist', 'helpers', 'wedding'] as const satisfies Kind[]

/** An answer is more than a change of a guest. */
export function kindOf(what: string): Kind {
  return what === 'guest.reply' ? 'answers' : kinds[kindIn(what)]
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
