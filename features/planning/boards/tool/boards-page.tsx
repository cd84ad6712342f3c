import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { refusal } from '#web/client/refusal.ts'
import { ownStart } from '#features/wedding/helping/helper-whose.ts'
import { api } from '#web/client/api.ts'
import { tools } from '#web/map/routes.ts'
import { searchOf, wholeNumber } from '#web/menus/search.ts'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { BoardCard } from '../shown/board-card.tsx'
import { OwnBoards } from './own-boards.tsx'
import { boardsQuery, eventFor, whoseBoards } from './boards-query.ts'
import css from './boards.css?url'

const eventSearch = searchOf({ event: wholeNumber(1) })

export const Route = createFileRoute('/_user/users/$username/boards')({
  validateSearch: eventSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { username }, deps }) => {
    const cache = await context.queries.open()
    if (context.visitor?.username !== username) return { shown: await publishedBy(username), event: undefined, whose: undefined }
    const { data: reached } = await cache.ensureQueryData(api.guest_wedding_events.all.queryOptions())
    const event = eventFor(reached, deps.event)
    const { wedding } = await cache.ensureQueryData(boardsQuery(event))
    if (wedding.role !== 'helper' && wedding.saved_ideas_setup_at === null)
      throw redirect({ href: ownStart(reached, context.visitor) ?? tools['vision-boards'].complete })
    return { shown: undefined, event, whose: whoseBoards(reached, event) }
  },
  head: ({ params }) => pageHead({ title: t('boards.of', { name: params.username }), css }),
  component: BoardsPage,
})

/** One’s own boards; of somebody else those that everybody may see. */
function BoardsPage() {
  const { shown, event } = Route.useLoaderData()
  const { username } = Route.useParams()
  if (!shown) return <OwnBoards event={event} />
  return (
    <main className="boards wrap" id="main">
      <header className="tool-head">
        <div>
          <h1>{t('boards.of', { name: username })}</h1>
        </div>
      </header>
      <ul className="board-cards">
        {shown.map((board) => (
          <BoardCard key={board.id} board={board} />
        ))}
      </ul>
    </main>
  )
}

async function publishedBy(username: string) {
  try {
    return (await api.boards.published.call({ username })).data
  } catch (error) {
    if (refusal(error)?.status === 404) throw notFound()
    throw error
  }
}
