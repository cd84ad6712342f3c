import flowers from 'virtual:picture/setup-checklist'
import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { hasPage } from '#web/routes.ts'
import { tools } from '#web/routes.ts'
import { t } from '#web/text/dashboards-text.ts'
import { Picture } from '#web/ui/picture.tsx'
import type { Dashboard } from './contract.ts'
import { dayOf, daysBetween, longDay } from './day-count.ts'

type Wedding = Dashboard['wedding']

interface Props extends Wedding {
  /** The visitor's. */
  name: string
  /** The day on the server; the visitor's own may be the next one. */
  today: string
  /** Whom somebody helps who plans nothing of their own. */
  helps: string | undefined
}

const askForDay: string = '/complete/profile/2'

export function DashboardHero({ name, today, helps, ...wedding }: Props) {
  return (
    <section className="dashboard-hero">
      <div className="wrap">
        <div>
          <p className="kicker">{greeting(wedding, name)}</p>
          {helps === undefined ? <When {...wedding} serverDay={today} /> : <Helps name={helps} />}
        </div>
      </div>
      <div className="dashboard-picture" aria-hidden="true">
        <Picture of={flowers} sizes="(max-width: 767px) 100vw, 58vw" alt="" isEager />
      </div>
    </section>
  )
}

/** A partner reads whose wedding it is. */
function greeting({ role, firstname, other_firstname }: Wedding, name: string): string {
  if (role === 'partner') return t('dashboard.of', { names: firstname })
  return t('dashboard.hello', { name: other_firstname ? t('dashboard.couple', { one: firstname, other: other_firstname }) : name })
}

function When({ serverDay, ...wedding }: Wedding & { serverDay: string }) {
  const today = useSyncExternalStore(neverTold, ownDay, () => serverDay)
  if (wedding.date === null) return <NoDay {...wedding} />
  const days = daysBetween(today, wedding.date)
  return (
    <>
      <h1>{days === 0 ? t('dashboard.today') : <Count days={days} />}</h1>
      <p className="lead">{whenAndWhere(longDay(wedding.date), wedding.place)}</p>
    </>
  )
}

/** Whoever keeps the page open over midnight reads the new day at the next visit. */
function neverTold() {
  return () => {}
}

function ownDay(): string {
  return dayOf(new Date())
}

function Count({ days }: { days: number }) {
  const words = days > 0 ? (['dashboard.day', 'dashboard.days'] as const) : (['dashboard.past_one', 'dashboard.past'] as const)
  return (
    <>
      <span className="num">{Math.abs(days).toLocaleString('en-US')}</span> {t(words[Math.abs(days) === 1 ? 0 : 1])}
    </>
  )
}

function whenAndWhere(day: string, place: string): string {
  return place ? t('dashboard.when_where', { day, place }) : t('dashboard.when', { day })
}

function NoDay({ role, date_undecided }: Wedding) {
  return (
    <>
      <h1>{t(date_undecided ? 'dashboard.undecided' : 'dashboard.no_day')}</h1>
      <p className="lead">{t(date_undecided ? 'dashboard.undecided_text' : 'dashboard.no_day_text')}</p>
      {role === 'owner' && hasPage(askForDay) && (
        <Link className="button" to={askForDay}>
          {t('dashboard.say_day')}
        </Link>
      )}
    </>
  )
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
