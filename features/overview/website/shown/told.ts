import type { Entry, Words } from '../contract.ts'
import type { Language } from '../languages.ts'
import { isWritten } from '../written-entry.ts'

interface Told extends Words {
  translations: Partial<Record<Language, Words>>
}

/** A section's words in a language, else as they were written first; what was put into that one before it was the first is none. */
export function toldIn({ title, words, entries, translations }: Told, language: Language, first: Language): Words {
  const other = language === first ? undefined : translations[language]
  return {
    title: other?.title || title,
    words: other?.words || words,
    entries: entries.map((entry, nth) => entryIn(entry, other?.entries[nth])),
  }
}

function entryIn({ title, text, note, group }: Entry, other: Entry | undefined): Entry {
  return { title: other?.title || title, text: other?.text || text, note: other?.note || note, group }
}

/** In which languages something can be read: the first, and those in which anything was written. */
export function languagesOf(first: Language, sections: readonly Pick<Told, 'translations'>[], known: readonly Language[]): Language[] {
  const written = new Set(
    sections.flatMap(({ translations }) => Object.entries(translations).flatMap(([name, said]) => (saysAny(said) ? [name] : []))),
  )
  return known.filter((language) => language === first || written.has(language))
}

function saysAny({ title, words, entries }: Words): boolean {
  return title !== '' || words !== '' || entries.some(isWritten)
}
