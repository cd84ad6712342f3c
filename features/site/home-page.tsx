import { createFileRoute, Link } from '@tanstack/react-router'
import { pageHead } from '#web/page-head.ts'
import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/text.ts'
import css from './site.css?url'

export const Route = createFileRoute('/_default/')({
  head: () => pageHead({ title: t('site.tagline'), description: t('home.description'), css }),
  component: HomePage,
})

function HomePage() {
  return (
    <main className="home-page" id="main">
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

function Point({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{text}</dd>
    </div>
  )
}
