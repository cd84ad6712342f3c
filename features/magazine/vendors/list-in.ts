/** What a vendor says in a list, whether it was kept as one, as one written in JSON, or as a single line. */
export function listIn(given: unknown): string[] {
  if (Array.isArray(given)) return given.filter((one) => typeof one === 'string')
  if (typeof given !== 'string' || given.trim() === '') return []
  try {
    const read: unknown = JSON.parse(given)
    return Array.isArray(read) ? listIn(read) : [given]
  } catch {
    return [given]
  }
}
