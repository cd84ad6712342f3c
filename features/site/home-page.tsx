import { createFileRoute, Link } from '@tanstack/react-router'
import { pageHead } from '#web/page-head.ts'
import { searchOf, words } from '#web/search.ts'
import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/text.ts'
import css from './site.css?url'

export const Route = createFileRoute('/_default/')({
  validateSearch: searchOf({ login: words(5), 'redirect-to': words(2_000) }),
  head: () => pageHead({ title: t('site.tagline'), description: t('home.description'), css }),
  component: HomePage,
})

function HomePage() {
  const { login, 'redirect-to': redirectTo } = Route.useSearch()
  return (
    <main className="home-page" id="main">
      {login === 'true' && <PleaseSignIn redirectTo={redirectTo} />}
      <section className="home-hero">
        <div className="wrap">
          <h1>
            <Emphasis text={t('home.title')} />
          </h1>
          <p className="lead">{t('home.lead')}</p>
          <p className="buttons">
            <Link className="button main large" to="/sign-up">
              {t('home.start')}
            </Link>
            <Link className="button large" to="/sign-in">
              {t('home.have_account')}
            </Link>
          </p>
        </div>
      </section>
      <section className="home-what wrap">
        <h2>{t('home.what')}</h2>
        <dl className="home-points">
          <Point title={t('home.guests_title')} text={t('home.guests_text')} />
          <Point title={t('home.same_title')} text={t('home.same_text')} />
          <Point title={t('home.yours_title')} text={t('home.yours_text')} />
        </dl>
      </section>
    </main>
  )
}

/** What a visitor sees who asked for a page that needs an account. */
function PleaseSignIn({ redirectTo }: { redirectTo: string | undefined }) {
  return (
    <div className="notice">
      <p className="wrap">
        {t('home.please_sign_in')}{' '}
        <Link to="/sign-in" search={{ 'redirect-to': redirectTo }}>
          {t('menu.sign_in')}
        </Link>
      </p>
    </div>
  )
}

function Point({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{text}</dd>
    </div>
  )
}
