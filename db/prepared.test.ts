import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { copyTemplate } from '#tests/postgres.ts'
import { openDb } from './db.ts'
import { prepared } from './prepared.ts'

const db = openDb(await copyTemplate(), { max: 1 })
afterAll(() => db.destroy())

const findUser = prepared<{ id: number }, { email: string }>(
  () => ({}),
  (db, { id }) => db.selectFrom('users').where('id', '=', id).select('email'),
)

test('a hot read is planned once, however many other statements came before it', async () => {
  for (let n = 0; n < 1_100; n++) await sql`select ${n}::int as ${sql.id(`n${n}`)}`.execute(db)
  await findUser(db, { id: 1 })
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
  expect(rows.filter(({ statement }) => statement.includes('"email"'))).toHaveLength(1)
  expect(rows.length).toBeLessThan(1_100)
})
