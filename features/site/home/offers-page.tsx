import { createFileRoute } from '@tanstack/react-router'
import invitation from 'virtual:picture/demo-june-theo-invitation'
import { pageHead } from '#web/start/page-head.ts'
import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import css from './tool-page.css?url'

export const Route = createFileRoute('/_default/tools/offers')({
  head: () => pageHead({ title: t('offers.title'), description: t('offers.description'), css, url: '/tools/offers' }),
  component: OffersPage,
})

function OffersPage() {
  return (
    <main className="tool-page" id="main">
      <section className="tool-hero" data-field="skyblue">
        <div>
          <p className="kicker">{t('offers.kicker')}</p>
          <h1>
            <Emphasis text={t('offers.heading')} />
          </h1>
          <p className="lead">{t('offers.lead')}</p>
          <p className="buttons">
            <Link className="button main large" to="/tools">
              {t('offers.meanwhile')}
            </Link>
          </p>
        </div>
        <Picture of={invitation} sizes="(max-width: 991px) 100vw, 50vw" isEager alt="" />
      </section>
    </main>
  )
}
