import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { enact, useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { t } from '#web/text/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextAreaField, TextField } from '#web/ui/text-field.tsx'
import { UploadField } from '#web/ui/upload/upload-field.tsx'
import type { Board, Model } from '../board-shapes.ts'

/** What is put on a board by hand: pictures of one’s own, a link, or words. */
export function AddDialog({ board: { id, slug, name }, onClose }: { board: Board; onClose: () => void }) {
  const cache = useQueryClient()
  const { once, isPending } = useActs()
  const [link, setLink] = useState('')
  const [notes, setNotes] = useState('')
  const [errors, setErrors] = useState<string[]>([])
  const save = (model: Model) => async (act: string) => {
    await api.boards.save.call({ model, board: slug, boards: [id], act }, { context: { says_fields: true } })
    return t('love.put', { name })
  }

  async function send(submitted: FormEvent, model: Model): Promise<void> {
    submitted.preventDefault()
    const failed = (error: unknown) => setErrors(Object.values(refusal(error)?.errors ?? { link: [t('error.no_connection')] }).flat())
    const { isDone } = await once(save(model), failed)
    if (isDone) onClose()
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('boards.add_to', { name })}>
      <UploadField
        label={t('boards.pictures')}
        place={`board-${id}`}
        purpose="picture"
        allowsMany
        onKept={(file) => void enact(cache, save({ file_id: file.id }))}
      />
      <form className="board-form" onSubmit={(submitted) => void send(submitted, { link })}>
        <TextField
          label={t('boards.link')}
          hint={t('boards.link_hint')}
          errors={errors}
          value={link}
          onChange={(typed) => {
            setLink(typed)
            setErrors([])
          }}
          inputMode="url"
        />
        <Button type="submit" isPending={isPending} isDisabled={link.trim() === ''}>
          {t('boards.link_add')}
        </Button>
      </form>
      <form className="board-form" onSubmit={(submitted) => void send(submitted, { notes })}>
        <TextAreaField label={t('boards.note')} value={notes} onChange={setNotes} maxLength={4_000} rows={3} />
        <Button type="submit" isPending={isPending} isDisabled={notes.trim() === ''}>
          {t('boards.note_add')}
        </Button>
      </form>
    </Dialog>
  )
}
