// One chance: rights

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readWorkbook, unzip, unzipBytes } from '#tests/workbook.ts'
import { newWorld, type Person } from '#tests/world.ts'
import { leftOut, leftOutColumns, taken } from './taken-rows.server.ts'

const world = await newWorld()
const { db } = world

interface Pointer {
  table: string
  target: string
}

test('every table that leads to an account is taken along, or stays for a reason', async () => {
  const { rows: pointers } = await sql<Pointer>`
    select own.table_name as table, other.table_name as target
    from information_schema.referential_constraints link
    join information_schema.table_constraints own on own.constraint_name = link.constraint_name and own.constraint_schema = 'public'
    join information_schema.table_constraints other on other.constraint_name = link.unique_constraint_name and other.constraint_schema = 'public'`.execute(
    db,
  )
  const reached = new Set(['users'])
  for (let size = 0; size < reached.size; ) {
    size = reached.size
    for (const { table, target } of pointers) if (reached.has(target)) reached.add(table)
  }
  const known: string[] = [...taken.map(({ table }) => table), ...Object.keys(leftOut)]
  expect(reached.size).toBeGreaterThan(15)
  expect([...reached].filter((table) => !known.includes(table))).toEqual([])
  expect(known.filter((table) => !reached.has(table))).toEqual([])
})

test('every column of what is taken along goes too, or stays for a reason', async () => {
  for (const { table, whose, columns } of taken) {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ${table}`.execute(db)
    const known = [...columns, whose, ...Object.keys(leftOutColumns[table] ?? {})]
    expect([table, rows.map(({ name }) => name).filter((name) => !known.includes(name))]).toEqual([table, []])
    expect([table, known.filter((name) => !rows.some((row) => row.name === name))]).toEqual([table, []])
  }
})

test('the archive has everything of a couple, nothing that opens the account, and nothing of anybody else', async () => {
  const [ada, bob] = [await world.couple(), await world.couple()]
  const party = await world.event(ada, 'Ada’s party')
  for (const [couple, mark] of [
    [ada, 'cnryada'],
    [bob, 'cnrybob'],
  ] as const) {
    const event = couple === ada ? party : await world.event(bob, mark)
    await couple.put('/users/me', { lastname: mark, phone: mark, wedding_details: { other_firstname: mark } })
    await couple.post('/guests', { firstname: mark, notes: mark, wedding_events: [{ id: event.id, status: 2, meal: mark }] })
    await db.insertInto('user_tags').values({ user_id: couple.id, tag: mark }).execute()
  }
  await world.helper(ada, { [party.id]: [2] })
  const posse = { user_id: bob.id, member_id: ada.id, accepted_at: new Date().toISOString() }
  await db.insertInto('user_posses').values(posse).execute()
  await db.insertInto('newsletter_subscribers').values({ email: ada.email }).execute()

  const { response, bytes } = await everything(ada)
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="everything-\d{4}-\d\d-\d\d\.zip"$/)
  expect([response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual(['application/zip', 'no-store'])
  const files = unzip(bytes)
  expect(files.get('README.txt')).toContain('cnryada')
  for (const name of ['users', 'guests', 'guest_answers', 'user_tags', 'wedding_changes'])
    expect(files.get(`data/${name}.json`)).toContain('cnryada')
  expect(rowsIn(files, 'guests')).toHaveLength(1)
  expect(rowsIn(files, 'sessions')).toHaveLength(1)
  expect(rowsIn(files, 'user_posses')).toHaveLength(1)
  expect(rowsIn(files, 'newsletter_subscribers')).toMatchObject([{ email: ada.email }])
  const whole = [...files.values()].join('\n')
  expect(whole).not.toMatch(/cnrybob|password_hash|argon2|confirm-address\//)
  expect(readWorkbook(unzipBytes(bytes).get('guests.xlsx')!).get('Guests')![1]).toContain('cnryada')
  for (const { table } of taken) expect(files.has(`data/${table}.json`)).toBe(true)
})

test('a list of any length is whole', async () => {
  const ada = await world.couple()
  const rows = Array.from({ length: 1_203 }, (_, nth) => ({ user_id: ada.id, firstname: `Guest ${nth}` }))
  await db.insertInto('guests').values(rows).execute()
  const names = rowsIn(unzip((await everything(ada)).bytes), 'guests').map(({ firstname }) => firstname)
  expect(new Set(names).size).toBe(1_203)
})

test('nobody else has it, and it is made five times a day at most', async () => {
  const ada = await world.couple()
  expect((await world.visitor().get('/users/me/export')).status).toBe(401)
  const statuses: number[] = []
  for (let nth = 0; nth < 6; nth++) statuses.push((await everything(ada)).response.status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

async function everything({ token }: Person) {
  const response = await fetch(`${world.origin}/api/v1/users/me/export`, { headers: { authorization: `Bearer ${token}` } })
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

function rowsIn(files: Map<string, string>, table: string): Record<string, unknown>[] {
  return JSON.parse(files.get(`data/${table}.json`) ?? 'null')
}
