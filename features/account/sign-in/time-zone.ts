import * as z from 'zod'

/** By its name in the world's list of zones; an offset such as `+02:00` is none, for clocks are put forward and back. */
export const TimeZone = z
  .string()
  .max(64)
  .regex(/^(?:UTC|[A-Z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)+)$/, 'Please choose one of the zones.')
  .refine(isKnown, 'Please choose one of the zones.')

/** Where the browser says it is; what is no zone is passed over, for nobody typed it. */
export const BrowserZone = z
  .unknown()
  .transform((value) => TimeZone.safeParse(value).data)
  .optional()
  .describe('Where the browser is, as a name of a zone; it counts until somebody chooses, and one that is unknown is passed over')

function isKnown(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}
