import type { Place, SeatingPlan } from './contract.ts'
import { keyOf } from './person-key.ts'

interface Known {
  id: number
  table_id: number | null
  guest_id: number | null
  user_vendor_id: number | null
  companion: number
  left_at: string | null
}

/** What is to be done with chairs so that people sit where they are to; undefined where somebody isn't of the event. */
export function seatPeople(plan: SeatingPlan, known: readonly Known[], places: readonly Place[]) {
  const people = new Map(plan.people.map((person) => [keyOf(person), person]))
  const seats = new Map(known.map((seat) => [keyOf(seat), seat]))
  const steps = { forget: [] as number[], remove: [] as number[], move: new Map<number, number[]>(), add: [] as object[] }
  // The last word on somebody counts.
  for (const [key, table_id] of new Map(places.map((place) => [keyOf(place), place.table_id]))) {
    const [person, seat] = [people.get(key), seats.get(key)]
    if (!person) return undefined
    if (seat?.left_at) steps.forget.push(seat.id)
    const sits = seat?.left_at === null ? seat : undefined
    if (sits && table_id === null) steps.remove.push(sits.id)
    else if (sits && table_id !== null && sits.table_id !== table_id)
      steps.move.set(table_id, [...(steps.move.get(table_id) ?? []), sits.id])
    else if (!sits && table_id !== null) {
      const { guest_id, user_vendor_id, companion } = person
      // The history keeps a name; only a guest's own stays when what they said is erased.
      const name = guest_id !== null && companion === 0 ? person.name : ''
      steps.add.push({ event_id: plan.event.id, table_id, guest_id, user_vendor_id, companion, name })
    }
  }
  return steps
}
