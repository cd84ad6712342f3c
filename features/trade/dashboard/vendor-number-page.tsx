import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link, notFound } from '@tanstack/react-router'
import { api } from '#web/client/api.ts'
import { longDay } from '#web/long-day.ts'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Numbered } from './contract.ts'
import { fewestPeers, type NumberName, numberNames } from './numbers.ts'
import { VendorAnswers } from './vendor-answers.tsx'
import { answersQuery } from './vendor-answers-query.ts'
import css from './vendor-number.css?url'

const eventsOf = (name: NumberName) => api.vendor_dashboard.events.queryOptions({ input: { name } })

export const Route = createFileRoute('/_vendor/vendor/dashboard/numbers/$name')({
  loader: async ({ context, params }) => {
    if (params.name === 'answers') {
      await (await context.queries.open()).fetchQuery({ ...answersQuery(), staleTime: 0 })
      return { name: 'answers' as const, title: t('vendor_answers.title'), now: Date.now() }
    }
    const name = numberNames.find((one) => one === params.name)
    if (!name) throw notFound()
    await (await context.queries.open()).fetchQuery({ ...eventsOf(name), staleTime: 0 })
    return { name, title: titles[name], now: 0 }
  },
  head: ({ loaderData }) => pageHead({ title: loaderData?.title ?? '', css }),
  component: VendorNumberPage,
})

const titles: Record<NumberName, string> = {
  impressions: t('morning.impressions'),
  views: t('morning.views'),
  saves: t('morning.saves'),
  contacts: t('morning.contacts'),
  websites: t('morning.websites'),
  instagrams: t('morning.instagrams'),
}

function VendorNumberPage() {
  const { name, title, now } = Route.useLoaderData()
  return name === 'answers' ? <VendorAnswers now={now} /> : <OneNumber name={name} title={title} />
}

/** What a number is made of, day by day; who it was, nobody reads here. */
function OneNumber({ name, title }: { name: NumberName; title: string }) {
  const { now, before, events, comparison, peers } = useSuspenseQuery(eventsOf(name)).data.data
  return (
    <main className="vendor-number" id="main">
      <header className="tool-head">
        <div>
          <h1>{title}</h1>
          <p>{t('vendor_number.sums', { now, before })}</p>
        </div>
        <Link className="button" to="/vendor/dashboard">
          {t('vendor_number.back')}
        </Link>
      </header>
      <p>
        {comparison
          ? t('vendor_number.peers', { median: comparison.median, n: peers })
          : t('vendor_number.few_peers', { n: peers, fewest: fewestPeers })}
      </p>
      {events.length === 0 && <EmptyState fact={t('vendor_number.none')} hint={t('morning.how_counted')} />}
      <Days title={t('morning.thirty_days')} events={events.filter(({ is_now }) => is_now)} />
      <Days title={t('vendor_number.before')} events={events.filter(({ is_now }) => !is_now)} />
      {events.length > 0 && <p className="vendor-number-note">{t('morning.how_counted')}</p>}
    </main>
  )
}

function Days({ title, events }: { title: string; events: Numbered['events'] }) {
  if (events.length === 0) return null
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('vendor_number.day')}</th>
          <th scope="col">{t('vendor_number.from')}</th>
          <th scope="col" className="num">
            {t('vendor_number.n')}
          </th>
        </tr>
      </thead>
      <tbody>
        {events.map(({ day, page, n }) => (
          <tr key={`${day} ${page}`}>
            <td>{longDay(day)}</td>
            <td>{page || t('vendor_number.no_page')}</td>
            <td className="num">{n}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
