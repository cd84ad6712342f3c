import { Link } from '@tanstack/react-router'
import wilted from 'virtual:picture/not-found'
import { t } from '../text/text.ts'
import { Picture } from '../ui/picture.tsx'

export function NotFoundPage() {
  return (
    <main className="message-page" id="main">
      <Picture of={wilted} sizes="(max-width: 475px) 80vw, 380px" isEager />
      <h1>{t('not_found.message')}</h1>
      <p className="lead">{t('not_found.text')}</p>
      <p>
        <Link className="button main large" to="/">
          {t('error.home')}
        </Link>
      </p>
    </main>
  )
}
