import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { namesOf } from '#features/shapes.ts'
import { columnsOf, rowsOf } from '#features/thing.server.ts'
import { gift } from '../things.server.ts'
import { type Gift, giftFields, type GiftQuery, type ListedGift } from './contract.ts'

const columns = namesOf(giftFields)

export const giftRows = rowsOf<Gift>(gift, columns)

/** A page of them, the latest first. */
export async function listGifts(db: Db, wedding: Wedding, query: GiftQuery): Promise<ListedGift[]> {
  const { page, per_page } = query
  return select(db, asked(wedding, query), sql`limit ${per_page} offset ${(page - 1) * per_page}`)
}

export async function countGifts(db: Db, wedding: Wedding, query: GiftQuery): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from gifts gift ${named} where ${asked(wedding, query)}`.execute(db)
  return rows[0]?.n ?? 0
}

export async function findGift(db: Db, { user_id }: Wedding, id: number): Promise<ListedGift | undefined> {
  return (await select(db, sql`gift.user_id = ${user_id} and gift.id = ${id}`, sql``))[0]
}

/** All that whoever gave this one gave, and when they were thanked; as it stays until the transaction ends. */
export async function holdGiver(
  db: Db,
  { user_id }: Wedding,
  id: number,
): Promise<Pick<Gift, 'id' | 'state' | 'thanked_on' | 'thanked_by'>[]> {
  const { rows } = await sql<Pick<Gift, 'id' | 'state' | 'thanked_on' | 'thanked_by'>>`
    select id, state, thanked_on, thanked_by from gifts
    where user_id = ${user_id} and giver(household_id, from_name, id) = (
      select giver(household_id, from_name, id) from gifts where user_id = ${user_id} and id = ${id})
    order by id for update`.execute(db)
  return rows
}

const named = sql`left join registry_funds fund on (fund.user_id, fund.id) = (gift.user_id, gift.fund_id)
  left join households household on (household.user_id, household.id) = (gift.user_id, gift.household_id)`

async function select(db: Db, where: RawBuilder<unknown>, page: RawBuilder<unknown>): Promise<ListedGift[]> {
  const { rows } = await sql<ListedGift>`
    select ${columnsOf(columns, 'gift')}, fund.title as fund, household.name as household,
      coalesce((select concat_ws(', ', nullif(address_line1, ''), nullif(address_line2, ''), nullif(city, ''),
        nullif(concat_ws(' ', nullif(state, ''), nullif(postal_code, '')), ''), nullif(country, '')) from guests
        where guests.user_id = gift.user_id and guests.household_id = gift.household_id and address_line1 <> '' order by id limit 1), '') as address,
      (select available_on from card_gifts where (card_gifts.user_id, card_gifts.gift_id) = (gift.user_id, gift.id)) as available_on,
      (select jsonb_build_object('on', before.thanked_on, 'by', before.thanked_by) from gifts before
        where before.user_id = gift.user_id and before.thanked_on is not null
        and giver(before.household_id, before.from_name, before.id) = giver(gift.household_id, gift.from_name, gift.id)
        order by before.thanked_on desc, before.id desc limit 1) as thanked_before
    from gifts gift ${named} where ${where} order by gift.given_on desc, gift.id desc ${page}`.execute(db)
  return rows
}

const shown: Record<GiftQuery['show'], RawBuilder<unknown>> = {
  all: sql`true`,
  promised: sql`gift.state = 'pledged'`,
  to_thank: sql`gift.state = 'arrived' and gift.thanked_on is null`,
  thanked: sql`gift.thanked_on is not null`,
  unsigned: sql`gift.from_name = '' and gift.household_id is null`,
}

/** Of `gift`. */
function asked({ user_id }: Wedding, { show, search }: GiftQuery): RawBuilder<unknown> {
  const words = search.split(/\s+/).filter(Boolean)
  const parts = words.map(
    (word) =>
      sql`position(lower(${word}) in lower(concat_ws(' ', from_name, household.name, present, message, gift.note, fund.title))) > 0`,
  )
  return sql.join([sql`gift.user_id = ${user_id}`, shown[show], ...parts], sql` and `)
}
