import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { SiteFiles } from '#features/site/home/site-shapes.ts'
import { listTitles } from './site-fields.ts'
import type { Editing } from './site-file-editing.ts'

type Lists = SiteFiles['selects.json']

/** The labels of what people choose from; what is stored for them stays as it is. */
export function ListFields({ editing }: { editing: Editing<Lists> }) {
  return (Object.keys(listTitles) as (keyof Lists)[]).map((name) => (
    <fieldset key={name} className="site-list">
      <legend>{listTitles[name]}</legend>
      {editing.value[name].map(({ value, label }, place) => (
        <TextField
          key={value}
          label={t('site_files.label_of', { value: editing.base[name].find((one) => one.value === value)?.label ?? value })}
          value={label}
          errors={editing.errorsOf(`${name}.${place}.label`)}
          onChange={(words) => editing.set(name, editing.value[name].with(place, { value, label: words }))}
        />
      ))}
      {name === 'event_kinds' && (
        <button className="button ghost" type="button" onClick={() => editing.set(name, withNew(editing.value[name]))}>
          <Icon name="plus" />
          {t('site_files.add_kind')}
        </button>
      )}
    </fieldset>
  ))
}

/** The next number stands for the new kind. */
function withNew(kinds: Lists['event_kinds']): Lists['event_kinds'] {
  const highest = Math.max(0, ...kinds.map(({ value }) => Number(value)).filter(Number.isInteger))
  return [...kinds, { value: String(highest + 1), label: '' }]
}
