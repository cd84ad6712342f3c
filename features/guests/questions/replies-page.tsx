import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { postedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { LinkTabs } from '#web/ui/link-tabs.tsx'
import { draftsQuery } from '#features/guests/drafts/drafts-query.ts'
import { weddingQuery } from '#features/wedding/events/events-query.ts'
import { guestTools } from '#features/guests/list/guest-tools.ts'
import { previewPath } from '#features/guests/list/rsvp-paths.ts'
import { KitchenSums } from './kitchen-sums.tsx'
import { OnYourSite } from './on-your-site.tsx'
import { Questions } from './questions.tsx'
import css from './replies.css?url'
import { eventsQuery, ownAnswersQuery, placeQuery, settingsQuery } from './replies-query.ts'
import { ReplyDeadlines } from './reply-deadlines.tsx'
import { WelcomePicture } from './welcome-picture.tsx'
import { WelcomeForm } from './welcome-form.tsx'

export const Route = createFileRoute('/_user/tools/guest-list/replies')({
  loader: async ({ context }) => {
    const cache = await context.queries.open()
    await Promise.all([
      cache.ensureQueryData(weddingQuery()),
      cache.ensureQueryData(settingsQuery()),
      cache.ensureQueryData(ownAnswersQuery()),
      cache.ensureQueryData(eventsQuery()),
      cache.ensureQueryData(placeQuery()),
      cache.ensureQueryData(draftsQuery()),
    ])
    return { posted: postedForm('picture') ?? postedForm('no_picture') }
  },
  head: () => pageHead({ title: t('replies_page.title'), css }),
  component: RepliesPage,
})

/** What guests find when they answer, and what they said to the couple's own questions. */
function RepliesPage() {
  const { posted } = Route.useLoaderData()
  const { data: page } = useSuspenseQuery(weddingQuery())
  const { data: all } = useSuspenseQuery(eventsQuery())
  const { data: settings } = useSuspenseQuery(settingsQuery()).data
  const [first] = page.data
  const events = all.data.filter(({ user_id }) => user_id === page.wedding.user_id)
  return (
    <main className="replies-page" id="main">
      <header>
        <h1>{t('replies_page.title')}</h1>
        <LinkTabs label={t('guest_tools.label')} tabs={guestTools()} />
      </header>
      <div>
        <p className="lead">{t('replies_page.lead')}</p>
        {first && (
          <a className="button" href={previewPath(first.id)} target="_blank" rel="noreferrer">
            {t('replies_page.see')}
          </a>
        )}
      </div>
      {events.length > 0 && <ReplyDeadlines events={events} zone={settings.time_zone} isOwn={page.wedding.role === 'owner'} />}
      <KitchenSums events={events} counts={page.guest_wedding_event_counts} />
      <WelcomePicture settings={settings} posted={posted} />
      <WelcomeForm settings={settings} />
      <Questions settings={settings} events={events} />
      <section>
        <h2>{t('by_card.title')}</h2>
        <p>{t('by_card.text')}</p>
        <Link className="button" to="/tools/guest-list/cards">
          {t('by_card.open')}
        </Link>
      </section>
      <OnYourSite wedding={page.wedding} />
    </main>
  )
}
