import { Link } from '@tanstack/react-router'
import { LoveButton } from '../shown/love-button.tsx'
import { ContentHeader } from '#web/layouts/content-header.tsx'
import { t } from '#web/text/text.ts'
import type { Board } from '../board-shapes.ts'
import { BoardTile } from './board-tile.tsx'
import { BoardWall, type Held } from './board-wall.tsx'
import { RealAlone } from './real-alone.tsx'

interface Props {
  page: {
    data: Board
    real_count: number | null
    by: { username: string | null; firstname: string; other_firstname: string }
  }
  held: Held
}

/** What everybody sees: nothing can be moved, and what is of the magazine can be kept. */
export function PublicBoard({ page: { data: board, by, real_count }, held }: Props) {
  const names = by.other_firstname ? t('people.two', { one: by.firstname, other: by.other_firstname }) : by.firstname
  return (
    <>
      <ContentHeader title={board.name} back={by.username ? `/users/${by.username}/boards` : '/'} />
      <main className="board wrap" id="main">
        <p className="board-by">
          {by.username ? (
            <Link to="/users/$username" params={{ username: by.username }}>
              {t('boards.by', { names })}
            </Link>
          ) : (
            t('boards.by', { names })
          )}
        </p>
        {board.notes && <p className="lead">{board.notes}</p>}
        <RealAlone count={real_count} of={board.items_count} />
        <BoardWall held={held}>
          {(item) => (
            <BoardTile item={item}>{item.content_id !== null && <LoveButton id={item.content_id} title={item.title} />}</BoardTile>
          )}
        </BoardWall>
      </main>
    </>
  )
}
