import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link, notFound } from '@tanstack/react-router'
import { asUnshared } from '#web/map/as-missing.ts'
import { pageHead } from '#web/start/page-head.ts'
import { postedForm } from '#web/start/start-context.ts'
import { wholeNumber } from '#web/menus/search.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import { reachedQuery } from '#features/wedding/events/events-query.ts'
import { wantedDay } from './chosen-days.ts'
import css from './moving.css?url'
import { MovingDay } from './moving-day.tsx'
import { LastMoved } from './moving-last.tsx'
import { MovingPreview } from './moving-preview.tsx'
import { placeQuery, previewQuery } from './moving-query.ts'
import { movingSearch } from './moving-search.ts'
import { shortDay } from './short-day.ts'

export const Route = createFileRoute('/_user/dashboard/events/$id/move')({
  validateSearch: movingSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: search, params }) => {
    const id = wholeNumber(1)(params.id)
    if (id === undefined) throw notFound()
    const cache = await context.queries.open()
    const [, { data: reached }] = await Promise.all([cache.ensureQueryData(placeQuery(id)), cache.ensureQueryData(reachedQuery())]).catch(
      asUnshared,
    )
    const day = wantedDay(search)
    if (day !== undefined) await cache.ensureQueryData(previewQuery(id, day, search)).catch(asUnshared)
    const event = reached.find((one) => one.id === id)
    const whose = event?.role === 'helper' ? { names: coupleNames(event), places: [], own: undefined } : undefined
    return { id, whose, posted: postedForm('move') ?? postedForm('undo') }
  },
  head: () => pageHead({ title: t('moving.link'), css }),
  component: MovingPage,
})

/** A wedding moves to another day: first all that hangs on it, then one button. */
function MovingPage() {
  const { id, posted } = Route.useLoaderData()
  const search = Route.useSearch()
  const { event, today, last, told } = useSuspenseQuery(placeQuery(id)).data.data
  const day = wantedDay(search)
  return (
    <main className="moving" id="main">
      <header className="tool-head">
        <div>
          <Link className="moving-back" to="/dashboard/events/$id" params={{ id: String(id) }}>
            <Icon name="arrow-left" /> {t('moving.back', { name: event.name })}
          </Link>
          <p className="kicker num">{t('moving.of', { name: event.name, day: shortDay(event.date) })}</p>
          <h1>{t('moving.link')}</h1>
        </div>
      </header>
      {posted && (
        <p className="form-error" role="alert">
          {posted.message}
        </p>
      )}
      {last && day === undefined && <LastMoved last={last} told={told} isMain={event.is_main} />}
      <p className="lead">{t('moving.lead')}</p>
      <MovingDay key={`${search.date} ${search.pending}`} search={search} date={event.date} today={today} />
      {day !== undefined && <Looked id={id} day={day} />}
    </main>
  )
}

function Looked({ id, day }: { id: number; day: string | null }) {
  const search = Route.useSearch()
  const { data, isPlaceholderData } = useQuery(previewQuery(id, day, search))
  if (data?.wrong)
    return (
      <p className="form-error" role="alert">
        {data.wrong}
      </p>
    )
  return data?.preview && <MovingPreview key={`${day}`} preview={data.preview} search={search} isOld={isPlaceholderData} />
}
