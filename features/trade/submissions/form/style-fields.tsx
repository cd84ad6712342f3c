import { useSuspenseQuery } from '@tanstack/react-query'
import { t } from '#web/text/text.ts'
import { FieldNotes } from '#web/ui/field-notes.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { shades } from '#features/magazine/real-weddings/color-shades.ts'
import { pathOf, rowCounts } from './step-draft.ts'
import type { StepEditing } from './step-editing.ts'
import { termsQuery } from './submission-query.ts'

const groups = [
  { path: 'taxonomy.style', taxonomy: 'styles', title: t('submission.styles') },
  { path: 'taxonomy.setting', taxonomy: 'settings', title: t('submission.settings') },
  { path: 'taxonomy.season', taxonomy: 'seasons', title: t('submission.seasons') },
  { path: 'taxonomy.culture', taxonomy: 'cultures', title: t('submission.cultures') },
  { path: 'taxonomy.religion', taxonomy: 'religions', title: t('submission.religions') },
  { path: 'taxonomy.community', taxonomy: 'communities', title: t('submission.communities') },
  { path: 'taxonomy.weddingType', taxonomy: 'wedding-type', title: t('submission.wedding_types') },
] as const

/** What it was like, in the terms by which others find it, and its five colors. */
export function StyleFields({ editing }: { editing: StepEditing }) {
  const { data: terms } = useSuspenseQuery(termsQuery()).data
  const choicesOf = (taxonomy: string) =>
    terms.find(({ slug }) => slug === taxonomy)?.terms.map(({ slug, title }) => ({ value: slug, label: title })) ?? []
  const colors = choicesOf('colors')
  const notes = editing.notesOf('taxonomy.colors')
  return (
    <div className="submission-fields">
      <fieldset className="submission-rows" data-invalid={notes.length > 0 || undefined}>
        <legend>{t('submission.colors')}</legend>
        <FieldNotes id="colors" hint={t('submission.colors_hint')} errors={notes} />
        {Array.from({ length: rowCounts.colors }, (_, row) => (
          <div className="submission-color" key={row} role="group" aria-label={t('submission.color_nth', { n: row + 1 })}>
            <i
              className="color-swatch"
              aria-hidden="true"
              style={{ '--swatch': shades[editing.mine[pathOf('taxonomy.colors', row, 'term')] ?? ''] }}
            />
            <SelectField
              label={t('submission.color')}
              placeholder={t('submission.choose')}
              {...editing.field(pathOf('taxonomy.colors', row, 'term'))}
              choices={colors}
            />
            <TextField
              label={t('submission.color_of')}
              {...editing.field(pathOf('taxonomy.colors', row, 'what'))}
              maxLength={60}
              autoComplete="off"
            />
          </div>
        ))}
      </fieldset>
      {groups.map(({ path, taxonomy, title }) => (
        <Terms key={path} path={path} title={title} choices={choicesOf(taxonomy)} editing={editing} />
      ))}
    </div>
  )
}

interface TermsProps {
  path: string
  title: string
  choices: { value: string; label: string }[]
  editing: StepEditing
}

/** Six of a list at most. */
function Terms({ path, title, choices, editing: { mine, set, notesOf } }: TermsProps) {
  const chosen = (mine[path] ?? '').split(',').filter(Boolean)
  const notes = notesOf(path)
  const toggle = (value: string) => {
    const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value].slice(-6)
    set({ [path]: next.join(',') })
  }
  return (
    <fieldset className="submission-terms" data-invalid={notes.length > 0 || undefined}>
      <legend>{title}</legend>
      <FieldNotes id={path} hint={undefined} errors={notes} />
      <div className="chips">
        {choices.map(({ value, label }) => (
          <label key={value} className="chip" data-selected={chosen.includes(value) || undefined}>
            <input className="only-heard" type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
