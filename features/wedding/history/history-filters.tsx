import { Link, useNavigate } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import type { ReachedEvent } from '#features/wedding/events/contract.ts'
import type { ActPage } from './contract.ts'
import { type HistorySearch, historyPath, historySearch } from './history-search.ts'
import { kindWords } from '#features/kinds.ts'
import { allKinds, type Kind } from './kinds.ts'
import { useZone } from './own-zone.ts'
import { dayWord } from './when.ts'

interface Props {
  search: HistorySearch
  page: ActPage
  events: readonly ReachedEvent[]
  now: number
}

const chips: readonly (readonly [Kind | undefined, string])[] = [
  [undefined, t('history_kind.all')],
  ...allKinds.map((kind) => [kind, kindWords[kind]] as const),
]

/** What is new, of which kind, by whom and at which event; all of it stands in the address. */
export function HistoryFilters({ search, page: { since, wedding, people }, events, now }: Props) {
  const zone = useZone()
  const shown = wedding.role === 'helper' ? chips.filter(([kind]) => kind !== 'helpers' && kind !== 'wedding') : chips
  return (
    <search className="history-filters">
      <nav className="chips" aria-label={t('history_page.kinds')}>
        {since && (
          <Chip search={{ ...search, since: search.since ? undefined : 'last_visit' }} isOn={search.since !== undefined}>
            {t('history_page.since', { day: dayWord(since, now, zone) })}
          </Chip>
        )}
        {shown.map(([kind, label]) => (
          <Chip key={label} search={{ ...search, kind }} isOn={search.kind === kind}>
            {label}
          </Chip>
        ))}
      </nav>
      <Choices search={search} people={people} events={wedding.role === 'helper' ? [] : events} />
    </search>
  )
}

function Chip({ search, isOn, children }: { search: HistorySearch; isOn: boolean; children: string }) {
  return (
    <Link
      className="chip"
      to={historyPath}
      search={{ ...search, page: undefined }}
      data-selected={isOn || undefined}
      aria-current={isOn ? 'true' : undefined}
      activeProps={{}}
      resetScroll={false}
    >
      {children}
    </Link>
  )
}

/** A plain form that asks for the page again; with script it follows the choice. */
function Choices({ search, people, events }: Pick<Props, 'search' | 'events'> & { people: ActPage['people'] }) {
  const navigate = useNavigate()
  const choose = (form: HTMLFormElement) =>
    void navigate({ to: historyPath, search: historySearch(Object.fromEntries(new FormData(form))), resetScroll: false })
  const persons = people.filter(({ kind }) => kind === 'person')
  return (
    <form action={historyPath} method="get" onChange={({ currentTarget }) => choose(currentTarget)}>
      {search.kind && <input type="hidden" name="kind" value={search.kind} />}
      {search.since && <input type="hidden" name="since" value={search.since} />}
      {events.length === 0 && search.event && <input type="hidden" name="event" value={search.event} />}
      <Choice name="person" label={t('history_page.person')} value={search.person}>
        <option value="">{t('history_page.anybody')}</option>
        {persons.map(({ id, name }) => (
          <option key={id} value={String(id)}>
            {name}
          </option>
        ))}
        {persons.length < people.length && <option value="guests">{t('history_page.guests')}</option>}
      </Choice>
      {events.length > 1 && (
        <Choice name="event" label={t('history_page.event')} value={search.event}>
          <option value="">{t('history_page.any_event')}</option>
          {events.map(({ id, name }) => (
            <option key={id} value={String(id)}>
              {name}
            </option>
          ))}
        </Choice>
      )}
      <noscript>
        <button className="button small" type="submit">
          {t('history_page.show')}
        </button>
      </noscript>
    </form>
  )
}

interface ChoiceProps {
  name: string
  label: string
  value: string | number | undefined
  children: React.ReactNode
}

function Choice({ name, label, value, children }: ChoiceProps) {
  return (
    <span className="choice">
      <select className="field-input" key={String(value)} name={name} aria-label={label} defaultValue={String(value ?? '')}>
        {children}
      </select>
    </span>
  )
}
