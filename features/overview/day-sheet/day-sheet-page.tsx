import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link, notFound } from '@tanstack/react-router'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import { reachedQuery } from '#features/wedding/events/events-query.ts'
import { longDay } from '#web/long-day.ts'
import { asUnshared } from '#web/map/as-missing.ts'
import { wholeNumber } from '#web/menus/search.ts'
import { pageHead } from '#web/start/page-head.ts'
import { postedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Sheet } from './sheet-shapes.ts'
import { DayLate } from './day-late.tsx'
import { DayLines } from './day-lines.tsx'
import { DayNow } from './day-now.tsx'
import { DayPeople } from './day-people.tsx'
import { lateQuery, sheetQuery } from './day-query.ts'
import { daySearch } from './day-search.ts'
import css from './day-sheet.css?url'
import { DayWishes } from './day-wishes.tsx'
import { ReadyOffline } from './ready-offline.tsx'

export const Route = createFileRoute('/_user/dashboard/events/$id/day')({
  validateSearch: daySearch,
  loaderDeps: ({ search: { from, by } }) => ({ from, by }),
  loader: async ({ context, deps: { from, by }, params }) => {
    const id = wholeNumber(1)(params.id)
    if (id === undefined) throw notFound()
    const cache = await context.queries.open()
    const [{ data: sheet }, { data: reached }] = await Promise.all([
      cache.ensureQueryData(sheetQuery(id)),
      cache.ensureQueryData(reachedQuery()),
    ]).catch(asUnshared)
    const isMovable = sheet.items.some(({ id, moves }) => id === from && moves !== 'never')
    if (isMovable && from !== undefined && by !== undefined) await cache.ensureQueryData(lateQuery(from, by)).catch(asUnshared)
    const event = reached.find((one) => one.id === id)
    const whose = event?.role === 'helper' ? { names: coupleNames(event), places: [], own: undefined } : undefined
    return { id, whose, title: titleOf(sheet), posted: postedForm('late') }
  },
  head: ({ loaderData }) => pageHead({ title: loaderData?.title ?? t('day.link'), css }),
  component: DaySheetPage,
})

function titleOf({ event: { date } }: Sheet): string {
  return t('day.title', { day: (date && longDay(date)?.split(',')[0]) || t('day.no_day') })
}

/** A day by the minute: what happens, who has a part in it, and what becomes of it when it is late. */
function DaySheetPage() {
  const { id, posted } = Route.useLoaderData()
  const search = Route.useSearch()
  const sheet = useSuspenseQuery(sheetQuery(id)).data.data
  const { event, couple, people, items } = sheet
  const shown = people.find((one) => one.id === search.who)
  return (
    <main className="day" id="main">
      <header className="tool-head">
        <div>
          <Link className="day-back" to="/dashboard/events/$id" params={{ id: String(id) }}>
            <Icon name="arrow-left" /> {t('day.back', { name: event.name })}
          </Link>
          <h1>{titleOf(sheet)}</h1>
          <ReadyOffline />
        </div>
        <div className="buttons">
          <a className="button" href={`/api/v1/guest_wedding_events/${id}/day/paper`}>
            <Icon name="file" /> {t('day.pdf')}
          </a>
          <button className="button" type="button" onClick={() => print()}>
            <Icon name="printer" /> {t('day.print')}
          </button>
        </div>
      </header>
      {posted && (
        <p className="form-error" role="alert">
          {posted.message}
        </p>
      )}
      {people.length > 0 && (
        <nav className="day-who" aria-label={t('day.whose_sheet')}>
          <Link className="chip" to="." search={{ ...search, who: undefined }} data-selected={!shown || undefined} resetScroll={false}>
            <span>{t('day.everyone')}</span>
          </Link>
          {people.map((one) => (
            <Link
              key={one.id}
              className="chip"
              to="."
              search={{ ...search, who: one.id }}
              data-selected={one.id === shown?.id || undefined}
              resetScroll={false}
            >
              <span>{one.name}</span>
            </Link>
          ))}
        </nav>
      )}
      <article className="day-sheet">
        <header className="day-mast">
          <div>
            <p className="kicker">{(event.date && longDay(event.date)) ?? t('event.no_day')}</p>
            <h2>{shown?.name ?? (couple.join(' & ') || event.name)}</h2>
            {(shown?.part || event.place) && <p className="hint">{shown ? shown.part : event.place}</p>}
          </div>
        </header>
        <DayNow sheet={sheet} search={search} />
        <DayLines sheet={sheet} shown={shown} />
      </article>
      <div className="day-below">
        {sheet.wishes.length > 0 && <DayWishes sheet={sheet} />}
        {items.length > 0 && <DayLate key={`${search.from} ${search.by}`} sheet={sheet} search={search} />}
        {sheet.role !== 'helper' && <DayPeople sheet={sheet} />}
      </div>
    </main>
  )
}
