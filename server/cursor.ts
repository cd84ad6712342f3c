import { type OrderColumn, type Place, sortsBy } from '#db/order.ts'
import { type PageMeta, pageMeta } from '#features/shapes.ts'
import { invalid } from './errors.ts'

interface Asked<Name> {
  order_by: Name
  order_dir?: 'asc' | 'desc'
  page: number
  per_page: number
  cursor?: string | undefined
}

interface Page<Row> extends Place {
  /** What the list says of this page: how many rows it has, and the last of them, behind which the next one begins. */
  meta: (page: { total: number; rows: number; last: Row | undefined }) => PageMeta
}

/** Pages of a list, by number or by cursor, in each of its orders; the columns of an order end with one that no two rows share. */
export function pagedBy<Name extends string, Row>(orders: Record<Name, readonly OrderColumn<Row>[]>) {
  return ({ order_by, order_dir, page, per_page, cursor }: Asked<Name>): Page<Row> => {
    const columns = orders[order_by]
    const order = order_dir ? `${order_by} ${order_dir}` : order_by
    const place = cursor ? readCursor(cursor, order, columns) : { seen: (page - 1) * per_page }
    return {
      ...place,
      meta({ total, rows, last }) {
        const next = last && writeCursor(order, place.seen + rows, sortsBy(columns, last))
        return pageMeta({ page, per_page, seen: place.seen }, total, next)
      },
    }
  }
}

function writeCursor(order: string, seen: number, after: (string | number)[]): string {
  return Buffer.from(JSON.stringify([order, seen, ...after])).toString('base64url')
}

/** A cursor holds for the order it was written for. */
function readCursor(text: string, order: string, columns: readonly Pick<OrderColumn<never>, 'kind'>[]): Place {
  const [of, seen, ...after] = parsed(text)
  const isWhole =
    of === order && isOf.number(seen) && after.length === columns.length && columns.every(({ kind }, nth) => isOf[kind](after[nth]))
  if (!isWhole) invalid({ cursor: ['This cursor belongs to another list.'] })
  return { seen: Number(seen), after: after as (string | number)[] }
}

function parsed(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

const isOf: Record<OrderColumn<never>['kind'], (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string' && value.isWellFormed() && !value.includes('\0'),
  moment: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/.test(value) && isInCalendar(value),
  number: (value) => Number.isSafeInteger(value) && Number(value) >= 0,
}

/** The 31st of February would be one of March to a Date, and a fault to PostgreSQL. */
function isInCalendar(moment: string): boolean {
  const date = new Date(moment)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 19) === moment.slice(0, 19)
}
