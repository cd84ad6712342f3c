const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** `a, b, and c`. */
export function listed(names: readonly string[]): string {
  return list.format(names)
}
