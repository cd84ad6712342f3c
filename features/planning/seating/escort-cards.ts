import type { SeatedPerson } from './contract.ts'

/** Who looks for their table at the entrance, by surname; whoever works there doesn’t. */
export function escortCards(people: readonly SeatedPerson[]): SeatedPerson[] {
  return people
    .filter(({ table_id, class: kind }) => table_id !== null && kind !== 'vendor')
    .toSorted((one, other) => one.lastname.localeCompare(other.lastname, 'en') || one.name.localeCompare(other.name, 'en'))
}
