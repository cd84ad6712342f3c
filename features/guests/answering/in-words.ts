/** `June and Theo`, `Tom, Jo and Iris`. */
export function inWords(names: readonly string[]): string {
  return list.format(names)
}

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** `June and Theo`, whoever of them has said a name. */
export function coupleNames({ firstname, other_firstname }: { firstname: string; other_firstname: string }): string[] {
  return [firstname, other_firstname].filter(Boolean)
}
