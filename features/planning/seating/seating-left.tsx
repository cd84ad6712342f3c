import { t } from '#web/text/text.ts'
import { listed } from '#web/listed.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { SeatedPerson, SeatingPlan } from './contract.ts'
import { isExpected } from './kitchen-sums.ts'
import { keyOf } from './person-key.ts'
import { SeatSelect } from './seat-select.tsx'
import type { Sitting } from './wish-standing.ts'

interface Props {
  plan: SeatingPlan
  /** Where everybody sits. */
  now: Sitting
  /** At which table the proposal has somebody. */
  proposed: ReadonlyMap<string, string>
  isPending: boolean
  onDrag: (people: readonly SeatedPerson[]) => void
  onSeat: (people: readonly SeatedPerson[], table: number | null) => void
}

/** Who has no chair yet, household by household. */
export function SeatingLeft({ plan, now, proposed, isPending, onDrag, onSeat }: Props) {
  const left = plan.people.filter(({ table_id }) => table_id === null)
  const [coming, quiet] = [left.filter(({ status }) => isExpected(status)), left.filter(({ status }) => !isExpected(status))]
  const list = (people: readonly SeatedPerson[]) => (
    <ul className="seating-left">
      {partiesOf(people).map((party) => (
        <Party key={keyOf(party[0]!)} {...{ plan, now, party, proposed, isPending, onDrag, onSeat }} />
      ))}
    </ul>
  )
  return (
    <section aria-labelledby="seating-left">
      <h2 id="seating-left">
        {t('seating.left')} <small className="num">{coming.length}</small>
      </h2>
      <p className="hint">{t(coming.length > 0 ? 'seating.left_text' : 'seating.left_none')}</p>
      {list(coming)}
      {quiet.length > 0 && (
        <details>
          <summary>
            {t('seating.quiet')} <span className="num">{quiet.length}</span>
          </summary>
          {list(quiet)}
        </details>
      )}
    </section>
  )
}

/** Who belongs together: a household with whom they bring, or those of one vendor. */
function partiesOf(people: readonly SeatedPerson[]): SeatedPerson[][] {
  return [
    ...Map.groupBy(
      people,
      ({ household_id, guest_id, user_vendor_id }) => household_id ?? `${guest_id ?? ''} ${user_vendor_id ?? ''}`,
    ).values(),
  ]
}

function Party({ plan, now, party, proposed, isPending, onDrag, onSeat }: Props & { party: readonly SeatedPerson[] }) {
  const name = listed(party.map((person) => person.name))
  const tables = [...new Set(party.flatMap((person) => proposed.get(keyOf(person)) ?? []))]
  return (
    <li draggable={plan.tables.length > 0} onDragStart={() => onDrag(party)} data-party={name}>
      <Icon name="dots-six-vertical" />
      <div>
        <b>{name}</b>
        <small>{party[0]?.circle && !sides.has(party[0].circle) ? party[0].circle : ''}</small>
      </div>
      {tables.length > 0 && <span className="seating-proposed">{listed(tables)}</span>}
      {plan.tables.length > 0 && (
        <SeatSelect
          plan={plan}
          now={now}
          people={party}
          label={t('seating.seat_at', { name })}
          isPending={isPending}
          onSeat={(table) => onSeat(party, table)}
        />
      )}
    </li>
  )
}

const sides = new Set(['partner_1', 'partner_2', 'both'])
