import { t } from '#web/text/text.ts'
import type { SeatingPlan, SeatingRule } from './contract.ts'

type Named = Pick<SeatingPlan, 'people' | 'tables'>

/** A rule as one would say it. */
export function wishWords({ kind, guest_id, other_id, table_id }: SeatingRule, plan: Named): string {
  const one = guestName(plan, guest_id)
  if (kind === 'at_table') return t('wishes.at_table', { one, table: tableName(plan, table_id) })
  return t(kind === 'together' ? 'wishes.together' : 'wishes.apart', { one, other: guestName(plan, other_id) })
}

export function guestName({ people }: Named, id: number | null): string {
  return people.find(({ guest_id, companion }) => guest_id === id && companion === 0)?.name ?? t('wishes.somebody')
}

export function tableName({ tables }: Named, id: number | null): string {
  return tables.find((table) => table.id === id)?.name ?? ''
}

/** Where those sit whom it names. */
export function whereWords(rule: SeatingRule, plan: Named, at: (guest_id: number | null) => number | null): string {
  const [table, elsewhere] = [at(rule.guest_id), at(rule.other_id)]
  const one = guestName(plan, rule.guest_id)
  if (table === null || (rule.kind !== 'at_table' && elsewhere === null)) return t('wishes.waits_for')
  if (rule.kind === 'at_table') return t('wishes.sits_at', { one, table: tableName(plan, table) })
  if (table === elsewhere) return t('wishes.both_at', { table: tableName(plan, table) })
  return t('wishes.sit_at', {
    one,
    table: tableName(plan, table),
    other: guestName(plan, rule.other_id),
    elsewhere: tableName(plan, elsewhere),
  })
}
