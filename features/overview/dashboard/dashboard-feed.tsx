import { Link } from '@tanstack/react-router'
import { hasPage } from '#web/map/routes.ts'
import { t } from '#web/text/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import type { Dashboard } from './contract.ts'
import { agoOf, dayWord } from '#features/wedding/history/when.ts'

const history: string = '/dashboard/history'

interface Props {
  dashboard: Dashboard
  /** The visitor. */
  me: number | undefined
  /** In milliseconds, when the page was made. */
  now: number
}

/** What others did since one was here last; where nobody did anything, what was done last. */
export function DashboardFeed({ dashboard: { news, wedding }, me, now }: Props) {
  if (news.data.length === 0) return null
  const zone = wedding.time_zone
  return (
    <section className="dashboard-feed">
      <header>
        <h2>{news.since ? t('dashboard.since', { day: dayWord(news.since, now, zone) }) : t('dashboard.lately')}</h2>
        {hasPage(history) && (
          <Link className="more-link" to={history}>
            {t('dashboard.all_changes')}
          </Link>
        )}
      </header>
      <ul>
        {news.data.map(({ id, who, text, created_at }) => (
          <li key={id}>
            <Avatar name={who.name} picture={who.face} isBesideName />
            <p>
              <b>{who.kind === 'person' && who.id === me ? t('dashboard.you') : who.name}</b> {text}
            </p>
            <time dateTime={created_at}>{agoOf(created_at, now, zone)}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}
