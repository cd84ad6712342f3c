import type { ComponentProps } from 'react'
import { t } from '#web/text/text.ts'
import { TextAreaField as PlainArea } from '#web/ui/plain/text-area-field.tsx'
import { TextField as PlainText } from '#web/ui/plain/text-field.tsx'
import type { DraftField, TextField } from './guest-draft.ts'
import type { GuestEditing } from './guest-editing.ts'

interface Editor {
  editing: GuestEditing
}

interface TextProps extends Editor, Omit<ComponentProps<typeof PlainText>, 'name' | 'value' | 'onChange' | 'list'> {
  name: TextField
  suggestions?: readonly string[]
}

/** One line of the guest, with what somebody else made of it meanwhile. */
export function EditorText({ editing, name, suggestions = [], ...field }: TextProps) {
  const id = `guest-${name}`
  const given = suggestions.filter((text) => text !== '')
  return (
    <div>
      <PlainText
        autoComplete="off"
        errors={editing.errorsOf(name)}
        {...field}
        id={id}
        name={name}
        value={editing.mine[name]}
        onChange={({ target }) => editing.set({ [name]: target.value })}
        list={given.length > 0 ? `${id}-known` : undefined}
      />
      {given.length > 0 && (
        <datalist id={`${id}-known`}>
          {[...new Set(given)].map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
      <EditorClash editing={editing} field={name} label={field.label} shown={editing.base[name]} />
    </div>
  )
}

interface AreaProps extends Editor, Omit<ComponentProps<typeof PlainArea>, 'name' | 'value' | 'onChange'> {
  name: TextField
}

/** The same for several lines. */
export function EditorArea({ editing, name, ...field }: AreaProps) {
  return (
    <div>
      <PlainArea
        rows={2}
        errors={editing.errorsOf(name)}
        {...field}
        id={`guest-${name}`}
        name={name}
        value={editing.mine[name]}
        onChange={({ target }) => editing.set({ [name]: target.value })}
      />
      <EditorClash editing={editing} field={name} label={field.label} shown={editing.base[name]} />
    </div>
  )
}

interface ClashProps extends Editor {
  field: DraftField
  label: string
  /** What the other wrote, as the field would show it. */
  shown: string
}

/** Both changed the same field: the other's text, and which of the two is to stay. */
export function EditorClash({ editing, field, label, shown }: ClashProps) {
  if (!editing.clashes.includes(field)) return null
  return (
    <div className="guest-editor-clash" role="group" aria-label={t('guest_editor.clash_of', { label })}>
      <p>{shown ? t('guest_editor.clash', { text: shown }) : t('guest_editor.clash_empty')}</p>
      <button className="button small" type="button" onClick={() => editing.settle(field, 'mine')}>
        {t('guest_editor.keep_mine')}
      </button>
      <button className="button small" type="button" onClick={() => editing.settle(field, 'theirs')}>
        {t('guest_editor.take_theirs')}
      </button>
    </div>
  )
}
