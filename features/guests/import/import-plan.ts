import type { Import, ImportGuest, ImportMerge, Known } from './contract.ts'
import { doubleFields, type Double } from './doubles.ts'
import { type Draft, fitted, most, type TextField } from '#features/guests/list/adding/guest-draft-fields.ts'
import type { Party } from './row-parties.ts'

export type Choice = 'merge' | 'keep' | 'skip'

export interface Decision {
  choice: Choice
  /** Where the list and the file differ, the file's word counts. */
  replace: boolean
}

interface Decided {
  parties: readonly Party[]
  doubles: readonly Double[]
  /** By the place of the party. */
  decisions: ReadonlyMap<number, Decision>
  /** Those of the list, by their ids. */
  known?: ReadonlyMap<number, Pick<Known, 'household'>>
  labels: { email: string; phone: string }
}

/** What is done with a double until somebody says otherwise. */
export function usualDecision({ likeness }: Double): Decision {
  return { choice: likeness === 'sure' ? 'merge' : 'keep', replace: false }
}

type Planned = Required<Pick<Import, 'wedding_events' | 'households' | 'guests' | 'merges'>>

/** What becomes of each guest of the file. */
export type Fate = 'added' | 'merged' | 'twice' | 'left'

/** What is sent of an import: who is added, in which households, and who learns what. */
export function planOf(asked: Decided): Planned {
  const { adding, merges, beside } = settled(asked)
  const { households, guests, homes } = sent(asked.parties, adding, beside, asked.labels)
  for (const [party, id] of beside) {
    const [merge, household] = [merges.get(id), homes.get(party)]
    if (merge && household !== undefined && !asked.known?.get(id)?.household) merges.set(id, { ...merge, household })
  }
  return { households, guests, merges: [...merges.values()], wedding_events: eventsOf([...adding.values()].flat(), merges) }
}

/** By the place of the party, one for each of its guests: the one count that every step shows. */
export function fatesOf(asked: Decided): Fate[][] {
  return settled(asked).fates
}

function settled({ parties, doubles, decisions, labels }: Decided) {
  const byParty = new Map(doubles.map((double) => [double.party, double]))
  const adding = new Map<number, Draft[]>()
  const merges = new Map<number, ImportMerge>()
  /** Parties of whom some are on the list: who is new joins them. */
  const beside = new Map<number, number>()
  const fates = parties.map(({ guests }) => guests.map((): Fate => 'left'))
  for (const [place, party] of parties.entries()) {
    if (!party.isTaken) continue
    const double = byParty.get(place)
    const { choice, replace } = decisions.get(place) ?? (double ? usualDecision(double) : { choice: 'keep', replace: false })
    if (choice === 'skip') continue
    const matches = choice === 'merge' && double ? double.matches : []
    const added = party.guests.filter((guest, nth) => guest.firstname !== '' && !matches.some(({ guest: matched }) => matched === nth))
    let home = place
    for (const { guest, known, earlier } of matches) {
      const draft = party.guests[guest]!
      if (known !== undefined) {
        merges.set(known, mergeOf(known, fitted(draft, labels), double!, replace, merges.get(known)))
        fates[place]![guest] = 'merged'
      } else if (earlier && fold(parties, adding, earlier, draft)) {
        home = earlier.party
        fates[place]![guest] = 'twice'
      } else added.push(draft) // the earlier row was left out
    }
    for (const draft of added) fates[place]![party.guests.indexOf(draft)] = 'added'
    const [first] = matches.flatMap(({ known }) => known ?? [])
    if (first !== undefined && added.length > 0) beside.set(home, first)
    if (added.length > 0) adding.set(home, [...(adding.get(home) ?? []), ...added])
  }
  return { adding, merges, beside, fates }
}

