import type { Guest } from './contract.ts'

type Named = Pick<Guest, 'firstname' | 'lastname'>

export function guestName({ firstname, lastname }: Named): string {
  return `${firstname} ${lastname}`.trim()
}

/** As a list sorts it; a family that nobody named yet stays in one piece: The Kims. */
export function listName({ firstname, lastname }: Named): string {
  if (/^the$/i.test(firstname)) return guestName({ firstname, lastname })
  return lastname ? `${lastname}, ${firstname}` : firstname
}
