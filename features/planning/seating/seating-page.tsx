import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { longDay } from '#web/long-day.ts'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { SeatedPerson, SeatingPlan } from './contract.ts'
import { KitchenSheet } from './kitchen-sheet.tsx'
import { keyOf } from './person-key.ts'
import { SeatingCounts } from './seating-counts.tsx'
import { SeatingLeft } from './seating-left.tsx'
import { loadSeating } from './seating-loading.ts'
import { SeatingProposal } from './seating-proposal.tsx'
import { proposalQuery, seatingQuery } from './seating-query.ts'
import { SeatingRoom } from './seating-room.tsx'
import { SeatingRules } from './seating-rules.tsx'
import { seatingSearch } from './seating-search.ts'
import { SeatingSheets } from './seating-sheets.tsx'
import { SeatingTables } from './seating-tables.tsx'
import css from './seating.css?url'
import { NewTable } from './table-form.tsx'
import { useSeating } from './use-seating.ts'
import { sittingOf } from './wish-standing.ts'
import { tableName } from './wish-words.ts'

export const Route = createFileRoute('/_user/dashboard/events/$id/seating')({
  validateSearch: seatingSearch,
  loader: async ({ context, params }) => loadSeating(await context.queries.open(), params.id),
  head: () => pageHead({ title: t('seating.link'), css }),
  component: SeatingPage,
})

function SeatingPage() {
  const { id } = Route.useLoaderData()
  const { view } = Route.useSearch()
  const plan = useSuspenseQuery(seatingQuery(id)).data.data
  return view === 'sheets' ? <SeatingSheets plan={plan} /> : <SeatingDesk plan={plan} />
}

/** Who sits where: the room, who is left, what was wished, and what the kitchen is told of it. */
function SeatingDesk({ plan }: { plan: SeatingPlan }) {
  const { id } = plan.event
  const { seed } = Route.useSearch()
  const navigate = useNavigate()
  const { data } = useQuery({ ...proposalQuery(id, seed ?? 1, plan.basis), enabled: seed !== undefined })
  const proposal = seed === undefined ? undefined : data
  const [isAdding, setAdding] = useState(false)
  const { seat, isPending } = useSeating(plan)
  // What a mouse holds is nothing to draw.
  const held = useRef<readonly SeatedPerson[]>([])
  const hold = (people: readonly SeatedPerson[]) => {
    held.current = people
  }
  const drop = (table: number) => {
    seat(held.current, table)
    held.current = []
  }
  const changes = (proposal?.places ?? []).map((place) => [keyOf(place), place.table_id] as const)
  const proposed = new Map(changes)
  const now = sittingOf(plan.people)
  const sitting = sittingOf(plan.people, changes)
  const newcomers = Map.groupBy(
    plan.people.filter((person) => proposed.has(keyOf(person))),
    (person) => proposed.get(keyOf(person)) ?? 0,
  )
  const names = new Map(changes.map(([key, table]) => [key, tableName(plan, table)]))
  return (
    <main className="seating" id="main">
      <SeatingHead plan={plan} onAdd={() => setAdding(true)} />
      {isAdding && <NewTable event={id} nth={plan.tables.length} onClose={() => setAdding(false)} />}
      <SeatingCounts plan={plan} />
      {plan.tables.length === 0 && !isAdding && (
        <section className="seating-empty">
          <h2>{t('seating.none_yet')}</h2>
          <p>{t('seating.none_text')}</p>
        </section>
      )}
      <SeatingProposal
        plan={plan}
        proposal={proposal}
        seed={seed}
        now={now}
        sitting={sitting}
        onTaken={() => void navigate({ to: '.', search: {}, replace: true, resetScroll: false })}
      />
      <div className="seating-desk">
        {plan.tables.length > 0 && <SeatingRoom plan={plan} proposed={newcomers} onDrop={drop} />}
        <SeatingLeft plan={plan} now={now} proposed={names} isPending={isPending} onDrag={hold} onSeat={seat} />
      </div>
      {plan.tables.length > 0 && <SeatingTables plan={plan} now={now} isPending={isPending} onDrag={hold} onDrop={drop} onSeat={seat} />}
      <div className="seating-two">
        <SeatingRules plan={plan} sitting={sitting} />
        {plan.tables.length > 0 && (
          <section className="kitchen" aria-labelledby="seating-kitchen">
            <h2 id="seating-kitchen">{t('sheet.kitchen')}</h2>
            <p className="hint">{t('sheet.kitchen_text')}</p>
            <KitchenSheet plan={plan} />
          </section>
        )}
      </div>
    </main>
  )
}

function SeatingHead({ plan: { event, tables }, onAdd }: { plan: SeatingPlan; onAdd: () => void }) {
  const { id, name, date } = event
  return (
    <header className="tool-head">
      <div>
        <Link className="seating-back" to="/dashboard/events/$id" params={{ id: String(id) }}>
          <Icon name="arrow-left" /> {t('seating.back', { name })}
        </Link>
        <p className="kicker num">{t('seating.of', { name, day: (date && longDay(date)) ?? t('seating.no_day') })}</p>
        <h1>{t('seating.link')}</h1>
      </div>
      <div className="buttons">
        <button className="button" type="button" onClick={onAdd}>
          <Icon name="plus" />
          {t('seating.add_table')}
        </button>
        {tables.length > 0 && (
          <Link className="button" to="." search={{ view: 'sheets' }}>
            <Icon name="printer" />
            {t('seating.sheets')}
          </Link>
        )}
      </div>
    </header>
  )
}
