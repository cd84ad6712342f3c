import * as z from 'zod'

/** By its name in the world's list of zones; an offset such as `+02:00` is none, for clocks are put forward and back. */
export const TimeZone = z
  .string()
  .max(64)
  .regex(/^(?:UTC|[A-Z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)+)$/, 'Please choose one of the zones.')
  .refine(isKnown, 'Please choose one of the zones.')

function isKnown(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}
