import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Place } from '#db/order.ts'
import type { Tables } from '#db/schema.ts'
import type { Impersonation, TrailQuery, WriteQuery } from './contract.ts'

interface NewImpersonation {
  admin_id: number
  target_id: number
  session_id: number
  hash: Buffer
}

/** Undefined when there is nobody of that id. */
export async function isOperator(db: Db, id: number): Promise<boolean | undefined> {
  return (await db.selectFrom('users').where('id', '=', id).select('is_admin').executeTakeFirst())?.is_admin
}

/** Undefined when that person went, or became an operator, in the meantime. An earlier one of the session ends. */
export function startImpersonation(db: Db, { admin_id, target_id, session_id, hash }: NewImpersonation) {
  return db
    .with('target', (db) =>
      db.selectFrom('users').where('id', '=', target_id).where('is_admin', '=', false).select(['id', 'firstname', 'lastname']),
    )
    .with('earlier', (db) =>
      db
        .updateTable('impersonations')
        .where('session_id', '=', session_id)
        .where('ended_at', 'is', null)
        .set({ ended_at: sql`least(ends_at, now())` }),
    )
    .with('started', (db) =>
      db
        .insertInto('impersonations')
        .columns(['admin_id', 'target_id', 'session_id', 'hash'])
        .expression(({ selectFrom }) =>
          selectFrom('target').select([
            sql<number>`${admin_id}::bigint`.as('admin_id'),
            'target.id',
            sql<number>`${session_id}::bigint`.as('session_id'),
            sql<Buffer>`${hash}::bytea`.as('hash'),
          ]),
        )
        .returning('ends_at'),
    )
    .selectFrom(['target', 'started'])
    .select(['target.id', 'target.firstname', 'target.lastname', 'started.ends_at'])
    .executeTakeFirst()
}

export async function endImpersonation(db: Db, id: number): Promise<void> {
  await db.updateTable('impersonations').where('id', '=', id).where('ended_at', 'is', null).set({ ended_at: sql`now()` }).execute()
}

export async function findImpersonations(db: Db, query: TrailQuery, { seen, after }: Place): Promise<Impersonation[]> {
  const page = impersonations(db).where(concerned(query)).orderBy('acting.id', query.order_dir).limit(query.per_page)
  const rows = await (after
    ? page.where('acting.id', query.order_dir === 'asc' ? '>' : '<', Number(after[0]))
    : page.offset(seen)
  ).execute()
  return rows.map(withNames)
}

export async function findImpersonation(db: Db, id: number): Promise<Impersonation | undefined> {
  const row = await impersonations(db).where('acting.id', '=', id).executeTakeFirst()
  return row && withNames(row)
}

function impersonations(db: Db) {
  return db
    .selectFrom('impersonations as acting')
    .leftJoin('users as admin', 'admin.id', 'acting.admin_id')
    .leftJoin('users as target', 'target.id', 'acting.target_id')
    .select(['acting.id', 'acting.admin_id', 'acting.target_id', 'acting.started_at', 'acting.ends_at'])
    .select(sql<string | null>`coalesce(ended_at, case when ends_at < now() then ends_at end)`.as('ended_at'))
    .select(sql<string | null>`trim(admin.firstname || ' ' || admin.lastname)`.as('admin_name'))
    .select(sql<string | null>`trim(target.firstname || ' ' || target.lastname)`.as('target_name'))
    .select(sql<number>`(select count(*) from impersonated_writes where impersonation_id = acting.id)`.as('writes'))
}

interface Row extends Omit<Impersonation, 'admin' | 'user'> {
  admin_id: number
  admin_name: string | null
  target_id: number
  target_name: string | null
}

function withNames({ admin_id, admin_name, target_id, target_name, ...row }: Row): Impersonation {
  return { ...row, admin: { id: admin_id, name: admin_name }, user: { id: target_id, name: target_name } }
}

export async function countImpersonations(db: Db, query: TrailQuery): Promise<number> {
  const counted = db.selectFrom('impersonations as acting').where(concerned(query))
  return (await counted.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total
}

function concerned({ user_id }: TrailQuery) {
  return ({ eb, and, or }: ExpressionBuilder<Tables & { acting: Tables['impersonations'] }, 'acting'>) =>
    user_id === undefined ? and([]) : or([eb('acting.target_id', '=', user_id), eb('acting.admin_id', '=', user_id)])
}

export function findWrites(db: Db, { id, per_page, order_dir }: WriteQuery, { seen, after }: Place) {
  const page = db
    .selectFrom('impersonated_writes')
    .where('impersonation_id', '=', id)
    .select(['id', 'operation', 'object_id', 'created_at'])
    .orderBy('id', order_dir)
    .limit(per_page)
  return (after ? page.where('id', order_dir === 'asc' ? '>' : '<', Number(after[0])) : page.offset(seen)).execute()
}

export async function countWrites(db: Db, id: number): Promise<number> {
  const counted = db.selectFrom('impersonated_writes').where('impersonation_id', '=', id)
  return (await counted.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total
}
