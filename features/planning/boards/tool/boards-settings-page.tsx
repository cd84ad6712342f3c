import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import { useState } from 'react'
import { enact } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { tools } from '#web/map/routes.ts'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Board } from '../board-shapes.ts'
import { BoardDialog } from './board-dialog.tsx'
import { SavingFromElsewhere } from '../elsewhere/bookmark.tsx'
import { boardsQuery } from './boards-query.ts'
import css from './boards.css?url'

export const Route = createFileRoute('/_user/tools/vision-boards/settings')({
  loader: async ({ context }) => {
    const cache = await context.queries.open()
    const { wedding } = await cache.ensureQueryData(boardsQuery(undefined))
    if (wedding.saved_ideas_setup_at === null) throw redirect({ href: tools['vision-boards'].complete })
  },
  head: () => pageHead({ title: t('boards.settings'), css }),
  component: BoardsSettingsPage,
})

/** All boards in a list: what each is called, who sees it, and a way to take it away. */
function BoardsSettingsPage() {
  const { data } = useSuspenseQuery(boardsQuery(undefined))
  const cache = useQueryClient()
  const [changed, setChanged] = useState<Board>()
  const { boards } = data.data
  const remove = ({ slug, name }: Board) =>
    void enact(cache, async (act) => {
      await api.boards.destroy.call({ slug, act })
      return t('boards.gone', { name })
    })
  return (
    <main className="boards wrap" id="main">
      <p>
        <Link to="/tools/vision-boards">
          <Icon name="arrow-left" /> {t('menu.boards')}
        </Link>
      </p>
      <h1>{t('boards.settings')}</h1>
      <ul className="board-rows">
        {boards.map((board) => (
          <li key={board.id}>
            <span>
              <b>{board.name}</b>
              <small>{board.items_count === 1 ? t('boards.one') : t('boards.count', { n: board.items_count })}</small>
            </span>
            {board.is_public && (
              <Link to="/boards/$id" params={{ id: String(board.id) }}>
                {t('boards.seen_public')}
              </Link>
            )}
            <button
              className="button small"
              type="button"
              onClick={() => setChanged(board)}
              aria-label={t('boards.change', { name: board.name })}
            >
              {t('boards.change_short')}
            </button>
            {board.slug !== 'loved' && (
              <button
                className="close-button"
                type="button"
                onClick={() => remove(board)}
                aria-label={t('boards.remove', { name: board.name })}
              >
                <Icon name="trash" />
              </button>
            )}
          </li>
        ))}
      </ul>
      <SavingFromElsewhere />
      {changed && <BoardDialog board={changed} events={data.guest_wedding_events} isHelper={false} onClose={() => setChanged(undefined)} />}
    </main>
  )
}
