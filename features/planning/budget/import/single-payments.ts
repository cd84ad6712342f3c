import { paymentHead, paymentStanding } from '../payment-columns.ts'
import type { ImportCost } from './contract.ts'
import type { Target } from './import-targets.ts'
import { foreignIn } from './row-foreign.ts'
import { Reading } from './row-reading.ts'

type Payments = NonNullable<ImportCost['payments']>

interface Single {
  item: string
  /** Undefined where it says something that an import can't write down, as money that was given back. */
  payment: Payments[number] | undefined
}

/** Single payments of a workbook of ours, by the line of their cost. */
export type Singles = ReadonlyMap<number, readonly Single[]>

const targets: readonly Target[] = [
  'name',
  'leave_out',
  'leave_out',
  'paid_on',
  'due_on',
  'actual',
  'currency',
  'foreign_amount',
  'rate',
  'rate_date',
]
const [itemAt, standingAt, lineAt] = [1, 10, 11]
const most = 36

/** What the sheet of payments says, where it is ours. */
export function singlesIn(rows: readonly string[][] = []): Singles {
  if (!paymentHead.every((word, place) => rows[0]?.[place] === word)) return new Map()
  const all = rows.slice(1).map((cells) => ({ line: Number(cells[lineAt]), single: singleOf(cells) }))
  return new Map([...Map.groupBy(all, ({ line }) => line)].map(([line, some]) => [line, some.map(({ single }) => single)]))
}

function singleOf(cells: readonly string[]): Single {
  const read = new Reading(cells, targets, [])
  const payment = {
    name: read.short(read.words('name'), 'name'),
    amount: read.cents('actual') ?? null,
    date: read.day('paid_on') ?? null,
    due_date: read.day('due_on') ?? null,
    is_paid: cells[standingAt] === paymentStanding.paid,
    ...foreignIn(read),
  }
  const isRead = read.odd.length === 0 && payment.name !== '' && Object.values(paymentStanding).includes(cells[standingAt] ?? '')
  return { item: cells[itemAt] ?? '', payment: isRead ? payment : undefined }
}

/** Those of one cost, where they come to what its row says; a row that somebody changed since counts by itself. */
export function singlesOf(found: readonly Single[] = [], name: string, sums: Payments): Payments | undefined {
  const payments = found.flatMap(({ payment }) => payment ?? [])
  const isWhole = payments.length === found.length && found.length > 0 && found.length <= most && found.every(({ item }) => item === name)
  const isSame = [true, false].every((isPaid) => sumOf(payments, isPaid) === sumOf(sums, isPaid))
  return isWhole && isSame ? payments : undefined
}

function sumOf(payments: Payments, isPaid: boolean): number {
  return payments.reduce((all, { amount, is_paid = false }) => all + (is_paid === isPaid ? (amount ?? 0) : 0), 0)
}
