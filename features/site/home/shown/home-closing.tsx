import flowers from 'virtual:picture/home-checklist'
import meadow from 'virtual:picture/home-closing'
import paper from 'virtual:picture/home-guests'
import place from 'virtual:picture/quiz-light-chapel'
import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'

const sizes = '(max-width: 767px) 45vw, 14vw'

/** The way in, once more at the end; for whoever is in, the way on. */
export function HomeClosing({ home }: { home: string | null }) {
  return (
    <section className="home-closing scallop" data-seen="home-closing">
      <div className="wrap">
        <div>
          <h2>
            <Emphasis text={t('home.closing_title')} />
          </h2>
          <p className="lead">{t('home.closing_text')}</p>
          <Link className="button main large" to={home ?? '/sign-up'}>
            {home ? t('home.to_dashboard') : t('home.start')}
          </Link>
        </div>
        <div className="home-four">
          <Picture of={paper} sizes={sizes} shape="3/4" alt="" />
          <Picture of={place} sizes={sizes} shape="3/4" alt="" />
          <Picture of={flowers} sizes={sizes} shape="3/4" alt="" />
          <Picture of={meadow} sizes={sizes} shape="3/4" alt="" />
        </div>
      </div>
    </section>
  )
}
