import { type FormEvent, useState } from 'react'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Checkbox } from '#web/ui/plain/checkbox.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { BulkDialog } from './bulk.tsx'

/** Hangs a word on all of them, and takes words off. */
export function GuestBulkTag({ guests, page, who, isPending, onClose, onAct }: BulkDialog) {
  const [typed, setTyped] = useState('')
  const [taken, setTaken] = useState<readonly string[]>([])
  const [isMissed, setMissed] = useState(false)
  const theirs = [...new Set(guests.flatMap(({ tags }) => tags))].toSorted()
  const known = [...new Set(page.data.flatMap(({ tags }) => tags))]
  const tag = typed.trim()

  const save = (event: FormEvent) => {
    event.preventDefault()
    setMissed(tag === '' && taken.length === 0)
    if (tag === '' && taken.length === 0) return
    const words = [...(tag ? [t('guest_bulk.tag_added', { tag })] : []), ...taken.map((tag) => t('guest_bulk.tag_taken', { tag }))]
    onAct(async () => {
      const { data } = await api.guests_at_once.change.call({
        ids: guests.map(({ id }) => id),
        user_id: page.wedding.user_id,
        ...(tag && { add_tags: [tag] }),
        ...(taken.length > 0 && { remove_tags: [...taken] }),
      })
      return data.undo
    }, words.join(', '))
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('guest_bulk.tag_title', { who })}
      actions={
        <button className="button main" type="submit" form="guest-bulk-tag" aria-disabled={isPending} aria-busy={isPending}>
          {t('guest_bulk.tag_save')}
        </button>
      }
    >
      <form id="guest-bulk-tag" className="panel-fields" onSubmit={save}>
        <div>
          <TextField
            id="guest-bulk-add"
            name="add"
            label={t('guest_bulk.tag_add')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            errors={isMissed ? [t('guest_bulk.tag_none')] : []}
            maxLength={60}
            autoComplete="off"
            list="guest-bulk-tags"
          />
          <datalist id="guest-bulk-tags">
            {known.map((text) => (
              <option key={text} value={text} />
            ))}
          </datalist>
        </div>
        <Theirs tags={theirs} taken={taken} onTake={setTaken} />
      </form>
    </Dialog>
  )
}

/** The words that hang on any of them. */
function Theirs({ tags, taken, onTake }: { tags: readonly string[]; taken: readonly string[]; onTake: (taken: string[]) => void }) {
  if (tags.length === 0) return null
  const others = (tag: string) => taken.filter((other) => other !== tag)
  return (
    <fieldset className="panel-group">
      <legend className="field-label">{t('guest_bulk.tag_take')}</legend>
      <div className="checks">
        {tags.map((tag, nth) => (
          <Checkbox
            key={tag}
            id={`guest-bulk-tag-${nth}`}
            name="take"
            label={tag}
            checked={taken.includes(tag)}
            onChange={({ target }) => onTake(target.checked ? [...others(tag), tag] : others(tag))}
          />
        ))}
      </div>
    </fieldset>
  )
}
