import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link, notFound } from '@tanstack/react-router'
import { asMissing } from '#web/map/as-missing.ts'
import { api } from '#web/client/api.ts'
import { pageHead } from '#web/start/page-head.ts'
import { wholeNumber } from '#web/menus/search.ts'
import { postedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Icon } from '#web/ui/icon.tsx'
import css from './admin.css?url'
import { Impersonate } from './impersonate.tsx'
import { kindWords } from './kind-words.ts'
import { PersonFacts } from './person-facts.tsx'
import { TrailTable } from './trail-table.tsx'

export const Route = createFileRoute('/_admin/admin/people/$id')({
  loader: async ({ context, params }) => {
    const id = wholeNumber(1)(params.id)
    if (id === undefined) throw notFound()
    const cache = await context.queries.open()
    const [person] = await Promise.all([cache.ensureQueryData(personQuery(id)), cache.ensureQueryData(trailQuery(id))]).catch(asMissing)
    return { title: person.data.name, id, now: new Date().toISOString(), posted: postedForm('impersonate') }
  },
  head: ({ loaderData }) => pageHead({ title: loaderData?.title ?? '', css }),
  component: PersonPage,
})

function personQuery(id: number) {
  return api.admin.person.queryOptions({ input: { id } })
}

function trailQuery(user_id: number) {
  return api.admin.impersonations.queryOptions({ input: { user_id, per_page: 100 } })
}

/** The state of an account, and who acted as this person. */
function PersonPage() {
  const { id, now, posted } = Route.useLoaderData()
  const { data: person } = useSuspenseQuery(personQuery(id)).data
  const { data: trail } = useSuspenseQuery(trailQuery(id)).data
  return (
    <main className="admin-page" id="main">
      <Link className="admin-back" to="/admin/people">
        <Icon name="arrow-left" />
        {t('person.back')}
      </Link>
      <header>
        <div className="person-title">
          <Avatar name={person.name} picture={person.face} isLarge isBesideName />
          <h1>{person.name}</h1>
          <p>{kindWords(person.kinds)}</p>
        </div>
        <Impersonate person={person} isMain />
      </header>
      {posted && (
        <p className="form-error" role="alert">
          {posted.message}
        </p>
      )}
      <PersonFacts person={person} now={now} />
      <p className="admin-note">
        <Icon name="shield-check" />
        {t('person.not_shown')}
      </p>
      <h2>{t('person.trail')}</h2>
      {trail.length > 0 ? <TrailTable trail={trail} /> : <p>{t('person.trail_none', { name: person.name })}</p>}
    </main>
  )
}
