import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Charge, Standing } from '#server/payments/provider.ts'

const columns = [
  'id',
  'user_id',
  'provider',
  'ref',
  'customer',
  'key',
  'request_hash',
  'product_id',
  'product_name',
  'price_id',
  'payment_method',
  'coupon_id',
  'currency',
  'tax',
  'tax_points',
  'tax_calculation',
  'total',
  'is_recurring',
  'status',
  'paid_until',
  'refund_asked_at',
  'error',
  'round',
] as const

export type Held = NonNullable<Awaited<ReturnType<typeof findForSettling>>>

export function findForSettling(db: Db, id: number) {
  return db.selectFrom('purchases').where('id', '=', id).select(columns).executeTakeFirst()
}

/** Undefined where somebody else settled it since that round. */
export function hold(db: Db, { id, round }: { id: number; round: number }) {
  return db.selectFrom('purchases').where('id', '=', id).where('round', '=', round).select(columns).forUpdate().executeTakeFirst()
}

/** Whether another purchase of the same has taken its place. */
export async function isDoubled(db: Db, { id, user_id, product_id }: Held): Promise<boolean> {
  const other = await db
    .selectFrom('purchases')
    .where('user_id', '=', user_id)
    .where('product_id', '=', product_id)
    .where('id', '<>', id)
    .where('status', 'in', ['begun', 'needs_action', 'paid'])
    .select('id')
    .executeTakeFirst()
  return other !== undefined
}

type State = Exclude<Standing['state'], 'none'>

export async function writeStanding(
  db: Db,
  id: number,
  { state, ref, paid_until, is_cancelled, error, isOpen }: Omit<Standing, 'state'> & { state: State; isOpen: boolean },
): Promise<void> {
  const until = paid_until?.toISOString() ?? null
  const known = sql<string | null>`coalesce(${until}::timestamptz, paid_until)`
  await db
    .updateTable('purchases')
    .where('id', '=', id)
    .set({
      status: state,
      ref: sql`coalesce(ref, ${ref})`,
      paid_until: known,
      is_open: sql`${isOpen}::boolean and coalesce(${known} > now(), true)`,
      is_cancelled,
      error: error ?? null,
      round: sql`round + 1`,
      settled_at: sql`now()`,
    })
    .execute()
}

/** What was taken, with an invoice for each, and what went back, with a credit note: each once, by what stands there already. */
export async function writeCharge(db: Db, { id, user_id, provider, product_name, currency }: Held, charge: Charge): Promise<void> {
  const { ref, amount, tax, refunded, paid_at } = charge
  const added = await db
    .insertInto('charges')
    .values({ purchase_id: id, provider, ref, amount, tax, paid_at: paid_at.toISOString() })
    .onConflict((conflict) => conflict.columns(['provider', 'ref']).doNothing())
    .returning('id')
    .executeTakeFirst()
  const paper = { user_id, what: product_name, currency }
  if (added) await writePaper(db, { ...paper, kind: 'invoice', charge_id: added.id, total: amount, tax })
  const known = await db
    .selectFrom('charges')
    .where('provider', '=', provider)
    .where('ref', '=', ref)
    .where('purchase_id', '=', id)
    .select(['id', 'refunded'])
    .forUpdate()
    .executeTakeFirst()
  if (!known || refunded <= known.refunded) return
  const back = refunded - known.refunded
  await db.updateTable('charges').where('id', '=', known.id).set({ refunded }).execute()
  // Its share of the tax goes back with it, and over all parts the whole of it.
  const share = (part: number) => (amount === 0 ? 0 : Math.floor((tax * part * 2 + amount) / (amount * 2)))
  const taxBack = share(refunded) - share(known.refunded)
  await writePaper(db, { ...paper, kind: 'credit_note', charge_id: known.id, total: back, tax: taxBack })
}

interface NewPaper {
  kind: 'invoice' | 'credit_note'
  charge_id: number
  user_id: number | null
  what: string
  currency: string
  tax: number
  total: number
}

/** The next number, held until the paper is there: no two have the same, and none is left out. */
async function writePaper(db: Db, { kind, charge_id, user_id, what, currency, tax, total }: NewPaper): Promise<void> {
  await sql`with numbered as (update paper_numbers set last = last + 1 where kind = ${kind} returning last)
    insert into papers (kind, number, charge_id, user_id, buyer, what, currency, tax, total)
    select ${kind}, last, ${charge_id}, ${user_id},
      coalesce((select trim(firstname || ' ' || lastname) || ' <' || email || '>' from users where id = ${user_id}), ''),
      ${what}, ${currency}, ${tax}, ${total} from numbered`.execute(db)
}

/** What the provider's own word shows is done. */
export async function confirmOrders(db: Db, purchase_id: number, done: ('cancel' | 'end' | 'refund')[]): Promise<void> {
  if (done.length === 0) return
  await db
    .updateTable('payment_orders')
    .where('purchase_id', '=', purchase_id)
    .where('kind', 'in', done)
    .where('confirmed_at', 'is', null)
    .set({ confirmed_at: sql`now()` })
    .execute()
}

/** Asks to look again later, once however often it is asked. */
export async function queueSettling(db: Db, id: number, seconds = 0): Promise<void> {
  await sql`select graphile_worker.add_job('settle_purchase', json_build_object('id', ${id}::bigint, 'is_late', ${seconds > 0}::boolean),
    job_key => ${`settle:${id}:${seconds > 0 ? 'late' : 'now'}`}, run_at => now() + make_interval(secs => ${seconds}))`.execute(db)
}

/** A row that a job sends to the provider until it shows there. */
export async function order(db: Db, purchase_id: number, kind: 'cancel' | 'end' | 'refund'): Promise<void> {
  await sql`with asked as (insert into payment_orders (purchase_id, kind) values (${purchase_id}, ${kind}) on conflict do nothing returning id)
    select graphile_worker.add_job('tell_provider', json_build_object('id', id), job_key => 'order:' || id) from asked`.execute(db)
}
