import { type DragEvent, useState } from 'react'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { SeatedPerson, SeatingPlan, SeatingTable } from './contract.ts'
import { keyOf } from './person-key.ts'
import { freeAt, SeatSelect } from './seat-select.tsx'
import { EditedTable } from './table-form.tsx'
import type { Sitting } from './wish-standing.ts'

interface Props {
  plan: SeatingPlan
  /** Where everybody sits. */
  now: Sitting
  isPending: boolean
  onDrag: (people: readonly SeatedPerson[]) => void
  onDrop: (table: number) => void
  onSeat: (people: readonly SeatedPerson[], table: number | null) => void
}

/** Who sits where, table by table. */
export function SeatingTables(props: Props) {
  return (
    <section aria-labelledby="seating-tables">
      <h2 id="seating-tables">{t('seating.by_table')}</h2>
      <div className="seating-tables">
        {props.plan.tables.map((table) => (
          <OneTable key={table.id} {...props} table={table} />
        ))}
      </div>
    </section>
  )
}

function OneTable({ plan, now, table, isPending, onDrag, onDrop, onSeat }: Props & { table: SeatingTable }) {
  const [isEdited, setEdited] = useState(false)
  const people = plan.people.filter(({ table_id }) => table_id === table.id)
  const over = -freeAt(plan, table)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    onDrop(table.id)
  }
  return (
    <details onDragOver={(event) => event.preventDefault()} onDrop={drop} data-table={table.name}>
      <summary>
        <b>{table.name}</b>
        <span className="num">
          {t('seating.sits_count', { n: people.length, seats: table.seats })}
          {over > 0 && <strong className="seating-over"> {t('seating.over', { n: over })}</strong>}
        </span>
        <Icon name="caret-down" />
      </summary>
      {people.length === 0 && <p className="hint">{t('seating.nobody')}</p>}
      <ul>
        {people.map((person) => (
          <li key={keyOf(person)} draggable onDragStart={() => onDrag([person])}>
            <div>
              <b>{person.name}</b>
              <small>{[person.meal, person.diet].filter(Boolean).join(' · ')}</small>
            </div>
            <SeatSelect
              plan={plan}
              now={now}
              people={[person]}
              label={t('seating.move_to', { name: person.name })}
              isPending={isPending}
              onSeat={(to) => onSeat([person], to)}
            />
          </li>
        ))}
      </ul>
      {isEdited ? (
        <EditedTable table={table} onClose={() => setEdited(false)} />
      ) : (
        <button
          className="button small"
          type="button"
          aria-label={t('seating.edit_table', { name: table.name })}
          onClick={() => setEdited(true)}
        >
          <Icon name="pencil-simple" />
          {t('seating.edit')}
        </button>
      )}
    </details>
  )
}
