import { useState } from 'react'
import { t } from '#web/text/text.ts'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { Tags } from '#web/ui/tags.tsx'
import type { GuestPage } from '../contract.ts'
import type { GuestEditing } from './guest-editing.ts'
import { EditorClash } from './editor-field.tsx'

/** Words that hang on the guest; Enter hangs another one on. */
export function GuestEditorTags({ editing, page }: { editing: GuestEditing; page: GuestPage }) {
  const [typed, setTyped] = useState('')
  const { tags } = editing.mine
  const known = [...new Set(page.data.flatMap((guest) => guest.tags))].filter((tag) => !tags.includes(tag))
  const add = () => {
    const tag = typed.trim()
    if (tag) editing.set({ tags: [...tags.filter((other) => other !== tag), tag] })
    setTyped('')
  }
  return (
    <div className="guest-editor-tags">
      <Tags
        label={t('guest_editor.tags')}
        tags={tags.map((tag) => ({ value: tag, label: tag }))}
        empty={t('guest_editor.no_tags')}
        onRemove={(gone) => editing.set({ tags: tags.filter((tag) => !gone.includes(tag)) })}
      />
      <div className="guest-editor-tag">
        <TextField
          id="guest-tag"
          name="tag"
          label={t('guest_editor.add_tag')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onEnter={add}
          onBlur={add}
          maxLength={60}
          autoComplete="off"
          list="guest-tag-known"
          errors={editing.errorsOf('tags')}
        />
        <datalist id="guest-tag-known">
          {known.map((tag) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
      </div>
      <EditorClash editing={editing} field="tags" label={t('guest_editor.tags')} shown={editing.base.tags.join(', ')} />
    </div>
  )
}
