import { type DragEvent, useState } from 'react'
import { t } from '#web/text/text.ts'
import { chairPlaces, room, tablePlace, tableSize } from './chair-places.ts'
import type { SeatedPerson, SeatingPlan, SeatingTable } from './contract.ts'
import { useTableDrag } from './table-drag.ts'

interface Props {
  plan: SeatingPlan
  /** Who would sit there by the proposal. */
  proposed: ReadonlyMap<number, readonly SeatedPerson[]>
  onDrop: (table: number) => void
}

/** So many tables have room for the names beside their chairs. */
const mostNamed = 12

/** The room from above: a drawing of what the lists say, onto which people are dragged. */
export function SeatingRoom({ plan, proposed, onDrop }: Props) {
  const { tables, people } = plan
  const all = tables.map((table) => t('seating.table_count', { name: table.name, n: sitting(people, table).length, seats: table.seats }))
  return (
    <figure className="seating-room">
      <svg viewBox={`0 0 ${room.width} ${room.height}`} role="img" aria-label={t('seating.room_of', { tables: all.join('; ') })}>
        {tables.map((table) => (
          <DrawnTable
            key={table.id}
            table={table}
            people={sitting(people, table)}
            proposed={proposed.get(table.id) ?? []}
            isNamed={tables.length <= mostNamed}
            onDrop={() => onDrop(table.id)}
          />
        ))}
      </svg>
    </figure>
  )
}

function sitting(people: readonly SeatedPerson[], { id }: SeatingTable): SeatedPerson[] {
  return people.filter(({ table_id }) => table_id === id)
}

interface Drawn {
  table: SeatingTable
  people: readonly SeatedPerson[]
  proposed: readonly SeatedPerson[]
  isNamed: boolean
  onDrop: () => void
}

function DrawnTable({ table, people, proposed, isNamed, onDrop }: Drawn) {
  const [isOver, setOver] = useState(false)
  const { place, ...drag } = useTableDrag(table, tablePlace(table))
  const { width, height } = tableSize(table)
  const all = [...people, ...proposed]
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onDrop()
  }
  return (
    <g
      transform={`translate(${place.x} ${place.y})`}
      className={`seating-table ${table.is_head ? 'head' : ''}`}
      data-table={table.name}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      {...drag}
    >
      <rect className="reach" x={-width / 2 - 34} y={-height / 2 - 34} width={width + 68} height={height + 68} />
      <rect className="top" x={-width / 2} y={-height / 2} width={width} height={height} rx={table.shape === 'round' ? width / 2 : 2} />
      <text className="name" y={-1}>
        {table.name}
      </text>
      <text className="count" y={17}>
        {t('seating.sits_count', { n: people.length, seats: table.seats })}
      </text>
      {chairPlaces(table).map((chair, nth) => {
        const person = all[nth]
        const state = person === undefined ? 'free' : nth < people.length ? 'taken' : 'proposed'
        return (
          <g key={`${chair.x} ${chair.y}`} className={`chair ${state}`}>
            <circle cx={chair.x} cy={chair.y} r={12} />
            {person && (person.diet !== '' || person.class === 'child') && <Mark of={person} x={chair.x} y={chair.y} />}
            {person && isNamed && person.class !== 'vendor' && (
              <text x={chair.name_x} y={chair.name_y} textAnchor={chair.anchor}>
                {short(person.name)}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

/** A square for a note to the kitchen, a dot for a child. */
function Mark({ of, x, y }: { of: SeatedPerson; x: number; y: number }) {
  if (of.diet !== '') return <path className="note" d={`M${x + 9} ${y - 15}l5 5-5 5-5-5z`} />
  return <circle className="child" cx={x} cy={y} r={4} />
}

/** A first name stands beside a chair, as far as it fits there. */
function short(name: string): string {
  const [first = ''] = name.split(' ')
  return first.length > 10 ? `${first.slice(0, 9)}…` : first
}
