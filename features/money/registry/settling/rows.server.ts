import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { lines } from '#features/lines.server.ts'
import type { GiftStanding } from '#server/payments/gift-look.ts'

const columns = [
  ...(['id', 'user_id', 'account', 'fund_id', 'from_name', 'email', 'message', 'amount', 'ref', 'status', 'refunded'] as const),
  ...(['gift_id', 'round', 'created_at'] as const),
]

export type Held = NonNullable<Awaited<ReturnType<typeof findForSettling>>>

export function findForSettling(db: Db, id: number) {
  return db.selectFrom('card_gifts').where('id', '=', id).select(columns).executeTakeFirst()
}

/** Undefined where somebody else settled it since that round. */
export function hold(db: Db, { id, round }: Held) {
  return db.selectFrom('card_gifts').where('id', '=', id).where('round', '=', round).select(columns).forUpdate().executeTakeFirst()
}

export async function writeStanding(
  db: Db,
  id: number,
  { state, ref, error, fee, available_on, refunded }: Omit<GiftStanding, 'state' | 'client_secret'> & { state: Held['status'] },
): Promise<void> {
  const known = {
    fee: sql<number | null>`coalesce(${fee}, fee)`,
    available_on: sql<string | null>`coalesce(${available_on}, available_on)`,
  }
  await db
    .updateTable('card_gifts')
    .where('id', '=', id)
    .set({ status: state, ref: sql`coalesce(ref, ${ref})`, error, ...known, refunded, round: sql`round + 1`, settled_at: sql`now()` })
    .execute()
}

/** So many gifts a wedding's list holds. */
export const listed = 5_000

/** Of a gift by card, what stays of it when something went back. */
export const left = sql`case when amount > refunded then amount - refunded else amount end`
const stateOf = sql`case when amount > refunded then 'arrived' else 'returned' end`

/** Onto the couple's list, as what has arrived; answers its id there, and nothing where the list is full. */
export async function insertGift(db: Db, { id, user_id }: Held, day: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    with added as (
      insert into gifts (user_id, fund_id, amount, from_name, message, way, state, source, given_on, arrived_on, fee)
      select user_id, fund_id, ${left}, from_name, message, 'card', ${stateOf}, 'card', ${day}::date, ${day}::date, fee
      from card_gifts where user_id = ${user_id} and id = ${id}
      and (select count(*) from gifts where user_id = ${user_id}) < ${listed}
      returning user_id, id, from_name
    ),
    known as (update card_gifts set gift_id = added.id from added where card_gifts.user_id = ${user_id} and card_gifts.id = ${id}),
    told as ${lines({ user_id, actor_id: null }, { what: 'gift.add', of: 'added', after: sql`jsonb_build_object('from_name', from_name)` })}
    select id from added`.execute(db)
  return rows[0]?.id
}

/** What the provider says of it now, where that is something else than the list says. */
export async function changeGift(db: Db, { id, user_id, gift_id }: Held): Promise<void> {
  await sql`
    with said as (select ${left} as amount, ${stateOf} as state, fee from card_gifts where user_id = ${user_id} and id = ${id}),
    before as (select gifts.* from gifts where user_id = ${user_id} and id = ${gift_id} for update),
    changed as (
      update gifts set amount = said.amount, state = said.state, fee = said.fee, version = gifts.version + 1, updated_at = now()
      from said, before where gifts.user_id = ${user_id} and gifts.id = before.id
      and (gifts.amount, gifts.state, gifts.fee) is distinct from (said.amount, said.state, said.fee)
      returning gifts.id, gifts.from_name
    ),
    told as ${lines({ user_id, actor_id: null }, { what: 'gift.change', of: 'changed', after: sql`jsonb_build_object('from_name', from_name)` })}
    select from changed`.execute(db)
}

export async function findFrame(db: Db, user_id: number) {
  return db
    .selectFrom('users')
    .leftJoin('registries', 'registries.user_id', 'users.id')
    .where('users.id', '=', user_id)
    .select(['time_zone', 'firstname', 'other_firstname', 'identifier'])
    .executeTakeFirstOrThrow()
}

/** Those of an account that its provider's news is about, and no other account's. */
export async function findNamed(db: Db, account: string, { refs, gift }: { refs: string[]; gift: number | undefined }): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from card_gifts where account = ${account} and (ref = any(${refs}::text[]) or id = ${gift ?? null}::bigint)`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whose end nobody heard of, what the provider had not booked when it was paid, and what the list had no room for. */
export async function findOpen(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from card_gifts where created_at between now() - interval '30 days' and now() - interval '1 minute'
    and (status in ('begun', 'needs_action') or (status = 'paid' and (fee is null or available_on is null)))
    union (select id from card_gifts where status = 'paid' and gift_id is null order by id limit 500)
    order by id limit 500`.execute(db)
  return rows.map(({ id }) => id)
}

/** What came to nothing a month ago, or is thought to have. */
export async function findPast(db: Db): Promise<Held[]> {
  return db
    .selectFrom('card_gifts')
    .where('status', 'in', ['begun', 'needs_action', 'refused'])
    .where('created_at', '<', sql<string>`now() - interval '30 days'`)
    .select(columns)
    .orderBy('id')
    .limit(100)
    .execute()
}

/** With the name and the address of whoever tried. */
export async function forget(db: Db, id: number): Promise<void> {
  await db.deleteFrom('card_gifts').where('id', '=', id).where('status', '=', 'refused').execute()
}

/** Asks to look again later, once however often it is asked. */
export async function queueGift(db: Db, id: number, seconds = 0): Promise<void> {
  await sql`select graphile_worker.add_job('settle_gift', json_build_object('id', ${id}::bigint, 'is_late', ${seconds > 0}::boolean),
    job_key => ${`gift:${id}:${seconds > 0 ? 'late' : 'now'}`}, run_at => now() + make_interval(secs => ${seconds}))`.execute(db)
}
