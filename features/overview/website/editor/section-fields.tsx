import type { Editing } from '#web/client/editing.ts'
import { t } from '#web/text/text.ts'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { type Language, languageNames, languages, readLanguage } from '../languages.ts'
import { kindsWithEntries, type SectionKind } from '../section-kinds.ts'
import { EntryList } from './entry-list.tsx'
import { changeIn, type SectionDraft, withoutEntry, wordsIn } from './section-draft.ts'

interface Props {
  editing: Editing<SectionDraft>
  kind: SectionKind
  /** In which it is written now, and was written first. */
  language: Language
  first: Language
  onLanguage: (language: Language) => void
}

/** What a section says, in one language at a time. */
export function SectionFields({ editing: { mine, set, errorsOf }, kind, language, first, onLanguage }: Props) {
  const words = wordsIn(mine, language, first)
  const change = (said: Partial<typeof words>) => set(changeIn(mine, { language, first }, said))
  const errors = (field: string) => errorsOf(language === first ? field : 'translations')
  const entries = {
    entries: words.entries,
    lang: language,
    onChange: (said: typeof words.entries) => change({ entries: said }),
    // There are as many in every language, so they come and go in the first.
    onRemove: language === first ? (nth: number) => set(withoutEntry(mine, nth)) : undefined,
  }
  return (
    <>
      <SelectField
        id="section-language"
        name="language"
        label={t('website.in_language')}
        hint={language === first ? undefined : t('website.translating', { language: languageNames[first] })}
        choices={languages.map((value) => ({ value, label: languageNames[value] }))}
        value={language}
        onChange={({ target }) => onLanguage(readLanguage(target.value) ?? first)}
      />
      <TextField
        id="section-title"
        name="title"
        label={t('website.section_title')}
        hint={t('website.section_title_hint')}
        maxLength={120}
        autoComplete="off"
        lang={language}
        value={words.title}
        onChange={({ target }) => change({ title: target.value })}
        errors={errors('title')}
      />
      <TextAreaField
        id="section-words"
        name="words"
        label={t('website.words')}
        hint={kind === 'schedule' ? t('website.schedule_hint') : t('website.words_hint')}
        rows={kind === 'story' ? 10 : 3}
        maxLength={4_000}
        lang={language}
        value={words.words}
        onChange={({ target }) => change({ words: target.value })}
        errors={errors('words')}
      />
      {kindsWithEntries.includes(kind) && kind !== 'travel' && (
        <EntryList {...entries} of={kind === 'story' ? 'years' : 'questions'} group="" />
      )}
      {kind === 'travel' && <EntryList {...entries} of="ways" group="" />}
      {kind === 'travel' && <EntryList {...entries} of="rooms" group="rooms" />}
      {errors('entries').length > 0 && <p className="form-error">{errors('entries').join(' ')}</p>}
    </>
  )
}
