import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import type { SeatedPerson, SeatingPlan } from './contract.ts'
import { tableName } from './wish-words.ts'

/** Seats people at a table, or gives their chairs back, one act at a time. */
export function useSeating(plan: SeatingPlan) {
  const { once, isPending } = useActs()
  function seat(people: readonly SeatedPerson[], table_id: number | null) {
    const moving = people.filter((person) => person.table_id !== table_id)
    if (moving.length === 0) return
    void once(async (act) => {
      await api.seating.seat.call({ id: plan.event.id, places: moving.map((person) => placeOf(person, table_id)), act })
      const name = moving[0]?.name ?? ''
      if (table_id === null) return t('seating.done_up', { name })
      const table = tableName(plan, table_id)
      return moving.length === 1 ? t('seating.done', { name, table }) : t('seating.done_many', { n: moving.length, table })
    })
  }
  return { seat, isPending }
}

function placeOf({ guest_id, user_vendor_id, companion }: SeatedPerson, table_id: number | null) {
  return { guest_id, user_vendor_id, companion, table_id }
}
