import { t } from '#web/text/text.ts'
import { Checkbox } from '#web/ui/plain/checkbox.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { Edited } from './piece-shapes.ts'
import { Clash } from './field-clash.tsx'
import type { Writing } from './piece-writing.ts'
import { fieldLabel } from './piece-words.ts'

type Spec = Edited['fields'][number]

/** Those that stand elsewhere on the page. */
const elsewhere = new Set(['title', 'published_on', 'terms', 'pictures'])

/** Every other field of the type, as its schema has them. */
export function PieceFields({ fields, writing }: { fields: readonly Spec[]; writing: Writing }) {
  return (
    <section className="editor-fields" aria-labelledby="fields-title">
      <h2 id="fields-title">{t('editor.fields')}</h2>
      {fields
        .filter(({ name }) => !elsewhere.has(name))
        .map((spec) => (
          <div key={spec.name}>
            <Field spec={spec} writing={writing} />
            <Clash field={spec.name} writing={writing} />
          </div>
        ))}
    </section>
  )
}

function Field({
  spec: { name, kind, is_required, choices, example },
  writing: { mine, set, errorsOf },
}: {
  spec: Spec
  writing: Writing
}) {
  const value = mine[name] ?? ''
  const about = { name, label: fieldLabel(name), errors: errorsOf(name), ...(is_required ? {} : { need: 'optional' as const }) }
  const onChange = (event: { target: { value: string } }) => set({ [name]: event.target.value })
  if (kind === 'yes')
    return <Checkbox {...about} checked={value === 'true'} onChange={(event) => set({ [name]: String(event.target.checked) })} />
  if (kind === 'choice')
    return (
      <SelectField
        {...about}
        value={value}
        placeholder={t('select.choose')}
        choices={choices.map((choice) => ({ value: choice, label: choice }))}
        onChange={onChange}
      />
    )
  if (kind === 'group') {
    const rows = Math.min(14, Math.max(2, value.split('\n').length))
    return (
      <TextAreaField
        {...about}
        className="field-input editor-group"
        rows={rows}
        placeholder={example}
        spellCheck={false}
        value={value}
        onChange={onChange}
      />
    )
  }
  if (kind === 'words') return <TextAreaField {...about} rows={3} value={value} onChange={onChange} />
  return (
    <TextField
      {...about}
      type={kind === 'day' ? 'date' : 'text'}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      value={value}
      onChange={onChange}
    />
  )
}
