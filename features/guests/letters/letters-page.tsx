import emptyPlate from 'virtual:picture/empty-replies'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkTabs } from '#web/ui/link-tabs.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { draftsQuery } from '#features/guests/drafts/drafts-query.ts'
import { reachedQuery, weddingQuery } from '#features/wedding/events/events-query.ts'
import { todayIn } from '#features/account/sign-in/today.ts'
import { guestTools } from '#features/guests/list/guest-tools.ts'
import { settingsQuery } from '#features/guests/questions/replies-query.ts'
import { LetterDesk } from './letter-desk.tsx'
import { LettersSent } from './letters-sent.tsx'
import css from './letters.css?url'
import { sendingsQuery } from './letters-query.ts'
import { lettersSearch } from './letters-search.ts'

export const Route = createFileRoute('/_user/tools/guest-list/letters')({
  validateSearch: lettersSearch,
  loader: async ({ context }) => {
    const cache = await context.queries.open()
    await Promise.all([
      cache.ensureQueryData(weddingQuery()),
      cache.ensureQueryData(reachedQuery()),
      cache.ensureQueryData(settingsQuery()),
      cache.ensureQueryData(sendingsQuery()),
      cache.ensureQueryData(draftsQuery()),
    ])
  },
  head: () => pageHead({ title: t('letters_page.title'), css }),
  component: LettersPage,
})

function LettersPage() {
  const search = Route.useSearch()
  const { visitor } = Route.useRouteContext()
  const { data: page } = useSuspenseQuery(weddingQuery())
  const { data: reached } = useSuspenseQuery(reachedQuery()).data
  const { data: settings } = useSuspenseQuery(settingsQuery()).data
  const events = reached.filter(({ user_id }) => user_id === page.wedding.user_id)
  return (
    <main className="letters-page" id="main">
      <header>
        <h1>{t('letters_page.title')}</h1>
        <LinkTabs label={t('guest_tools.label')} tabs={guestTools()} />
      </header>
      {events.length > 0 ? (
        <>
          <p className="lead">{t('letters_page.lead')}</p>
          <LetterDesk search={search} events={events} today={todayIn(settings.time_zone)} email={visitor?.email ?? ''}>
            <LettersSent />
          </LetterDesk>
        </>
      ) : (
        <EmptyState
          picture={<Picture of={emptyPlate} sizes="180px" />}
          fact={t('letters_page.no_events_title')}
          hint={t('letters_page.no_events_text')}
        >
          <Link className="button main" to="/dashboard/events" search={{ add: '1' }}>
            {t('letters_page.add_event')}
          </Link>
        </EmptyState>
      )}
    </main>
  )
}
