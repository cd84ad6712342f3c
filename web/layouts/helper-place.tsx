import { Link } from '@tanstack/react-router'
import { t } from '../text/text.ts'
import { type Ended, EndedWedding } from './ended-wedding.tsx'

/** Where somebody arrives who came to help, plans nothing of their own, and helps nobody right now. */
export function HelperPlace({ ended: [latest] }: { ended: readonly Ended[] }) {
  return (
    <main className="message-page" id="main">
      {latest ? <EndedWedding ended={latest} /> : <h1>{t('helping.place_title')}</h1>}
      <p>{t('helping.place_text')}</p>
      <p>
        <Link className="button main large" to="/settings/{-$type}" params={{ type: 'helpers' }} search={{}}>
          {t('helping.place_invites')}
        </Link>
      </p>
      <p>
        <Link className="button large" to="/complete/profile/{-$step}" params={{}}>
          {t('helping.place_own')}
        </Link>
      </p>
    </main>
  )
}
