const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** `Ana`, `Ana and Bo`, `Ana, Bo, and Cy`. */
export function listed(names: readonly string[]): string {
  return list.format(names)
}
