import hero from 'virtual:picture/home-hero'
import heroOnPhone from 'virtual:picture/home-hero-phone'
import type { Thing } from 'schema-dts'
import { createFileRoute } from '@tanstack/react-router'
import { HomeClosing } from '#features/site/home/shown/home-closing.tsx'
import { HomeList } from '#features/site/home/shown/home-list.tsx'
import { HomePromises } from '#features/site/home/shown/home-promises.tsx'
import { HomeTools } from '#features/site/home/shown/home-tools.tsx'
import css from '#features/site/home/site.css?url'
import { pageHead } from '#web/start/page-head.ts'
import { publicAddress } from '#web/start/public-address.ts'
import { structuredData } from '#web/start/structured-data.ts'
import { homePath } from '#web/map/routes.ts'
import { site } from '#web/site.ts'
import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import pieces from '../pieces/pieces.css?url'
import { FrontGuides } from './front-guides.tsx'
import { FrontIssue } from './front-issue.tsx'
import { FrontQuiz } from './front-quiz.tsx'
import { FrontVendors } from './front-vendors.tsx'
import { FrontWeddings } from './front-weddings.tsx'
import front from './front.css?url'
import { loadFront } from './load-front.ts'

export const Route = createFileRoute('/_default/')({
  loader: () => loadFront(),
  head: () => {
    const { meta, links } = pageHead({ title: site().tagline, description: t('home.description'), css, url: '/' })
    const sheets = [pieces, front].map((href) => ({ rel: 'stylesheet', href }))
    return { meta: import.meta.env.SSR ? [...meta, ...structuredData(...siteData())] : meta, links: [...sheets, ...links] }
  },
  component: HomePage,
})

/** What the site is, for engines. */
function siteData(): Thing[] {
  const url = publicAddress('/')
  const { name, tagline, follow } = site()
  const sameAs = Object.values(follow).filter(Boolean)
  return [
    { '@type': 'WebSite', name, url, description: tagline },
    { '@type': 'Organization', name, url, ...(sameAs.length > 0 && { sameAs }) },
  ]
}

/** The front of the magazine, and what there is to plan with. */
function HomePage() {
  const loaded = Route.useLoaderData()
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
      <FrontIssue of={loaded} />
      <FrontWeddings of={loaded} />
      <HomeTools />
      <FrontQuiz of={loaded} />
      <FrontVendors of={loaded} />
      <FrontGuides of={loaded} />
      <HomePromises />
      <HomeList isSignedIn={home !== null} />
      <HomeClosing home={home} />
    </main>
  )
}
