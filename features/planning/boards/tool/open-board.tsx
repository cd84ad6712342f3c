import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ContentHeader } from '#web/layouts/content-header.tsx'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Board, BoardShare } from '../board-shapes.ts'
import type { NamedBoard } from '../contract.ts'
import { ShareWithVendor } from '../sharing/share-with-vendor.tsx'
import { shareWords } from '../sharing/share-words.ts'
import { AddDialog } from './add-dialog.tsx'
import { BoardDialog } from './board-dialog.tsx'
import { BoardTile } from './board-tile.tsx'
import { BoardWall, type Held } from './board-wall.tsx'
import { ItemDialog } from './item-dialog.tsx'
import { RealAlone } from './real-alone.tsx'
import { useTileMoves } from './tile-moves.ts'

interface Props {
  page: {
    data: Board
    real_count: number | null
    role: 'owner' | 'partner' | 'helper' | null
    boards: readonly NamedBoard[]
    share: BoardShare | null
    guest_wedding_events: readonly { id: number; name: string }[]
  }
  held: Held
  chosen: number | undefined
  username: string
}

/** A board for who works on it: things come by file, link and word, change places by hand and by keys, and open to be described. */
export function OpenBoard({ page, held, chosen, username }: Props) {
  const { data: board, real_count, role, boards, share, guest_wedding_events: events } = page
  const [open, setOpen] = useState<'add' | 'share'>()
  const navigate = useNavigate()
  const { items, moves, said } = useTileMoves(board, held, boards)
  const item = items.find(({ id }) => id === chosen)
  const show = (id: number | undefined) => void navigate({ to: '.', search: ({ show }) => ({ show, item: id }), resetScroll: false })
  const close = () => setOpen(undefined)
  return (
    <>
      <ContentHeader title={board.name} back={`/users/${username}/boards`}>
        <span className="board-count num">{board.items_count === 1 ? t('boards.one') : t('boards.count', { n: board.items_count })}</span>
        <button className="button ghost" type="button" onClick={() => setOpen('share')}>
          <Icon name="users-three" /> <span>{t('boards.share')}</span>
        </button>
        <button className="button main" type="button" onClick={() => setOpen('add')}>
          <Icon name="plus" /> <span>{t('boards.add')}</span>
        </button>
      </ContentHeader>
      <main className="board wrap" id="main">
        <nav className="chips board-chips" aria-label={t('menu.boards')}>
          {boards.map(({ id, name }) => (
            <Link
              key={id}
              className="chip"
              to="/boards/$id"
              params={{ id: String(id) }}
              data-board={id}
              data-selected={id === board.id || undefined}
            >
              <span>{name}</span>
            </Link>
          ))}
        </nav>
        {share && <p className="board-notes">{shareWords(share)}</p>}
        {board.notes && <p className="board-notes">{board.notes}</p>}
        {items.length === 0 && <EmptyState fact={t('boards.empty')} hint={t('boards.empty_hint')} />}
        <RealAlone count={real_count} of={board.items_count} />
        <BoardWall held={{ ...held, items }}>
          {(item) => (
            <BoardTile key={item.id} item={item} onOpen={() => show(item.id)}>
              <button
                className="tile-grip"
                type="button"
                data-grip={item.id}
                aria-label={t('boards.grip', { name: item.title || item.notes.slice(0, 60) })}
                onKeyDown={moves.onKey}
                onPointerDown={moves.onGrab}
              >
                <Icon name="dots-six-vertical" />
              </button>
            </BoardTile>
          )}
        </BoardWall>
        <output className="only-heard">{said}</output>
      </main>
      {open === 'add' && <AddDialog board={board} onClose={close} />}
      {open === 'share' && (
        <BoardDialog board={board} events={events} isHelper={role === 'helper'} onClose={close}>
          {role !== 'helper' && <ShareWithVendor board={board} share={share} />}
        </BoardDialog>
      )}
      {item && <ItemDialog key={item.id} item={item} board={board} boards={boards} onClose={() => show(undefined)} />}
    </>
  )
}
