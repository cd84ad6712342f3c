import { Link } from '@tanstack/react-router'
import { tools } from '#web/map/routes.ts'
import { t } from '#web/text/text.ts'
import { ShareBar } from '#web/ui/share-bar.tsx'
import { theWedding } from '#features/wedding/events/event-kinds.ts'
import type { Dashboard } from './contract.ts'
import { countsOf } from './event-counts.ts'

const list: string = tools['guest-list'].path

const most = 3

/** Who comes: to the wedding first, then to what comes before and after. */
export function DashboardGuests({ dashboard }: { dashboard: Dashboard }) {
  const { guests, guest_wedding_events: events } = dashboard
  const asked = weddingFirst(events)
    .filter(({ id }) => countsOf(dashboard, id).listed > 0)
    .slice(0, most)
  return (
    <aside className="dashboard-guests">
      <header>
        <h2>{t('dashboard.guests')}</h2>
        {guests > 0 && (
          <Link className="more-link" to={list}>
            {t('dashboard.open_list')}
          </Link>
        )}
      </header>
      {guests === 0 && <Nobody />}
      {asked.map((event) => (
        <Answers key={event.id} event={event} {...countsOf(dashboard, event.id)} />
      ))}
    </aside>
  )
}

function weddingFirst(events: Dashboard['guest_wedding_events']): Dashboard['guest_wedding_events'] {
  return events.toSorted((one, other) => Number(isWedding(other)) - Number(isWedding(one)))
}

function isWedding({ taxonomy_event_id }: { taxonomy_event_id: number }): boolean {
  return taxonomy_event_id === theWedding.id
}

function Nobody() {
  return (
    <>
      <p>{t('dashboard.nobody')}</p>
      <Link className="button main" to={list}>
        {t('dashboard.first_guests')}
      </Link>
    </>
  )
}

interface AnswersProps extends ReturnType<typeof countsOf> {
  event: { id: number; name: string }
}

function Answers({ event: { id, name }, listed, coming, cannot }: AnswersProps) {
  return (
    <section>
      <h3>
        <Link to="/tools/guest-list/{-$event}" params={{}} search={{ event: id }}>
          {name}
        </Link>
      </h3>
      <p className="dashboard-figure">
        <b className="num">{coming.toLocaleString('en-US')}</b> {t('dashboard.of_coming', { n: listed.toLocaleString('en-US') })}
      </p>
      <ShareBar
        label={t('dashboard.answers', { event: name })}
        shares={[
          { label: t('dashboard.coming'), amount: coming, look: 'solid' },
          { label: t('dashboard.cannot'), amount: cannot, look: 'grey' },
          { label: t('dashboard.open'), amount: listed - coming - cannot, look: 'waiting' },
        ]}
      />
    </section>
  )
}
