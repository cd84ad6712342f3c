import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '#web/client/api.ts'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ColleagueRow } from './colleague-row.tsx'
import { InviteForm } from './invite-form.tsx'
import { InviteRow } from './invite-row.tsx'
import css from './colleagues.css?url'

const queries = {
  business: () => api.vendor_profile.get.queryOptions(),
  team: () => api.vendor_colleagues.list.queryOptions(),
}

export const Route = createFileRoute('/_vendor/vendor/management/colleagues')({
  loader: async ({ context }) => {
    const cache = await context.queries.open()
    const { data: business } = await cache.fetchQuery({ ...queries.business(), staleTime: 0 })
    if (business) await cache.ensureQueryData(queries.team())
    return { hasBusiness: business !== null }
  },
  head: () => pageHead({ title: t('colleagues.title'), css }),
  component: ColleaguesPage,
})

/** Who acts for the business, each signed in as themselves. */
function ColleaguesPage() {
  const { hasBusiness } = Route.useLoaderData()
  return (
    <main className="colleagues" id="main">
      {hasBusiness ? (
        <Team />
      ) : (
        <>
          <h1>{t('colleagues.title')}</h1>
          <EmptyState fact={t('manage.none')} hint={t('manage.none_hint')}>
            <a className="button main" href="/tools/create-or-claim-vendor-profile/setup">
              {t('manage.find')}
            </a>
          </EmptyState>
        </>
      )}
    </main>
  )
}

function Team() {
  const { title, role, colleagues, invites } = useSuspenseQuery(queries.team()).data.data
  const isOwner = role === 'owner'
  return (
    <>
      <header className="tool-head">
        <div>
          <h1>{t('colleagues.title')}</h1>
          <p>{t('colleagues.lead', { title })}</p>
        </div>
      </header>
      <ul>
        {colleagues.map((colleague) => (
          <ColleagueRow key={colleague.id} colleague={colleague} title={title} isOwner={isOwner} />
        ))}
      </ul>
      {invites.length > 0 && (
        <>
          <h2>{t('colleagues.invited')}</h2>
          <ul>
            {invites.map((invite) => (
              <InviteRow key={invite.id} invite={invite} />
            ))}
          </ul>
        </>
      )}
      {isOwner ? <InviteForm title={title} /> : <p className="colleagues-note">{t('colleagues.owner_only')}</p>}
    </>
  )
}
