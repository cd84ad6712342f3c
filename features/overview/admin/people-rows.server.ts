import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { OrderColumn, Place } from '#db/order.ts'
import type { Tables } from '#db/schema.ts'
import { pictureOf } from '#features/files/uploads/use-rows.server.ts'
import type { Account, Kind, PeopleQuery } from './contract.ts'

/** Each order ends with the id, so that no two pages show the same person. */
export const orders: Record<PeopleQuery['order_by'], readonly Column[]> = {
  created_at: [column('created_at', 'moment'), column('id', 'number')],
  lastname: [column('lastname', 'text'), column('firstname', 'text'), column('id', 'number')],
  email: [column('email', 'text'), column('id', 'number')],
}

type Sorted = Pick<Account, 'id' | 'created_at' | 'lastname' | 'firstname' | 'email'>

interface Column extends OrderColumn<Sorted> {
  name: keyof Sorted
}

function column(name: keyof Sorted, kind: Column['kind']): Column {
  return { name, kind, of: (person) => person[name] }
}

/** One page of those whom search and filter find. */
export function findPeople(db: Db, query: PeopleQuery, { seen, after }: Place) {
  const columns = orders[query.order_by].map(({ name }) => sql.ref(`users.${name}`))
  const sign = query.order_dir === 'asc' ? sql`>` : sql`<`
  let page = accounts(db).where(found(query)).limit(query.per_page)
  for (const column of columns) page = page.orderBy(column, query.order_dir)
  if (after) return page.where(sql<SqlBool>`(${sql.join(columns)}) ${sign} (${sql.join(after)})`).execute()
  return page.offset(seen).execute()
}

export async function countPeople(db: Db, query: PeopleQuery): Promise<number> {
  const { total } = await db
    .selectFrom('users')
    .where(found(query))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export function countAccounts(db: Db) {
  return db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('accounts'))
    .select(sql<number>`count(*) filter (where created_at >= date_trunc('day', now()))`.as('new_today'))
    .executeTakeFirstOrThrow()
}

/** How far an account is, and none of what is planned with it. */
export function findAccount(db: Db, id: number) {
  return accounts(db)
    .where('users.id', '=', id)
    .select([
      sql<boolean>`users.password_hash is not null`.as('has_password'),
      sql<number>`(select count(distinct session_id) from tokens where tokens.user_id = users.id and expires_at > now())`.as('sessions'),
    ])
    .select(['users.first_steps_at', 'users.checklist_setup_at', 'users.guestlist_setup_at', 'users.saved_ideas_setup_at'])
    .select(['users.vendormanager_setup_at', 'users.updated_at'])
    .executeTakeFirst()
}

function accounts(db: Db) {
  return db
    .selectFrom('users')
    .select(['users.id', 'users.email', 'users.firstname', 'users.lastname', 'users.is_subscribed', 'users.wedding_date'])
    .select(['users.email_verified_at', 'users.created_at', pictureOf('users.id', 'users.avatar_id').as('avatar')])
    .select(({ selectFrom }) =>
      selectFrom('tokens')
        .whereRef('tokens.user_id', '=', 'users.id')
        .select(({ fn }) => fn.max('seen_at').as('seen_at'))
        .as('seen_at'),
    )
    .select(sql<Kind[]>`to_json(array_remove(array[${sql.join(Object.entries(kinds).map(kind))}], null))`.as('kinds'))
}

const helps = (role: 'helper' | 'partner') =>
  sql<SqlBool>`exists (select from user_posses where member_id = users.id and role = ${sql.lit(role)} and accepted_at is not null)`
const plans = sql<SqlBool>`(wedding_date is not null or exists (select from guest_wedding_events where user_id = users.id)
  or exists (select from guests where user_id = users.id))`
const isMore = sql<SqlBool>`(is_admin or is_vendor or exists (select from user_posses where member_id = users.id and accepted_at is not null))`

/** Whoever is nothing else yet is a couple that has not begun. */
const kinds: Record<Kind, ReturnType<typeof helps>> = {
  admin: sql<SqlBool>`is_admin`,
  vendor: sql<SqlBool>`is_vendor`,
  couple: sql<SqlBool>`(${plans} or not ${isMore})`,
  partner: helps('partner'),
  helper: helps('helper'),
}

function kind([name, condition]: [string, (typeof kinds)[Kind]]) {
  return sql`case when ${condition} then ${sql.lit(name)} end`
}

function found({ search, filter }: PeopleQuery) {
  return ({ and, eb, or }: ExpressionBuilder<Tables, 'users'>) => {
    const isIn = filter ? [filters[filter]] : []
    if (search === '') return and(isIn)
    const named = sql<SqlBool>`plain_text(firstname || ' ' || lastname || ' ' || email || ' ' || username) like
      (select '%' || regexp_replace(plain_text(${search}), ${sql.lit(signs)}, ${sql.lit(asTheyAre)}, 'g') || '%')`
    const id = /^[1-9]\d{0,14}$/.test(search) ? [eb('users.id', '=', Number(search))] : []
    return and([...isIn, or([named, ...id])])
  }
}

const filters: Record<NonNullable<PeopleQuery['filter']>, ReturnType<typeof helps>> = {
  couples: kinds.couple,
  vendors: kinds.vendor,
  helpers: sql<SqlBool>`(${kinds.helper} or ${kinds.partner})`,
  subscribers: sql<SqlBool>`is_subscribed`,
  admins: kinds.admin,
}

/** Signs of a pattern are taken as they are. */
const signs = String.raw`[\\%_]`
const asTheyAre = String.raw`\\\&`
