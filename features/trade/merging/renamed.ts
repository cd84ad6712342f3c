const naming = ['vendor', 'photographer', 'credit', 'shows']

/** Fields of a piece with one vendor's slug in the place of another's, wherever a slug names a vendor; who would stand in a list twice stands in it once. */
export function renamed(given: unknown, from: string, to: string, key = ''): unknown {
  if (Array.isArray(given)) {
    const all = given.map((one) => renamed(one, from, to, key))
    return all.filter((one, at) => entry(one) === entry(given[at]) || !given.some((other) => entry(other) === entry(one)))
  }
  if (typeof given === 'object' && given !== null)
    return Object.fromEntries(Object.entries(given).map(([name, one]) => [name, renamed(one, from, to, name)]))
  if (given === `vendor/${from}`) return `vendor/${to}`
  return given === from && naming.includes(key) ? to : given
}

/** What makes two lines of a list the same: a vendor, in one part. */
function entry(one: unknown): string | undefined {
  if (typeof one === 'string') return one
  if (typeof one !== 'object' || one === null || !('vendor' in one)) return undefined
  return JSON.stringify([one.vendor, 'role' in one && one.role])
}
