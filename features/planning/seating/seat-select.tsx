import { t } from '#web/text/text.ts'
import type { SeatedPerson, SeatingPlan, SeatingTable } from './contract.ts'
import { effectOf, type Sitting } from './wish-standing.ts'

interface Props {
  plan: SeatingPlan
  /** Where everybody sits. */
  now: Sitting
  people: readonly SeatedPerson[]
  label: string
  isPending: boolean
  onSeat: (table: number | null) => void
}

/** Where somebody could sit, with what would come of it; the way without a mouse. */
export function SeatSelect({ plan, now, people, label, isPending, onSeat }: Props) {
  const at = people[0]?.table_id ?? null
  return (
    <div className="field seat-select">
      <select
        aria-label={label}
        aria-disabled={isPending}
        value={at ?? ''}
        onChange={(event) => !isPending && onSeat(event.target.value === 'none' ? null : Number(event.target.value))}
      >
        {at === null ? <option value="">{t('seating.choose')}</option> : <option value="none">{t('seating.no_chair')}</option>}
        {plan.tables.map((table) => {
          const free = freeAt(plan, table)
          return (
            <option key={table.id} value={table.id} disabled={table.id !== at && free < people.length}>
              {table.id === at ? table.name : optionWords(table, free, people.length, effectOf(plan.rules, now, people, table.id))}
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

function optionWords({ name }: SeatingTable, n: number, heads: number, effect: ReturnType<typeof effectOf>): string {
  if (n < heads) return t('seating.option_full', { name })
  if (effect === 'keeps') return t('seating.option_keeps', { name, n })
  return t(effect === 'breaks' ? 'seating.option_breaks' : 'seating.option_wish', { name, n })
}
