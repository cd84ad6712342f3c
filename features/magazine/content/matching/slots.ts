/** One way in which a typed word may stand in a text: words that follow each other, the last of which may go on. */
export interface Reading {
  words: readonly string[]
  goes_on: boolean
}

/** What one typed word, or several that mean one thing, may stand in a text as. All slots have to be there. */
export type Slot = readonly Reading[]

/** As PostgreSQL takes it. Words are letters and digits alone, since they come from its own parser after all signs were taken away. */
export function asQuery(slots: readonly Slot[], { between = '&', weight = '' }: { between?: '&' | '|'; weight?: 'A' | '' } = {}): string {
  return slots.map((slot) => `(${slot.map((reading) => asTerm(reading, weight)).join(' | ')})`).join(` ${between} `)
}

/** Whether a name of a few words has something in it for each slot. */
export function hasAll(name: readonly string[], slots: readonly Slot[]): boolean {
  return slots.every((slot) => slot.some((reading) => name.some((_, at) => standsAt(name, at, reading))))
}

function asTerm({ words, goes_on }: Reading, weight: string): string {
  const terms = words.map((word, nth) => {
    const signs = (goes_on && nth === words.length - 1 ? '*' : '') + weight
    return `'${word.replaceAll(/['\\]/g, '')}'${signs && `:${signs}`}`
  })
  return `(${terms.join(' <-> ')})`
}

function standsAt(name: readonly string[], at: number, { words, goes_on }: Reading): boolean {
  return words.every((word, nth) => {
    const there = name[at + nth] ?? ''
    return there === word || (goes_on && nth === words.length - 1 && there.startsWith(word))
  })
}
