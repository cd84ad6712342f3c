interface Couple {
  firstname: string
  other_firstname: string
}

/** The two who marry, by first names, as far as they said. */
export function coupleNames({ firstname, other_firstname }: Couple): string[] {
  return [firstname, other_firstname].filter(Boolean)
}
