import type { Words } from '../contract.ts'
import type { Language } from '../languages.ts'

interface Told extends Words {
  translations: Partial<Record<Language, Words>>
}

/** A section's words in a language, and where somebody wrote none in it, as they were written first. */
export function toldIn({ title, words, entries, translations }: Told, language: Language): Words {
  const other = translations[language]
  return {
    title: other?.title || title,
    words: other?.words || words,
    entries: other && other.entries.length > 0 ? other.entries : entries,
  }
}

/** In which languages something can be read: the first, and those in which anything was written. */
export function languagesOf(first: Language, sections: readonly Pick<Told, 'translations'>[], known: readonly Language[]): Language[] {
  const written = new Set(
    sections.flatMap(({ translations }) => Object.entries(translations).flatMap(([name, said]) => (saysAny(said) ? [name] : []))),
  )
  return known.filter((language) => language === first || written.has(language))
}

function saysAny({ title, words, entries }: Words): boolean {
  return title !== '' || words !== '' || entries.length > 0
}
