import { eventOf, type Target } from './column-targets.ts'
import type { Draft, Problem } from '#features/guests/list/adding/guest-draft-fields.ts'
import { isYes, replyOf } from './reply-words.ts'
import type { RowContext } from './row-guests.ts'

/** The lists and answers; an answer counts for all of the row, meals are told apart where there are as many as guests. */
export function addPlaces(
  guests: Draft[],
  cells: readonly string[],
  targets: readonly Target[],
  { events, labels }: RowContext,
  odd: Problem[],
): void {
  const lists = new Map(events.map((id) => [id, { status: 0, meals: [] as string[] }]))
  const off = new Set<number>()
  for (const [place, target] of targets.entries()) {
    const [about, cell] = [eventOf(target), cells[place] ?? '']
    if (!about || cell === '') continue
    const said = about.kind === 'meal' ? 2 : replyOf(cell)
    const isOff = said === 'off' || (about.kind === 'invited' && !isYes(cell))
    if (isOff) off.add(about.id)
    else if (said === undefined && about.kind === 'rsvp') {
      odd.push({ kind: 'reply', said: cell })
      guests[0]!.notes = [guests[0]!.notes, `${labels.reply} ${cell}`].filter(Boolean).join('\n')
    }
    if (isOff || (about.kind === 'meal' && /^(?:n\/?a|none|-|no)$/i.test(cell))) continue
    const list = lists.get(about.id) ?? { status: 0, meals: [] }
    if (about.kind === 'rsvp' && typeof said === 'number') list.status = said
    if (about.kind === 'meal') list.meals = mealsOf(cell, guests.length)
    lists.set(about.id, list)
  }
  for (const [nth, guest] of guests.entries()) {
    guest.off = [...off]
    guest.places = [...lists].filter(([id]) => !off.has(id)).map(([id, { status, meals }]) => ({ id, status, meal: meals[nth] ?? '' }))
  }
}

function mealsOf(cell: string, guests: number): string[] {
  const meals = cell.split(/\s*(?:[,;/|\n]|\band\b)\s*/i).filter(Boolean)
  const each = meals.length === guests && guests > 1 ? meals : Array.from<string>({ length: guests }).fill(cell)
  return each.map((meal) => meal.replace(/\s+/g, ' ').slice(0, 120).toWellFormed())
}
