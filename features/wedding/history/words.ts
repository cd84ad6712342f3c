import { t } from '#web/text/text.ts'
import { listed } from '#web/listed.ts'
import { type Kind, kindIn } from '#features/kinds.ts'
import type { Part } from './act-parts.ts'
import { answered } from './answer-words.ts'
import { changedFields, weddingFacts } from './field-words.ts'
import { helped, nameOf, planned } from './plan-words.ts'

export interface Told {
  /** It took another act back. */
  is_undoing: boolean
  /** A guest says it of themselves. */
  is_guest: boolean
  /** Says it of kinds that are told alike, by what they declare. */
  plain: (part: Part) => string | undefined
}

/** What an act did, in words that follow the name of who did it. */
export function wordsOf(parts: readonly Part[], told: Told): string {
  const main = leading(parts)
  const also = parts.find((part) => part !== main && speaksToo(main.what, part.what))
  if (told.is_guest && also) return t('history.also_changed', { answer: wordsOfPart(also, told), fields: changedFields(main.fields) })
  const words = wordsOfPart(main, told)
  return also ? t('history.and', { one: words, other: wordsOfPart(also, told) }) : words
}

/** The part that says what the act was for; the others came with it. */
export function leading(parts: readonly Part[]): Part {
  const of = (part: Part) => (weights.indexOf(part.what) + weights.length + 1) % (weights.length + 1)
  return parts.toSorted((one, other) => of(one) - of(other))[0]!
}

/** Whether a kind has words of its own here. */
export function isTold(kind: Kind): boolean {
  return words[kind] !== undefined
}

/** How an answer came. */
export function channelOf(parts: readonly Part[]): string | undefined {
  const answers = parts.find(({ what }) => what === 'guest.reply')
  return answers?.samples[0]?.after?.channel ?? undefined
}

export function namesOf({ things, samples }: Part): string {
  const names = samples.map(({ name }) => name).filter((name) => name !== '')
  if (things === 1) return names[0] ?? t('history.guest')
  if (things > 3 || names.length < things) return t('history.guests', { n: things.toLocaleString('en-US') })
  return listed(names)
}

/** From what matters most. */
const weights = [
  'user.change',
  'event.delete',
  'event.add',
  'guest.delete',
  'guest.add',
  'event.change',
  'guest.change',
  'guest.reply',
  'item.add',
  'item.delete',
  'board.delete',
  'board.add',
  'board.change',
  'user_vendor.add',
  'user_vendor.change',
  'user_vendor.delete',
]

/** A change and an answer are both worth saying; a household that guests were put into is said with them. */
function speaksToo(main: string, other: string): boolean {
  return main === 'guest.change' && other === 'guest.reply'
}

function wordsOfPart(part: Part, told: Told): string {
  return (words[kindIn(part.what)] ?? plainly)(part, told)
}

type Words = (part: Part, told: Told) => string

/** A change that nobody needs to read more of. */
const other = (_: Part) => t('wedding_done.other')

/** As its kind declares it. */
const plainly: Words = (part, { plain }) => plain(part) ?? other(part)

const words: Partial<Record<Kind, Words>> = {
  guest: (part, told) => (ofGuests[part.what] ?? other)(part, told),
  household: householdDone,
  event: planned,
  item: planned,
  posse: helped,
  collector: other,
  rsvp: () => t('rsvp_done.changed'),
  user: weddingChanged,
}

const ofGuests: Record<string, Words> = {
  'guest.add': (part, { is_undoing }) => t(is_undoing ? 'guest_done.back' : 'guest_done.added', { names: namesOf(part) }),
  'guest.delete': (part, { is_undoing }) => t(is_undoing ? 'guest_done.off_again' : 'guest_done.deleted', { names: namesOf(part) }),
  'guest.change': changed,
  'guest.reply': (part, told) => answered(part, namesOf(part), told),
  'guest.letter': written,
  'guest.invite': (part) => t('guest_done.linked', { names: namesOf(part) }),
  'guest.erase': () => t('guest_done.erased'),
}

function changed(part: Part, { is_undoing }: Told): string {
  const names = namesOf(part)
  const { household, after } = part.samples[0] ?? { household: null, after: null }
  const [only] = part.fields
  if (part.fields.length === 1 && only === 'household_id' && after?.household_id === null) return t('guest_done.moved_out', { names })
  if (part.fields.length === 1 && only === 'household_id' && household) return t('guest_done.moved', { names, household })
  if (part.fields.length === 1 && only === 'table_name' && after?.table_name === '') return t('guest_done.unseated', { names })
  if (part.fields.length === 1 && only === 'table_name' && after?.table_name)
    return t('guest_done.seated', { names, table: after.table_name })
  return t(is_undoing ? 'guest_done.changed_back' : 'guest_done.changed', { names, fields: changedFields(part.fields) })
}

/** A letter that went out, and whether somebody wants any. */
function written(part: Part): string {
  const { kind, refused } = part.samples[0]?.after ?? {}
  const names = namesOf(part)
  if (kind === 'save_the_date') return t('letter_done.save_the_date', { names })
  if (kind === 'change_of_date') return t('letter_done.change_of_date', { names })
  if (kind === 'invitation') return t('letter_done.invitation', { names })
  if (kind === 'reminder') return t('letter_done.reminder', { names })
  return t(refused ? 'letter_done.refused' : 'letter_done.wanted', { names })
}

function weddingChanged({ fields }: Part): string {
  const facts = weddingFacts(fields)
  return facts ? t('wedding_done.said', { facts }) : t('wedding_done.changed')
}

function householdDone(part: Part): string {
  const name = nameOf(part)
  if (part.what === 'household.delete') return t('household_done.deleted')
  if (part.what === 'household.add') return name ? t('household_done.added', { name }) : t('household_done.added_unnamed')
  return name ? t('household_done.changed', { name }) : t('household_done.changed_unnamed')
}
