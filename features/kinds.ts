import { t } from '#web/text/text.ts'

/** Kinds of things that a wedding's history tells of, by how its lines begin; each with what a list of acts may be narrowed to. */
export const kinds = {
  guest: 'guests',
  household: 'guests',
  event: 'events',
  seating_table: 'guests',
  seat: 'guests',
  seating_rule: 'guests',
  run_item: 'events',
  run_person: 'events',
  item: 'checklist',
  board: 'boards',
  pin: 'boards',
  cost: 'budget',
  payment: 'budget',
  receipt: 'budget',
  contributor: 'budget',
  pledge: 'budget',
  user_vendor: 'vendors',
  vendor_entry: 'vendors',
  vendor_file: 'vendors',
  quote: 'vendors',
  room_block: 'vendors',
  registry: 'registry',
  fund: 'registry',
  gift: 'registry',
  website: 'website',
  website_section: 'website',
  posse: 'helpers',
  collector: 'wedding',
  rsvp: 'wedding',
  user: 'wedding',
} as const

export type Kind = keyof typeof kinds

/** What a line says was done to what: `item.change`. */
export type What = `${Kind}.${string}`

export const kindNames = Object.keys(kinds) as [Kind, ...Kind[]]

export function kindIn(what: string): Kind {
  return what.split('.')[0] as Kind
}

/** What a list of acts may be narrowed to, in words and in the order in which it is offered; an answer is more than a change of a guest. */
export const kindWords: Record<'answers' | (typeof kinds)[Kind], string> = {
  answers: t('history_kind.answers'),
  guests: t('history_kind.guests'),
  events: t('history_kind.events'),
  checklist: t('history_kind.checklist'),
  boards: t('history_kind.boards'),
  budget: t('menu.budget'),
  vendors: t('history_kind.vendors'),
  registry: t('menu.registry'),
  website: t('history_kind.website'),
  helpers: t('history_kind.helpers'),
  wedding: t('history_kind.wedding'),
}
