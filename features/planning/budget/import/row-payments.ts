import { t } from '#web/text/text.ts'
import type { ImportCost } from './contract.ts'
import type { Reading } from './row-reading.ts'

type Payments = NonNullable<ImportCost['payments']>

const yes = /^(y|yes|x|✓|✔|true|paid|done|in full|paid in full|full|fully|ja|oui|si|sí)$/i
const no = /^(n|no|false|unpaid|not yet|not paid|nein|non)$/i

/** What is paid of a cost, and what is to be paid: each a payment, where the row says so. */
export function paymentsIn(read: Reading, cost: { actual: number | null; estimated: number | null }): Payments {
  const paid = paidIn(read, cost)
  const due = dueIn(read, cost.actual, paid?.amount ?? 0)
  return [...(paid ? [paid] : []), ...(due ? [due] : [])]
}

function paidIn(read: Reading, { actual, estimated }: { actual: number | null; estimated: number | null }) {
  const said = read.words('paid')
  const date = read.day('paid_on') ?? null
  const isAll = yes.test(said) || (!read.has('paid') && date !== null)
  const amount = isAll ? (actual ?? estimated) : no.test(said) ? 0 : read.cents('paid')
  if (isAll && amount === null) {
    read.keep('paid', said || (date ?? ''))
    read.odd.push({ kind: 'paid_what' })
  }
  return amount ? { name: t('budget_import.paid'), amount, date, is_paid: true } : undefined
}

/** A day alone is that of what is left of what was agreed; where nothing was, its amount is missing yet. */
function dueIn(read: Reading, actual: number | null, paid: number) {
  const due_date = read.day('due_on') ?? null
  const said = read.cents('due')
  const amount = said ?? (due_date === null ? undefined : actual === null ? null : Math.max(0, actual - paid))
  if (amount === undefined || amount === 0) return undefined
  return { name: t('budget_import.to_pay'), amount, due_date, is_paid: false }
}
