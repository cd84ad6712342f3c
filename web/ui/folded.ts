/** A text without its accents and capitals, so that `jose` finds José and `strasse` finds Straße. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøłđæœı]/g, (letter) => plain[letter] ?? letter)
    .trim()
}

/** Whether every typed word stands somewhere in the text. */
export function contains(text: string, typed: string): boolean {
  const within = folded(text)
  return folded(typed)
    .split(/\s+/)
    .every((word) => within.includes(word))
}

/** Letters that don't come apart into a letter and its accent. */
const plain: Record<string, string> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i' }
