import type { Thing } from '#features/thing.server.ts'

/** What an account says of its wedding. */
export const user = {
  kind: 'user',
  table: 'users',
  name: [],
  fields: [
    'wedding_date',
    'wedding_month',
    'date_undecided',
    'wedding_place',
    'wedding_guests',
    'wedding_budget',
    'wedding_style',
    'style_quiz',
    'other_firstname',
    'other_lastname',
    'time_zone',
    'has_chosen_zone',
  ],
  undo: 'own',
  told: ['wedding_date'],
} as const satisfies Thing
