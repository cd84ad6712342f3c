import { Link } from '@tanstack/react-router'
import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import type { Statistics } from './contract.ts'

/** Thirty days by day, and what they sum to against the thirty before. */
export function VendorNumbers({ statistics: { days, now, before, answers } }: { statistics: Statistics }) {
  const figures = [
    { name: 'impressions', what: t('morning.impressions'), now: now.impressions, before: before.impressions },
    { name: 'views', what: t('morning.views'), now: now.views, before: before.views },
    { name: 'saves', what: t('morning.saves'), now: now.saves, before: before.saves },
    { name: 'contacts', what: t('morning.contacts'), now: now.contacts, before: before.contacts },
    { name: 'websites', what: t('morning.websites'), now: now.websites, before: before.websites },
    { name: 'instagrams', what: t('morning.instagrams'), now: now.instagrams, before: before.instagrams },
  ]
  return (
    <section aria-labelledby="numbers-title">
      <figure className="vendor-chart">
        <h2 id="numbers-title">{t('morning.thirty_days')}</h2>
        <Chart days={days} />
        <figcaption>
          <span>{dayName(days[0]!.day)}</span>
          <span>{t('morning.chart', { views: now.views, contacts: now.contacts })}</span>
          <span>{dayName(days.at(-1)!.day)}</span>
        </figcaption>
      </figure>
      <dl className="vendor-numbers">
        {figures.map((figure) => (
          <div key={figure.what}>
            <dt>{figure.what}</dt>
            <dd>
              <Link
                className="num"
                to="/vendor/dashboard/numbers/$name"
                params={{ name: figure.name }}
                aria-label={t('vendor_number.open', figure)}
              >
                {figure.now}
              </Link>
              <small>{t('morning.before', { n: figure.before })}</small>
            </dd>
          </div>
        ))}
      </dl>
      <p className="vendor-note">
        {answers
          ? t('morning.answer_time', { hours: Math.max(1, Math.round(answers.median_hours)), share: Math.round(answers.share * 100) })
          : t('morning.answer_few')}{' '}
        <Link to="/vendor/dashboard/numbers/$name" params={{ name: 'answers' }}>
          {t('vendor_answers.open')}
        </Link>{' '}
        {t('morning.how_counted')}
      </p>
    </section>
  )
}

const [width, height] = [620, 150]

/** A bar of views for each day, with a leaf over it for each enquiry. */
function Chart({ days }: Pick<Statistics, 'days'>) {
  const most = Math.max(4, ...days.map(({ views }) => views))
  const step = width / days.length
  return (
    <svg viewBox={`0 0 ${width} ${height + 16}`} aria-hidden="true">
      <line x1="0" x2={width} y1={height} y2={height} />
      {days.map(({ day, views, contacts }, nth) => {
        const tall = (views / most) * (height - 24)
        return (
          <g key={day} transform={`translate(${nth * step} 0)`}>
            <rect x="2" y={height - tall} width={step - 4} height={tall} />
            {contacts > 0 && <circle className="asked" cx={step / 2} cy={Math.max(8, height - tall - 10)} r={Math.min(7, 3 + contacts)} />}
          </g>
        )
      })}
    </svg>
  )
}

function dayName(day: string): string {
  return longDay(day)?.replace(/^\w+, |, \d{4}$/g, '') ?? day
}
