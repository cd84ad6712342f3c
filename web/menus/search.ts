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

type Reader<Value> = (given: unknown) => Value | undefined
type Readers = Record<string, Reader<string | number>>
export type Search<Names extends Readers> = { [Name in keyof Names]?: ReturnType<Names[Name]> }

/**
 * What a page takes from its address, each part by its reader. What can't be read counts as not given,
 * and says so: the router would else keep what stood in the address.
 */
export function searchOf<Names extends Readers>(readers: Names): (given: Record<string, unknown>) => Search<Names> {
  return (given) => asSearch(Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, read(given[name])])))
}

/** A whole number in an address; anything else counts as not given. */
export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER): Reader<number> {
  return (given) => {
    const number = typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : given
    return typeof number === 'number' && Number.isSafeInteger(number) && number >= least && number <= most ? number : undefined
  }
}

/** Text in an address; too much of it counts as not given. */
export function words(most = 200): Reader<string> {
  return (given) => (typeof given === 'string' && given.length <= most ? given : undefined)
}

/** One of a few words in an address. */
export function oneOf<const Word extends string>(...choices: readonly Word[]): Reader<Word> {
  return (given) => choices.find((choice) => choice === given)
}

/** What the first reader can read, else what the second can. */
export function either<One extends string | number, Other extends string | number>(
  one: Reader<One>,
  other: Reader<Other>,
): Reader<One | Other> {
  return (given) => one(given) ?? other(given)
}

/** The readers have just made it so; the compiler can't follow that through a list of entries. */
function asSearch<Names extends Readers>(read: object): Search<Names> {
  return read as Search<Names>
}
