import wilted from 'virtual:picture/not-found'
import { t } from '../text/text.ts'
import { Picture } from '../ui/picture.tsx'

/** What was published once and was taken back, and where else there is something to read. */
export function GonePage() {
  return (
    <main className="message-page" id="main">
      <Picture of={wilted} sizes="(max-width: 475px) 80vw, 380px" alt="" isEager />
      <h1>{t('gone.title')}</h1>
      <p className="lead">{t('gone.text')}</p>
      <p className="buttons">
        <a className="button main large" href="/real-weddings">
          {t('gone.weddings')}
        </a>
        <a className="button large" href="/guides">
          {t('gone.guides')}
        </a>
        <a className="button large" href="/search">
          {t('gone.search')}
        </a>
      </p>
    </main>
  )
}
