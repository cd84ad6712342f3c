import * as z from 'zod'
import { Id } from '#features/shapes.ts'
import { widthsOf } from '#web/picture-address.ts'

/** A picture as pages show it that somebody brought. */
export const ShownPicture = z.strictObject({
  id: Id.describe('Of the file'),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  urls: z.record(z.string(), z.string()).describe('By width; signed, and ending'),
})

export type ShownPicture = z.infer<typeof ShownPicture>

/** What a row has of its picture. */
export type FoundPicture = Omit<ShownPicture, 'urls'>

/** Whom it is signed for. */
export type Viewer = number | 'everybody'

export interface Addresses {
  of: (address: { id: number; variant: string; viewer: Viewer }) => string
}

export function shownPicture(found: FoundPicture, addresses: Addresses, viewer: Viewer): ShownPicture
export function shownPicture(found: FoundPicture | null, addresses: Addresses, viewer: Viewer): ShownPicture | null
export function shownPicture(found: FoundPicture | null, addresses: Addresses, viewer: Viewer): ShownPicture | null {
  if (!found) return null
  const urls = widthsOf(found).map((width) => [String(width), addresses.of({ id: found.id, variant: String(width), viewer })])
  return { ...found, urls: Object.fromEntries(urls) }
}

/** Its address in the first width that is wide enough, or in its own. */
export function addressOf(found: FoundPicture, addresses: Addresses, viewer: Viewer, least: number): string {
  const width = widthsOf(found).find((width) => width >= least) ?? found.width
  return addresses.of({ id: found.id, variant: String(width), viewer })
}

/** In a list of people: what they brought, or null where their initials are drawn. */
export const Face = z.string().nullable().describe('The address of the picture that they brought')

export function faceOf(avatar: FoundPicture | null, addresses: Addresses): string | null {
  return avatar && addressOf(avatar, addresses, 'everybody', 160)
}
