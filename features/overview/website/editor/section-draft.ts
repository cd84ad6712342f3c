import type { Entry, Section, Words } from '../contract.ts'
import type { Language } from '../languages.ts'

/** A section while it is written, in all its languages. */
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
  return draft.translations[language] ?? { title: '', words: '', entries: draft.entries.map(() => noEntry) }
}

/** What is to be set where words in a language are changed. */
export function changeIn(draft: SectionDraft, { language, first }: { language: Language; first: Language }, change: Partial<Words>) {
  if (language === first) return change
  return { translations: { ...draft.translations, [language]: { ...wordsIn(draft, language, first), ...change } } }
}

/** Without entries and translations in which nobody wrote anything. */
export function sent({ entries, translations, ...draft }: SectionDraft): SectionDraft {
  const written = Object.entries(translations).map(([language, said]) => [language, { ...said, entries: filled(said.entries) }] as const)
  return {
    ...draft,
    entries: filled(entries),
    translations: Object.fromEntries(written.filter(([, { title, words, entries: own }]) => title || words || own.length > 0)),
  }
}

function filled(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ title, text, note }) => title.trim() || text.trim() || note.trim())
}

export const noEntry: Entry = { title: '', text: '', note: '', group: '' }
