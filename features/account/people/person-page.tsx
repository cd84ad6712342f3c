import { createFileRoute, Link, notFound } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { refusal } from '#web/client/refusal.ts'
import { t } from '#web/text/text.ts'
import type { Person } from './contract.ts'
import css from './people.css?url'

export const Route = createFileRoute('/_default/users/$username')({
  loader: async ({ params: { username } }) => {
    const { api } = await import('#web/client/api.ts')
    try {
      return (await api.people.get.call({ username })).data
    } catch (error) {
      if (refusal(error)?.status === 404) throw notFound()
      throw error
    }
  },
  head: ({ loaderData }) => {
    const { meta, links } = pageHead({ title: loaderData ? namesOf(loaderData) : t('people.title'), css })
    return { links, meta: [...meta, { name: 'robots', content: 'noindex' }] }
  },
  component: PersonPage,
})

/** What somebody shows of themselves, which at first is who they are. */
function PersonPage() {
  const person = Route.useLoaderData()
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
      <p className="person-shown">{isOwn ? t('people.own') : t('people.nothing', { name: person.firstname })}</p>
    </main>
  )
}

function namesOf({ firstname, other_firstname }: Person): string {
  return other_firstname ? t('people.two', { one: firstname, other: other_firstname }) : firstname
}
