import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { Entry } from '../contract.ts'
import { noEntry } from './section-draft.ts'

interface Props {
  of: keyof typeof named
  group: Entry['group']
  entries: readonly Entry[]
  lang: string
  onChange: (entries: Entry[]) => void
  /** Undefined in a translation, which has those of the first language. */
  onRemove: ((nth: number) => void) | undefined
}

/** Questions with their answers, ways with where from, years: one below the other. */
export function EntryList({ of, group, entries, lang, onChange, onRemove }: Props) {
  const words = named[of]
  const change = (nth: number, said: Partial<Entry>) => onChange(entries.map((entry, at) => (at === nth ? { ...entry, ...said } : entry)))
  const own = entries.flatMap((entry, nth) => (entry.group === group ? [{ entry, nth }] : []))
  if (!onRemove && own.length === 0) return null
  return (
    <fieldset className="website-entries">
      <legend>{words.legend}</legend>
      {own.map(({ entry, nth }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- an entry is nothing but its place
        <div key={nth} role="group" aria-label={t('website.nth', { what: words.legend, n: place + 1 })}>
          <TextField
            id={`entry-${nth}-title`}
            name={`entry-${nth}-title`}
            label={words.title}
            maxLength={160}
            lang={lang}
            value={entry.title}
            onChange={({ target }) => change(nth, { title: target.value })}
          />
          <TextAreaField
            id={`entry-${nth}-text`}
            name={`entry-${nth}-text`}
            label={words.text}
            rows={2}
            maxLength={1_000}
            lang={lang}
            value={entry.text}
            onChange={({ target }) => change(nth, { text: target.value })}
          />
          {of === 'rooms' && (
            <TextField
              id={`entry-${nth}-note`}
              name={`entry-${nth}-note`}
              label={t('website.note')}
              placeholder={t('website.note_example')}
              maxLength={80}
              lang={lang}
              value={entry.note}
              onChange={({ target }) => change(nth, { note: target.value })}
            />
          )}
          {onRemove && (
            <button className="button ghost small" type="button" onClick={() => onRemove(nth)}>
              <Icon name="trash" /> {t('website.remove_nth', { n: place + 1 })}
            </button>
          )}
        </div>
      ))}
      {onRemove && (
        <button className="button small" type="button" onClick={() => onChange([...entries, { ...noEntry, group }])}>
          <Icon name="plus" /> {words.add}
        </button>
      )}
    </fieldset>
  )
}

const named = {
  years: { legend: t('website.years'), title: t('website.year'), text: t('website.year_text'), add: t('website.add_year') },
  questions: { legend: t('website.questions'), title: t('website.question'), text: t('website.answer'), add: t('website.add_question') },
  ways: { legend: t('website.ways'), title: t('website.from'), text: t('website.way_text'), add: t('website.add_way') },
  rooms: { legend: t('website.rooms'), title: t('website.house'), text: t('website.house_text'), add: t('website.add_room') },
}
