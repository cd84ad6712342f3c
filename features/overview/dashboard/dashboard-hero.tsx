import vineyard from 'virtual:picture/demo-wedding'
import { Link } from '@tanstack/react-router'
import { hasPage } from '#web/map/routes.ts'
import { tools } from '#web/map/routes.ts'
import { t } from '#web/text/text.ts'
import { Picture } from '#web/ui/picture.tsx'
import type { Dashboard } from './contract.ts'
import { longDay, longMonth } from '#web/long-day.ts'
import { daysBetween } from './day-count.ts'
import { useGreeting } from './greeting.ts'
import { useToday } from './today.ts'

type Wedding = Dashboard['wedding']

interface Props extends Wedding {
  /** The visitor's. */
  name: string
  /** The day on the server; the visitor's own may be the next one. */
  today: string
  /** The hour in the couple's zone. */
  hour: number
  /** Whom somebody helps who plans nothing of their own. */
  helps: string | undefined
}

const askForDay: string = '/complete/profile/2'

export function DashboardHero({ name, today, hour, helps, ...wedding }: Props) {
  const greeting = greetings[useGreeting(hour)]
  return (
    <section className="dashboard-hero">
      <div className="wrap">
        <div>
          <p className="kicker">{t(greeting, { name })}</p>
          {helps === undefined ? <When {...wedding} serverDay={today} /> : <Helps name={helps} />}
        </div>
      </div>
      <div className="dashboard-picture" aria-hidden="true">
        <Picture of={vineyard} sizes="(max-width: 767px) 100vw, 58vw" alt="" isEager />
      </div>
    </section>
  )
}

const greetings = {
  morning: 'dashboard.morning',
  afternoon: 'dashboard.afternoon',
  evening: 'dashboard.evening',
} as const

function When({ serverDay, ...wedding }: Wedding & { serverDay: string }) {
  const today = useToday(serverDay)
  if (wedding.date === null) return <NoDay {...wedding} />
  const days = daysBetween(today, wedding.date)
  return (
    <>
      <h1>{days === 0 ? t('dashboard.today') : <Count days={days} />}</h1>
      <p className="lead">{whenAndWhere(longDay(wedding.date) ?? wedding.date, wedding.place)}</p>
    </>
  )
}

function Count({ days }: { days: number }) {
  const words = days > 0 ? (['dashboard.day', 'dashboard.days'] as const) : (['dashboard.past_one', 'dashboard.past'] as const)
  return (
    <>
      {Math.abs(days).toLocaleString('en-US')} {t(words[Math.abs(days) === 1 ? 0 : 1])}
    </>
  )
}

function whenAndWhere(day: string, place: string): string {
  return place ? t('dashboard.when_where', { day, place }) : t('dashboard.when', { day })
}

function NoDay({ role, ...wedding }: Wedding) {
  const { title, text } = withoutDay(wedding)
  return (
    <>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      {role === 'owner' && hasPage(askForDay) && (
        <Link className="button" to={askForDay}>
          {t('dashboard.say_day')}
        </Link>
      )}
    </>
  )
}

/** Who knows the month has no days to count. */
function withoutDay({ month, place, date_undecided }: Omit<Wedding, 'role'>) {
  if (month !== null) return { title: longMonth(month), text: place ? t('dashboard.month_where', { place }) : t('dashboard.month') }
  if (date_undecided) return { title: t('dashboard.undecided'), text: t('dashboard.undecided_text') }
  return { title: t('dashboard.no_day'), text: t('dashboard.no_day_text') }
}

function Helps({ name }: { name: string }) {
  return (
    <>
      <h1>{t('dashboard.helping', { name })}</h1>
      <p className="lead">{t('dashboard.helping_text')}</p>
      <Link className="button" to={tools['guest-list'].complete as string}>
        {t('dashboard.helping_start')}
      </Link>
    </>
  )
}
