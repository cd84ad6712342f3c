import { useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { ListedPerson } from './sheet-shapes.ts'

/** A letter or a link to hand over, its end, and what else is done with somebody on the sheet. */
export function PersonActs({ person: { id, name, email, has_link }, onEdit }: { person: ListedPerson; onEdit: () => void }) {
  const { once, isPending } = useActs()
  const [link, setLink] = useState<string | null>(null)
  const send = (way: 'mail' | 'link') =>
    once(async () => {
      const { data } = await api.day_sheets.share.call({ id, way })
      setLink(data.link)
      return way === 'mail' ? { said: t('day.sent', { name }), undo: undefined } : undefined
    })
  const end = () =>
    once(async () => {
      await api.day_sheets.end.call({ id })
      setLink(null)
      return { said: t('day.ended', { name }), undo: undefined }
    })
  const remove = () =>
    once(async (act) => {
      await api.day_sheets.excuse.call({ id, act })
      return t('day.person_removed', { name })
    })
  const press = (words: string, label: string, work: () => Promise<unknown>) => (
    <button className="button small" type="button" aria-disabled={isPending} aria-label={label} onClick={() => void work()}>
      {words}
    </button>
  )
  return (
    <div className="buttons">
      {email && press(t('day.send'), t('day.send_of', { name }), () => send('mail'))}
      {press(t('day.copy'), t('day.copy_of', { name }), () => send('link'))}
      {has_link && press(t('day.end'), t('day.end_of', { name }), end)}
      <button className="close-button" type="button" aria-label={t('day.person_edit', { name })} onClick={onEdit}>
        <Icon name="pencil-simple" />
      </button>
      <button
        className="close-button"
        type="button"
        aria-disabled={isPending}
        aria-label={t('day.person_remove', { name })}
        onClick={() => void remove()}
      >
        <Icon name="trash" />
      </button>
      {link && (
        <TextField
          id={`link-${id}`}
          label={t('day.link_of', { name })}
          name="link"
          readOnly
          value={link}
          onFocus={({ target }) => target.select()}
        />
      )}
    </div>
  )
}
