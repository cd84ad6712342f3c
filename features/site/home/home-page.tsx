import hero from 'virtual:picture/home-hero'
import heroOnPhone from 'virtual:picture/home-hero-phone'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { homePath } from '#web/map/routes.ts'
import { site } from '#web/site.ts'
import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { HomeClosing } from './home-closing.tsx'
import { HomeList } from './home-list.tsx'
import { HomePromises } from './home-promises.tsx'
import { HomeTools } from './home-tools.tsx'
import css from './site.css?url'

export const Route = createFileRoute('/_default/')({
  head: () => pageHead({ title: site().tagline, description: t('home.description'), css }),
  component: HomePage,
})

function HomePage() {
  const { visitor } = Route.useRouteContext()
  const home = visitor && homePath(visitor)
  return (
    <main className="home-page" id="main">
      <section className="home-hero">
        <Picture of={hero} phone={heroOnPhone} sizes="100vw" isEager />
        <div className="wrap">
          <div>
            <h1>
              <Emphasis text={t('home.title')} />
            </h1>
            <p className="lead">{t('home.lead')}</p>
            <p className="buttons">
              <Link className="button main large" to={home ?? '/sign-up'}>
                {home ? t('home.go_on') : t('home.start')}
              </Link>
              {!home && (
                <Link className="button large" to="/sign-in">
                  {t('home.have_account')}
                </Link>
              )}
            </p>
          </div>
        </div>
      </section>
      <HomeTools />
      <HomePromises />
      <HomeList isSignedIn={home !== null} />
      <HomeClosing home={home} />
    </main>
  )
}
