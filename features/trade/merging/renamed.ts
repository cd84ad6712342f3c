const named = ['vendor', 'photographer', 'credit', 'shows']

/** Fields of a piece with one vendor's slug in the place of another's, wherever a slug names a vendor. */
export function renamed(given: unknown, from: string, to: string, key = ''): unknown {
  if (Array.isArray(given)) return given.map((one) => renamed(one, from, to, key))
  if (typeof given === 'object' && given !== null)
    return Object.fromEntries(Object.entries(given).map(([name, one]) => [name, renamed(one, from, to, name)]))
  if (given === `vendor/${from}`) return `vendor/${to}`
  return given === from && named.includes(key) ? to : given
}
