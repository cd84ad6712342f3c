import { encodeQR } from 'qr'
import { api } from '#web/client/api.ts'
import { type Party } from './parties-query.ts'

export interface PrintedCard {
  name: string
  code: string
  /** Where to type the code, without what a browser adds by itself. */
  place: string
  /** The dark parts of the picture, as the path of a drawing. */
  path: string
  /** How many parts its side has. */
  size: number
}

/** As many as one call takes. */
const batch = 500

/** Asks for a code for each of them, and draws the pictures here: nobody else sees the codes. */
export async function makeCards(
  parties: readonly Party[],
  { origin, username }: { origin: string; username: string },
): Promise<PrintedCard[]> {
  const cards: PrintedCard[] = []
  for (let from = 0; from < parties.length; from += batch) {
    const some = parties.slice(from, from + batch)
    const { data } = await api.rsvp_settings.newCodes.call(idsOf(some))
    for (const { household_id, guest_id, code } of data) {
      const party = some.find((one) => one.household_id === household_id && one.guest_id === guest_id)
      const address = `${origin}/rsvp?${new URLSearchParams({ couple: username, code })}`
      cards.push({ name: party?.name ?? '', code, place: placeOf(origin, username), ...picture(address) })
    }
  }
  return cards
}

export function idsOf(parties: readonly Party[]) {
  return {
    household_ids: parties.flatMap(({ household_id }) => household_id ?? []),
    guest_ids: parties.flatMap(({ guest_id }) => guest_id ?? []),
  }
}

function placeOf(origin: string, username: string): string {
  return `${origin.replace(/^https?:\/\//, '')}/rsvp?couple=${username}`
}

/** Each dark part is a square of one; its quiet border is part of the picture. */
export function picture(text: string): { path: string; size: number } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { path, size: rows.length }
}
