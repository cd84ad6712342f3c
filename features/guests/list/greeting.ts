interface Named {
  firstname: string
  lastname: string
}

/**
 * Whom a letter, a card or a page addresses: what the envelope says; without an envelope, whoever of the household has a
 * name. Who was only counted is in no list.
 */
export function greeted(envelope: string, guests: readonly Named[], nameOf: (guest: Named) => string = calledName): string[] {
  return envelope === '' ? guests.filter((guest) => !isOnlyCounted(guest)).map(nameOf) : [envelope]
}

/** The first name, where it is one: "The" of "The Kims" and "Mr. and Mrs." are none by themselves. */
export function calledName({ firstname, lastname }: Named): string {
  const isTitle = firstname.split(/[\s.&+,]+/).every((word) => word === '' || titles.has(word.toLowerCase()))
  return isTitle ? `${firstname} ${lastname}`.trim() : firstname
}

/** A guest that a list counted and did not name, as an import and a line of names write them: "Guest 2", "Child". */
export function isOnlyCounted({ firstname }: Pick<Named, 'firstname'>): boolean {
  return /^(?:guest|child)(?: \d+)?$/i.test(firstname)
}

const titles = new Set(
  'the and und et y mr mrs ms mx miss dr prof rev sir lady herr frau señor señora madame monsieur family familie'.split(' '),
)
