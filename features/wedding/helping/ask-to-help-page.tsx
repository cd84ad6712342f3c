import { createFileRoute, Link, notFound } from '@tanstack/react-router'
import { asMissing } from '#web/map/as-missing.ts'
import { pageHead } from '#web/start/page-head.ts'
import { oneOf, searchOf } from '#web/menus/search.ts'
import { startContext } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import type { Person } from '#features/account/people/contract.ts'
import { coupleNames } from './couple-names.ts'
import css from './helping.css?url'

const readSearch = searchOf({ done: oneOf('yes') })

export const Route = createFileRoute('/_user/users/$username/help')({
  validateSearch: readSearch,
  loader: async ({ params: { username } }) => ({
    person: await findPerson(username),
    posted: startContext()?.form,
    title: t('helping.ask'),
  }),
  head: ({ loaderData }) => pageHead({ title: loaderData?.title ?? '', css }),
  component: AskToHelpPage,
})

/** A business plans no wedding, so nobody asks to help with it. */
async function findPerson(username: string): Promise<Person> {
  const { api } = await import('#web/client/api.ts')
  const { data } = await api.people.get.call({ username }).catch(asMissing)
  if (data.is_vendor) throw notFound()
  return data
}

/** Asks a couple whether they need a hand; they decide with what. */
function AskToHelpPage() {
  const { person, posted } = Route.useLoaderData()
  const { done } = Route.useSearch()
  const names = coupleNames(person).join(' & ')
  const refused = posted && (Object.values(posted.errors).flat().join(' ') || posted.message)
  return (
    <main className="ask-to-help wrap" id="main">
      <h1>{t(done ? 'helping.ask_done_title' : 'helping.ask_title', { names })}</h1>
      <p className="lead">{t(done ? 'helping.ask_done_text' : 'helping.ask_text')}</p>
      {refused && (
        <p className="form-error" role="alert">
          {refused}
        </p>
      )}
      {!done && (
        <form method="post">
          <button className="button main large" type="submit">
            {t('helping.ask_button')}
          </button>
        </form>
      )}
      <p>
        <Link to="/users/$username" params={{ username: person.username }}>
          {t('helping.ask_back')}
        </Link>
      </p>
    </main>
  )
}
