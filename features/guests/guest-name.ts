import type { Guest } from './contract.ts'

type Named = Pick<Guest, 'firstname' | 'lastname'>

export function guestName({ firstname, lastname }: Named): string {
  return `${firstname} ${lastname}`.trim()
}

/** As a list sorts it. */
export function listName({ firstname, lastname }: Named): string {
  return lastname ? `${lastname}, ${firstname}` : firstname
}
