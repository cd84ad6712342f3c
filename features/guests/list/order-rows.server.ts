import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { OrderColumn } from '#db/order.ts'
import type { Args } from '#db/prepared.ts'
import type { Tables } from '#db/schema.ts'
import type { Guest, GuestQuery, Household } from './contract.ts'
import type { Reach, Reaching } from '#features/wedding/access/guest-reach-rows.server.ts'

type OrderBy = GuestQuery['order_by']

export interface Order {
  order_by: OrderBy
  order_dir: 'asc' | 'desc'
}

/** What the last row of a page sorts by, where a cursor asks for what comes after it. */
export interface After {
  after_1?: string | number | undefined
  after_2?: string | number | undefined
  after_3?: string | number | undefined
  after_4?: string | number | undefined
  after_5?: string | number | undefined
}

/** A guest where they stand in a list. */
interface Listed {
  guest: Guest
  households: readonly Household[]
  order_dir: Order['order_dir']
}

interface Column extends OrderColumn<Listed> {
  sql: (arg: Args<Reach>, order: Order & Reaching) => RawBuilder<unknown>
}

/** Each order ends with the id, so that no two pages show the same guest. Names sort by each other. */
export const orders: Record<OrderBy, readonly Column[]> = {
  lastname: [text('lastname'), text('firstname'), number('id')],
  firstname: [text('firstname'), number('id')],
  created_at: [moment('created_at'), number('id')],
  updated_at: [moment('updated_at'), number('id')],
  email: [text('email'), number('id')],
  table_name: [text('table_name'), text('lastname'), number('id')],
  household: [householdLastname(), householdId(), age(), text('firstname'), number('id')],
}

export function ordered<Row>(query: SelectQueryBuilder<Tables, 'guests', Row>, order: Order & Reaching, arg: Args<Reach>) {
  return orders[order.order_by].reduce((sorted, column) => sorted.orderBy(column.sql(arg, order), order.order_dir), query)
}

/** The rows behind the one that a cursor remembers, found by the index that sorts them. */
export function behind(order: Order & Reaching, arg: Args<After & Reach>): RawBuilder<SqlBool> {
  const columns = orders[order.order_by].map((column) => column.sql(arg, order))
  const given = [arg.after_1, arg.after_2, arg.after_3, arg.after_4, arg.after_5].slice(0, columns.length)
  const sign = order.order_dir === 'asc' ? sql`>` : sql`<`
  return sql`(${sql.join(columns)}) ${sign} (${sql.join(given)})`
}

function text(name: 'lastname' | 'firstname' | 'email' | 'table_name'): Column {
  return { sql: () => sql.ref(`guests.${name}`), kind: 'text', of: ({ guest }) => guest[name] }
}

function number(name: 'id'): Column {
  return { sql: () => sql.ref(`guests.${name}`), kind: 'number', of: ({ guest }) => guest[name] }
}

function moment(name: 'created_at' | 'updated_at'): Column {
  return { sql: () => sql.ref(`guests.${name}`), kind: 'moment', of: ({ guest }) => guest[name] }
}

/** Members stand together, where the first of their last names would stand, as far as the caller may see them. */
function householdLastname(): Column {
  return {
    sql: (arg, { is_all }) => {
      const seen = is_all
        ? sql`true`
        : sql`exists (select from guest_answers answer
        where (answer.user_id, answer.guest_id) = (member.user_id, member.id) and event_id = any(${arg.events}::bigint[]))`
      // One map for all of them: asked guest by guest, ten thousand would take twenty times as long.
      return sql`coalesce((select jsonb_object_agg(household_id, lastname) from (
        select household_id, min(lastname) as lastname from guests member
        where user_id = ${arg.user_id} and household_id is not null and ${seen} group by household_id) households)
        ->> guests.household_id::text, guests.lastname)`
    },
    kind: 'text',
    of: ({ guest, households }) => households.find(({ id }) => id === guest.household_id)?.lastname ?? guest.lastname,
  }
}

function householdId(): Column {
  return { sql: () => sql`coalesce(guests.household_id, 0)`, kind: 'number', of: ({ guest }) => guest.household_id ?? 0 }
}

const ages = ['adult', 'child', 'infant'] as const

/** Adults lead their party, whichever way the parties are sorted. */
function age(): Column {
  return {
    sql: (_, { order_dir }) => {
      const led = order_dir === 'asc' ? ages : ages.toReversed()
      return sql`array_position(array[${sql.join(led.map((one) => sql.lit(one)))}], guests.age_group)`
    },
    kind: 'number',
    of: ({ guest, order_dir }) => (order_dir === 'asc' ? ages : ages.toReversed()).indexOf(guest.age_group) + 1,
  }
}
