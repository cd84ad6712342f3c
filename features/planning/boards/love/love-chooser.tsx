import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { enact } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { Board } from '../board-shapes.ts'
import { back } from './love-acts.ts'
import { onLoved, placesOf, readLoved } from './loved.ts'

interface Props {
  id: number
  title: string
  onClose: () => void
}

type Named = Pick<Board, 'id' | 'slug' | 'name'>

/** On which boards it stands: each is a switch of its own, and a new one is begun with it. */
export function LoveChooser({ id, title, onClose }: Props) {
  const router = useRouter()
  const places = useSyncExternalStore(onLoved, () => placesOf(id))
  const [boards, setBoards] = useState<readonly Named[]>()
  const [name, setName] = useState('')
  useEffect(() => {
    api.boards.index.call({}).then(
      ({ data }) => setBoards(data),
      () => setBoards([]),
    )
  }, [])

  async function act(work: (act: string) => Promise<{ said: string; undo: string | null; data?: readonly Named[] }>) {
    const cache = await router.options.context.queries.open()
    return enact(cache, async (act) => {
      const { said, undo, data } = await work(act)
      if (data) setBoards(data)
      await readLoved()
      return undo === null ? said : { said, undo: () => back(undo) }
    })
  }

  const toggle = ({ slug, name }: Named) => {
    const place = places.find(({ board }) => board === slug)
    return act(async (act) => {
      if (!place) return { said: t('love.put', { name }), ...(await api.boards.save.call({ model: { id }, board: slug, act })) }
      await api.boards.remove.call({ id: place.id, act })
      return { said: t('love.off', { name }), undo: act }
    })
  }

  const begin = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (name.trim() === '') return
    const { isDone } = await act(async (act) => ({
      said: t('love.put', { name }),
      ...(await api.boards.create.call({ name, model: { id }, act })),
    }))
    if (isDone) setName('')
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('love.title', { title })}>
      <ul className="love-boards" aria-busy={boards === undefined}>
        {boards?.map((board) => {
          const isOn = places.some((place) => place.board === board.slug)
          return (
            <li key={board.id}>
              <button type="button" aria-pressed={isOn} onClick={() => void toggle(board)}>
                <span>{board.name}</span>
                <Icon name={isOn ? 'check-circle-fill' : 'plus'} />
              </button>
            </li>
          )
        })}
      </ul>
      <form className="love-new" onSubmit={(event) => void begin(event)}>
        <TextField label={t('love.new')} value={name} onChange={setName} maxLength={80} />
        <button className="button" type="submit">
          {t('love.begin')}
        </button>
      </form>
    </Dialog>
  )
}
