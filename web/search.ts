import * as z from 'zod/mini'

/** Reads the query of an address as plain text, so that a search for 007 stays what was typed. */
export function readSearch(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query))
}

/** Writes it as a plain form would, leaving out what is empty. */
export function writeSearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '')
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return query.size > 0 ? `?${query}` : ''
}

/** A whole number in an address; anything else counts as not given. */
export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER) {
  const digits = z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number))
  return z.catch(z.optional(z.pipe(z.union([z.number(), digits]), z.int().check(z.minimum(least), z.maximum(most)))), undefined)
}

/** Text in an address; too much of it counts as not given. */
export function words(most = 200) {
  return z.catch(z.optional(z.string().check(z.maxLength(most))), undefined)
}