/** Lets an earlier row of the file know what a later one says of the same guest; notes and tags are added. */
function fold(
  parties: readonly Party[],
  adding: Map<number, Draft[]>,
  { party, guest }: { party: number; guest: number },
  later: Draft,
): boolean {
  const original = parties[party]!.guests[guest]!
  const drafts = adding.get(party)
  const place = drafts?.findIndex(({ firstname, lastname }) => firstname === original.firstname && lastname === original.lastname) ?? -1
  const earlier = drafts?.[place]
  if (!drafts || !earlier) return false
  const texts = Object.fromEntries((Object.keys(most) as TextField[]).map((field) => [field, earlier[field] || later[field]])) as Record<
    TextField,
    string
  >
  const notes = [...new Set([earlier.notes, later.notes].filter(Boolean))].join('\n')
  const places = [...earlier.places, ...later.places.filter(({ id }) => !earlier.places.some((one) => one.id === id))].map((one) => {
    const other = later.places.find(({ id }) => id === one.id)
    return { ...one, status: one.status || (other?.status ?? 0), meal: one.meal || (other?.meal ?? '') }
  })
  drafts[place] = {
    ...earlier,
    ...texts,
    notes,
    places,
    tags: [...new Set([...earlier.tags, ...later.tags])],
    plus_one_allowed: earlier.plus_one_allowed || later.plus_one_allowed,
    drinks: earlier.drinks ?? later.drinks,
  }
  return true
}

function mergeOf(id: number, draft: Draft, { differs }: Double, replace: boolean, before: ImportMerge | undefined): ImportMerge {
  const { firstname: _, places, ...fields } = said(draft)
  const named = differs.flatMap((field) => (field === 'address' ? address : [doubleFields[field]]))
  const notes = [before?.fill.notes, fields.notes].filter(Boolean).join('\n').slice(0, most.notes)
  const fill = { ...fields, ...before?.fill, ...(notes && { notes }) }
  const kept = before?.places ?? []
  return {
    id,
    fill,
    replace: replace ? [...new Set([...(before?.replace ?? []), ...named.filter((field) => fill[field])])] : (before?.replace ?? []),
    places: [...kept, ...(places ?? []).filter(({ id }) => !kept.some((place) => place.id === id))],
  }
}

const address = ['address_line1', 'address_line2', 'city', 'state', 'postal_code', 'country'] as const

/** Only what is said, so that little is sent. */
function said(draft: Draft): ImportGuest {
  const { places, off: _, firstname, ...fields } = draft
  const given = Object.entries(fields).filter(
    ([field, value]) =>
      value !== '' &&
      (value !== false || field === 'drinks') &&
      value !== undefined &&
      value !== 'both' &&
      value !== 'adult' &&
      !(Array.isArray(value) && value.length === 0),
  )
  return {
    firstname,
    ...Object.fromEntries(given),
    places: places.map(({ id, status, meal }) => ({ id, ...(status > 0 && { status }), ...(meal && { meal }) })),
  }
}

/** Each party under its name; who joins somebody of the list is told to. */
function sent(
  parties: readonly Party[],
  adding: ReadonlyMap<number, readonly Draft[]>,
  besides: ReadonlyMap<number, number>,
  labels: Decided['labels'],
) {
  const homes = new Map<number, number>()
  const households: string[] = []
  const guests: ImportGuest[] = []
  for (const [place, drafts] of adding) {
    const [{ household: name }, id] = [parties[place]!, besides.get(place)]
    if (name !== undefined) {
      homes.set(place, households.length)
      households.push(name.replace(/\s+/g, ' ').slice(0, 120).toWellFormed())
    }
    const home = { ...(name !== undefined && { household: households.length - 1 }), ...(id !== undefined && { beside: id }) }
    guests.push(...drafts.map((draft) => ({ ...said(fitted(draft, labels)), ...home })))
  }
  return { households, guests, homes }
}

function eventsOf(drafts: readonly Draft[], merges: ReadonlyMap<number, ImportMerge>): number[] {
  const merged = [...merges.values()].flatMap(({ places = [] }) => places)
  return [...new Set([...drafts.flatMap(({ places }) => places), ...merged].map(({ id }) => id))]
}
