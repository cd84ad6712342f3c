const fields = ['petal', 'butter', 'skyblue', 'moss', 'lilac'] as const

/** At most two letters of a name: of the first word and of the last. */
export function initials(name: string): string {
  const words = name.split(/[\s,]+/).filter((word) => /^\p{L}/u.test(word))
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words
  return chosen
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}

/** The same name always has the same colour. */
export function fieldOf(name: string): (typeof fields)[number] {
  let sum = 0
  for (const letter of name.normalize('NFC')) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973
  return fields[sum % fields.length] ?? 'petal'
}
