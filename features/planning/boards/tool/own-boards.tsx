import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { BoardCard } from '../shown/board-card.tsx'
import { BoardDialog } from './board-dialog.tsx'
import { boardsQuery } from './boards-query.ts'

/** The couple’s boards, or those of an event that one helps with. */
export function OwnBoards({ event }: { event: number | undefined }) {
  const { data } = useSuspenseQuery(boardsQuery(event))
  const [isBeginning, setBeginning] = useState(false)
  const { boards } = data.data
  const isHelper = data.wedding.role === 'helper'
  return (
    <main className="boards wrap" id="main">
      <header className="tool-head">
        <div>
          <h1>{t('menu.boards')}</h1>
        </div>
        <div className="boards-begin">
          {!isHelper && (
            <Link className="close-button" to="/tools/vision-boards/settings" aria-label={t('boards.settings')}>
              <Icon name="gear-six" />
            </Link>
          )}
          <button className="button main" type="button" onClick={() => setBeginning(true)}>
            <Icon name="plus" /> {t('boards.new')}
          </button>
        </div>
      </header>
      {boards.length === 0 && <p className="lead">{t('boards.none_here')}</p>}
      <ul className="board-cards">
        {boards.map((board) => (
          <BoardCard key={board.id} board={board} events={data.guest_wedding_events} isOwn />
        ))}
      </ul>
      {isBeginning && (
        <BoardDialog events={data.guest_wedding_events} event={event} isHelper={isHelper} onClose={() => setBeginning(false)} />
      )}
    </main>
  )
}
