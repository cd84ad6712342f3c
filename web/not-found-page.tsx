import { Link } from '@tanstack/react-router'
import { t } from './text/text.ts'

export function NotFoundPage() {
  return (
    <main className="message-page" id="main">
      <p className="message-status">404</p>
      <h1>{t('not_found.message')}</h1>
      <p>
        <Link className="button main large" to="/">
          {t('error.home')}
        </Link>
      </p>
    </main>
  )
}
