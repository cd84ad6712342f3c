import seating from 'virtual:picture/home-seating'
import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/text.ts'
import { Picture } from '#web/ui/picture.tsx'

/** One large picture, and beside it what can be counted on. */
export function HomePromises() {
  return (
    <section className="home-promises" data-seen="home-promises">
      <Picture of={seating} sizes="(max-width: 991px) 100vw, 58vw" />
      <div>
        <p className="kicker">{t('home.what')}</p>
        <h2>
          <Emphasis text={t('home.what_title')} />
        </h2>
        <dl>
          <Point title={t('home.guests_title')} text={t('home.guests_text')} />
          <Point title={t('home.same_title')} text={t('home.same_text')} />
          <Point title={t('home.yours_title')} text={t('home.yours_text')} />
        </dl>
      </div>
    </section>
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
