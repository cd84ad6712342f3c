import { t } from '#web/text/text.ts'
import type { SeatedPerson, SeatingPlan, SeatingTable } from './contract.ts'
import { effectOf } from './wish-standing.ts'

interface Props {
  plan: SeatingPlan
  people: readonly SeatedPerson[]
  label: string
  isPending: boolean
  onSeat: (table: number | null) => void
}

/** Where somebody could sit, with what would come of it; the way without a mouse. */
export function SeatSelect({ plan, people, label, isPending, onSeat }: Props) {
  const now = people[0]?.table_id ?? null
  return (
    <div className="field seat-select">
      <select
        aria-label={label}
        aria-disabled={isPending}
        value={now ?? ''}
        onChange={(event) => !isPending && onSeat(event.target.value === 'none' ? null : Number(event.target.value))}
      >
        {now === null ? <option value="">{t('seating.choose')}</option> : <option value="none">{t('seating.no_chair')}</option>}
        {plan.tables.map((table) => {
          const free = freeAt(plan, table)
          return (
            <option key={table.id} value={table.id} disabled={table.id !== now && free < people.length}>
              {table.id === now ? table.name : optionWords(plan, people, table, free)}
            </option>
          )
        })}
      </select>
    </div>
  )
}

export function freeAt({ people }: SeatingPlan, { id, seats }: SeatingTable): number {
  return seats - people.filter(({ table_id }) => table_id === id).length
}

function optionWords(plan: SeatingPlan, people: readonly SeatedPerson[], { id, name }: SeatingTable, n: number): string {
  if (n < people.length) return t('seating.option_full', { name })
  const effect = effectOf(plan, people, id)
  if (effect === 'keeps') return t('seating.option_keeps', { name, n })
  return t(effect === 'breaks' ? 'seating.option_breaks' : 'seating.option_wish', { name, n })
}
