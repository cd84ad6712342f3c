import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { enact, useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'
import { TextAreaField, TextField } from '#web/ui/text-field.tsx'
import type { Board, BoardItem } from '../board-shapes.ts'
import type { NamedBoard } from '../contract.ts'
import { ItemFacts } from './item-facts.tsx'
import { HowMade } from './how-made.tsx'
import { draftOf, kept } from './kept-words.ts'
import { WordsForVendor } from './words-for-vendor.tsx'

interface Props {
  item: BoardItem
  board: Board
  boards: readonly NamedBoard[]
  onClose: () => void
}

/** One thing of a board: what it is, whose it is, where it stands, and what the couple says of it. */
export function ItemDialog({ item, board, boards, onClose }: Props) {
  const cache = useQueryClient()
  const { once, isPending } = useActs()
  const [draft, setDraft] = useState(draftOf(item))
  const [to, setTo] = useState(String(board.id))
  const set = (field: keyof typeof draft) => (typed: string) => setDraft((now) => ({ ...now, [field]: typed }))
  const hasPicture = item.picture !== null || item.file !== null
  const isTheirs = item.content_id === null

  async function save(submitted: FormEvent): Promise<void> {
    submitted.preventDefault()
    const board_id = Number(to)
    const { isDone } = await once(async (act) => {
      await api.boards.change.call({ id: item.id, version: item.version, ...kept(draft), ...(board_id !== board.id && { board_id }), act })
      return t('boards.item_saved')
    })
    if (isDone) onClose()
  }
  const remove = () => {
    onClose()
    void enact(cache, async (act) => {
      await api.boards.remove.call({ id: item.id, act })
      return t('love.off', { name: board.name })
    })
  }
  const cover = () =>
    void enact(cache, async (act) => {
      await api.boards.update.call({ slug: board.slug, cover_id: item.id, act })
      return t('boards.cover_set')
    })

  return (
    <SidePanel title={item.title || t('boards.note')} onClose={onClose} isOver>
      <ItemFacts item={item} />
      <form className="board-form" onSubmit={(submitted) => void save(submitted)}>
        <TextField label={t('boards.item_title')} value={draft.title} onChange={set('title')} maxLength={200} />
        <TextAreaField label={t('boards.item_notes')} value={draft.notes} onChange={set('notes')} maxLength={4_000} rows={4} />
        {isTheirs && hasPicture && (
          <>
            <TextField label={t('boards.author')} value={draft.author} onChange={set('author')} maxLength={200} />
            <HowMade value={draft.digital_source} onChange={(digital_source) => setDraft((now) => ({ ...now, digital_source }))} />
            <TextField label={t('boards.licence')} value={draft.licence} onChange={set('licence')} maxLength={200} />
          </>
        )}
        <WordsForVendor item={item} said={draft} onChange={(said) => setDraft({ ...draft, ...said })} />
        <SelectField
          label={t('boards.on')}
          choices={boards.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={to}
          onChange={setTo}
        />
        <Button look="main" type="submit" isPending={isPending}>
          {t('boards.save')}
        </Button>
      </form>
      <div className="item-acts">
        {hasPicture && (
          <button className="button small" type="button" onClick={cover}>
            {t('boards.cover')}
          </button>
        )}
        <button className="button small" type="button" onClick={remove}>
          {t('boards.take_off')}
        </button>
      </div>
    </SidePanel>
  )
}
