import { picked } from '#web/client/drafts.ts'
import type { Entry, Section, Words } from '../contract.ts'
import type { Language } from '../languages.ts'
import { isWritten } from '../written-entry.ts'

/** A section while it is written, in all its languages. Entries of a translation stand beside those of the first, place by place. */
export interface SectionDraft extends Words {
  picture_id: number | null
  visible_to: Section['visible_to']
  event_ids: number[]
  translations: Section['translations']
}

export function draftOf({ title, words, entries, picture_id, visible_to, event_ids, translations }: Section): SectionDraft {
  return { title, words, entries, picture_id, visible_to, event_ids, translations }
}

/** Its words in a language; `first` is the one in which it was written. */
export function wordsIn(draft: SectionDraft, language: Language, first: Language): Words {
  if (language === first) return { title: draft.title, words: draft.words, entries: draft.entries }
  const { title = '', words = '', entries = [] } = draft.translations[language] ?? {}
  return { title, words, entries: draft.entries.map(({ group }, nth) => ({ ...(entries[nth] ?? noEntry), group })) }
}

/** What is to be set where words in a language are changed. */
export function changeIn(draft: SectionDraft, { language, first }: { language: Language; first: Language }, change: Partial<Words>) {
  if (language === first) return change
  return { translations: { ...draft.translations, [language]: { ...wordsIn(draft, language, first), ...change } } }
}

/** What is to be set where one of its entries goes: the same place goes out of every language. */
export function withoutEntry(draft: SectionDraft, nth: number): Pick<SectionDraft, 'entries' | 'translations'> {
  return withPlaces(
    draft,
    draft.entries.flatMap((_, place) => (place === nth ? [] : [place])),
  )
}

/** The fields as they are sent: without entries and translations in which nobody wrote anything. */
export function sent(draft: SectionDraft, fields: readonly (keyof SectionDraft)[]): Partial<SectionDraft> {
  const places = draft.entries.flatMap((entry, place) => (isWritten(entry) ? [place] : []))
  const { entries, translations } = withPlaces(draft, places)
  const written = Object.entries(translations).filter(([, said]) => said.title || said.words || said.entries.some(isWritten))
  const said = { ...draft, entries, translations: Object.fromEntries(written) }
  const isShorter = entries.length < draft.entries.length
  return picked(said, isShorter ? [...fields, 'entries', 'translations'] : fields)
}

function withPlaces({ entries, translations }: SectionDraft, places: readonly number[]): Pick<SectionDraft, 'entries' | 'translations'> {
  const kept = Object.entries(translations).map(([language, said]) => {
    const own = places.map((place) => said.entries[place] ?? { ...noEntry, group: entries[place]!.group })
    return [language, { ...said, entries: own }] as const
  })
  return { entries: places.map((place) => entries[place]!), translations: Object.fromEntries(kept) }
}

export const noEntry: Entry = { title: '', text: '', note: '', group: '' }
