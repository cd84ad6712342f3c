import { t } from '#web/text/text.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextAreaField, TextField } from '#web/ui/text-field.tsx'
import type { Editing } from './site-file-editing.ts'
import { type groupsOf, type Spec, valueAt } from './site-fields.ts'

/** Words, switches and numbers, each with what the files say where it is other. */
export function WordsFields({ groups, editing }: { groups: NonNullable<(typeof groupsOf)['site']>; editing: Editing }) {
  return groups.map(({ title, specs }) => (
    <fieldset key={title}>
      <legend>{title}</legend>
      {specs.map((spec) => (
        <OneField key={spec.at} spec={spec} editing={editing} />
      ))}
    </fieldset>
  ))
}

function OneField({
  spec: { at, label, kind = 'words', hint },
  editing: { value, base, set, errorsOf },
}: {
  spec: Spec
  editing: Editing
}) {
  const [now, shipped] = [valueAt(value, at), valueAt(base, at)]
  const errors = errorsOf(at)
  if (kind === 'switch') {
    return <Checkbox label={label} isSelected={now === true} onChange={(is) => set(at, is)} hint={hint} errors={errors} />
  }
  const differs = now !== shipped && shipped !== '' ? t('site_files.otherwise', { words: String(shipped) }) : undefined
  const common = { label, errors, hint: [hint, differs].filter(Boolean).join(' ') || undefined, value: String(now ?? '') }
  if (kind === 'long') return <TextAreaField {...common} rows={2} onChange={(words) => set(at, words)} />
  if (kind === 'number')
    return <TextField {...common} inputMode="numeric" onChange={(words) => set(at, /^\d+$/.test(words) ? Number(words) : words)} />
  return <TextField {...common} onChange={(words) => set(at, words)} />
}
