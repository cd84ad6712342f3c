import { createFileRoute, Link } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import type { Person } from '#features/account/people/contract.ts'
import css from '#features/account/people/people.css?url'
import { BoardCard } from '#features/planning/boards/shown/board-card.tsx'
import boardsCss from '#features/planning/boards/tool/boards.css?url'
import { asMissing, unlessMissing } from '#web/map/as-missing.ts'
import { t } from '#web/text/text.ts'

export const Route = createFileRoute('/_default/users/$username')({
  loader: async ({ params: { username } }) => {
    const { api } = await import('#web/client/api.ts')
    const [{ data: person }, shown] = await Promise.all([
      api.people.get.call({ username }).catch(asMissing),
      unlessMissing(api.boards.published.call({ username })),
    ])
    return { person, boards: shown?.data ?? [] }
  },
  head: ({ loaderData }) => {
    const { meta, links } = pageHead({ title: loaderData ? namesOf(loaderData.person) : t('people.title'), css })
    return { links: [...links, { rel: 'stylesheet', href: boardsCss }], meta: [...meta, { name: 'robots', content: 'noindex' }] }
  },
  component: PersonPage,
})

/** What somebody shows of themselves: who they are, and the boards that they have published. */
function PersonPage() {
  const { person, boards } = Route.useLoaderData()
  const { visitor } = Route.useRouteContext()
  const isOwn = visitor?.username === person.username
  return (
    <main className="person-page wrap" id="main">
      {person.cover.url && <img className="person-cover" src={person.cover.url} alt="" />}
      <img className="person-face" src={person.avatar.url} width="120" height="120" alt="" />
      <h1>{namesOf(person)}</h1>
      <p className="lead">{person.is_vendor ? t('people.vendor') : t(person.other_firstname ? 'people.couple' : 'people.one')}</p>
      {visitor && !isOwn && !person.is_vendor && (
        <p>
          <Link className="button" to="/users/$username/help" params={{ username: person.username }}>
            {t('people.help')}
          </Link>
        </p>
      )}
      {boards.length > 0 ? (
        <section className="person-boards" aria-labelledby="boards">
          <h2 id="boards">{t('people.boards')}</h2>
          <ul className="board-cards">
            {boards.map((board) => (
              <BoardCard key={board.id} board={board} />
            ))}
          </ul>
        </section>
      ) : (
        <p className="person-shown">{isOwn ? t('people.own') : t('people.nothing', { name: person.firstname })}</p>
      )}
    </main>
  )
}

function namesOf({ firstname, other_firstname }: Person): string {
  return other_firstname ? t('people.two', { one: firstname, other: other_firstname }) : firstname
}
