import { type FormEvent, type ReactNode, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextAreaField, TextField } from '#web/ui/text-field.tsx'
import type { Board } from '../board-shapes.ts'

interface Props {
  /** Without one a new board is begun. */
  board?: Pick<Board, 'slug' | 'name' | 'notes' | 'guest_wedding_event_id' | 'is_public' | 'version'>
  events: readonly { id: number; name: string }[]
  event?: number | undefined
  isHelper: boolean
  /** What else is said of who sees it. */
  children?: ReactNode
  onClose: () => void
}

/** What a board is called, and who sees it. */
export function BoardDialog({ board, events, event, isHelper, children, onClose }: Props) {
  const { once, isPending } = useActs()
  const [name, setName] = useState(board?.name ?? '')
  const [notes, setNotes] = useState(board?.notes ?? '')
  const [of, setOf] = useState(String(board?.guest_wedding_event_id ?? event ?? 'none'))
  const [isPublic, setPublic] = useState(board?.is_public ?? false)
  const choices = [
    ...(isHelper ? [] : [{ value: 'none', label: t('boards.seen_private') }]),
    ...events.map(({ id, name: label }) => ({ value: String(id), label: t('boards.seen_helpers', { event: label }) })),
  ]

  async function save(submitted: FormEvent): Promise<void> {
    submitted.preventDefault()
    const guest_wedding_event_id = of === 'none' ? null : Number(of)
    const fields = { notes, guest_wedding_event_id, ...(!isHelper && { is_public: isPublic }) }
    const { isDone } = await once(async (act) => {
      const said = board
        ? await api.boards.update.call({
            slug: board.slug,
            version: board.version,
            ...(board.slug !== 'loved' && { name }),
            ...fields,
            act,
          })
        : await api.boards.create.call({ name, ...fields, act })
      return said.undo === null ? undefined : { said: t(board ? 'boards.saved' : 'boards.begun', { name }) }
    })
    if (isDone) onClose()
  }

  return (
    <Dialog isOpen onClose={onClose} title={board ? t('boards.change', { name: board.name }) : t('boards.new')}>
      <form className="board-form" onSubmit={(submitted) => void save(submitted)}>
        <TextField label={t('boards.name')} value={name} onChange={setName} maxLength={80} isDisabled={board?.slug === 'loved'} />
        <TextAreaField label={t('boards.notes')} value={notes} onChange={setNotes} maxLength={2_000} rows={3} />
        <SelectField label={t('boards.who')} choices={choices} value={of} onChange={setOf} />
        {!isHelper && <Checkbox isSelected={isPublic} onChange={setPublic} label={t('boards.public')} hint={t('boards.public_hint')} />}
        <Button look="main" type="submit" isPending={isPending} isDisabled={name.trim() === ''}>
          {t(board ? 'boards.save' : 'boards.begin')}
        </Button>
      </form>
      {children}
    </Dialog>
  )
}
