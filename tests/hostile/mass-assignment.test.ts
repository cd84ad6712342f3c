import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { figures } from '#tests/faults/figures.ts'
import { newWorld } from '#tests/world.ts'
import { chanceFor } from './chance.ts'
import { isWrite, type Operation, readApi, type Schema } from './operations.ts'
import { allRows, type Change, type Column, changesBetween, columnsOf } from './rows.ts'
import { type Stage, stageFor } from './stage.ts'
import { newPayments } from './stage-money.ts'
import { type Draft, validInput } from './valid-inputs.ts'
import { writtenCall } from './written-calls.ts'

const payments = await newPayments()
const world = await newWorld({ payments })
const columns = await columnsOf(world.db)
const { operations } = await readApi(world.origin)
const writes = operations.filter((operation) => isWrite(operation) && operation.body)
// Nobody else's id looks like this couple's, so that it is told wherever it turns up.
await sql`alter table users alter column id restart with 5555555`.execute(world.db)
const bystander = await world.couple()

/** Nobody would set these by chance, so that wherever one is found in a row, it was assigned. */
const marks: Record<string, unknown> = {
  int8: 7_777_777,
  int4: 7_777_777,
  float8: 7_777_777.5,
  int2: 4,
  text: 'assigned by an enemy',
  bool: true,
  timestamptz: '1999-12-31T23:59:59Z',
  date: '1999-12-31',
  _text: ['assigned by an enemy'],
  _int2: [5],
  _int8: [7_777_777],
  jsonb: { by: 'an enemy' },
  tsvector: 'enemy',
  json: { by: 'an enemy' },
  time: '23:59:58',
  float4: 7_777.5,
  uuid: '77777777-7777-4777-a777-777777777777',
  bytea: '\\x656e656d79',
}

test('the table of marks knows every type of column', () => {
  expect([...new Set(columns.map(({ type }) => type))].filter((type) => !(type in marks))).toEqual([])
  expect(columns.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['is_admin', 'is_subscribed', 'password_hash', 'email_verified_at', 'user_id']),
  )
})

let sent = 0

test.each(writes)('$method $path assigns no column that its input does not have', async (operation) => {
  const stage = await stageFor(world, operation)
  const { known, headers } = await stage()
  const draft = validInput(operation, known, chanceFor(operation.name))
  const own = operation.body ? objectIn(operation.body) : {}
  const added = intruders(columns, namesIn(own))
  const asked = draft.body
  draft.body = polluted(asked, own, added)
  sent += added.length

  const before = await allRows(world.db)
  const first = await send(operation, draft, headers)
  // A call may take the added ids for what it is about; of what isn't the caller's it knows nothing. And it may refuse an object
  // that holds what was never asked.
  const isRefused = first === 404 || (first === 422 && objectsOf(asked, own).length > 0)
  if (isRefused) {
    expect(changesBetween(before, await allRows(world.db))).toEqual([])
    draft.body = withoutIds({ ...(draft.body as object), ...Object.fromEntries(objectsOf(asked, own)) }, namesIn(own))
  }
  expect(isRefused ? await send(operation, draft, headers) : first).toBeLessThan(300)
  const marked = changesBetween(before, await allRows(world.db)).filter(({ row, column, after }) => isMark(row, column, after, own))
  if (marked.length === 0) return
  const usual = new Set((await usualChanges(operation, await stage())).map(nameOf))
  expect(marked.filter((change) => !usual.has(nameOf(change)))).toEqual([])
})

test('what was sent is worth the name', () => {
  figures('mass assignment', { calls: writes.length, 'columns sent': sent })
  expect(sent).toBeGreaterThan(writes.length * 50)
})

// The control: a call that passes on whatever it is given.
test('an update that takes every column it is sent is found out', async () => {
  const ada = await world.couple()
  const before = await allRows(world.db)
  const taken = Object.fromEntries(
    intruders(
      columns.filter(({ table }) => table === 'users'),
      new Set(['id', 'user_id']),
    ),
  )
  const { is_admin, is_subscribed, email_verified_at, password_hash } = taken
  await world.db
    .updateTable('users')
    .set({ is_admin, is_subscribed, email_verified_at, password_hash } as never)
    .where('id', '=', ada.id)
    .execute()
  const changes = changesBetween(before, await allRows(world.db))
  const found = changes.filter(({ row, column, after }) => isMark(row, column, after, {})).map(({ column }) => column)
  expect(found.sort()).toEqual(['email_verified_at', 'is_admin', 'is_subscribed', 'password_hash'])
})

async function send(operation: Operation, draft: Draft, headers: Record<string, string>): Promise<number> {
  const { method, path, body = '' } = writtenCall(operation, draft)
  const url = `${world.origin}/api/v1${path}`
  const { status } = await fetch(url, { method, headers: { 'content-type': 'application/json', ...headers }, body })
  return status
}

/** What the same call changes by itself for who sends what it asks and no more: a purchase is open, and what it grants is granted. */
async function usualChanges(operation: Operation, { known, headers }: Stage): Promise<Change[]> {
  const before = await allRows(world.db)
  await send(operation, validInput(operation, known, chanceFor(operation.name)), headers)
  return changesBetween(before, await allRows(world.db))
}

/** The table, its column and what stands there now. */
function nameOf({ row, column, after }: Change): string {
  return `${row.split(' ')[0]} ${column} ${JSON.stringify(after)}`
}

function withoutIds(body: unknown, own: ReadonlySet<string>): unknown {
  return Object.fromEntries(Object.entries({ ...(body as object) }).filter(([name]) => own.has(name) || !/(^|_)id$/.test(name)))
}

/** Every column of the database that the input does not have; whose a row is, and which one, an enemy says of somebody there is. */
function intruders(all: Column[], own: ReadonlySet<string>): [string, unknown][] {
  const strange = all.filter(({ name }) => !own.has(name))
  return strange.map(({ name, type }) => [name, /^(id|user_id|member_id|actor_id)$/.test(name) ? bystander.id : marks[type]])
}

/** In the body, and in every object in it. */
function polluted(body: unknown, schema: Schema, added: [string, unknown][]): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const inner = Object.entries(body).map(([name, value]) => {
    const held = schema.properties?.[name]
    return [name, held?.type === 'object' ? polluted(value, held, intruders(columns, namesIn(held))) : value]
  })
  return { ...Object.fromEntries(added), ...Object.fromEntries(inner) }
}

/** What the body holds of objects, as terms of a quote or answers by the names of their questions. */
function objectsOf(body: unknown, { properties = {} }: Schema): [string, unknown][] {
  return Object.entries({ ...(body as object) }).filter(([name]) => properties[name]?.type === 'object')
}

function isMark(row: string, column: string, after: unknown, own: Schema): boolean {
  // Each act has a first line, and letters that leave by themselves say so, whoever asks for it.
  if (['is_first', 'is_automatic'].includes(column)) return false
  const type = columns.find(({ table, name }) => row.startsWith(`${table} `) && name === column)?.type ?? ''
  const mark = marks[type]
  const isTellingName = !namesIn(own).has(column)
  if (after === bystander.id) return isTellingName
  // A yes and a small number may be right where the input has that name.
  return normal(after) === normal(mark) && (isTellingName || !['bool', 'int2', '_int2'].includes(type))
}

function normal(value: unknown): string {
  const text = JSON.stringify(value) ?? ''
  return text.replace(/\+00:00|\.000Z|Z/g, '')
}

function objectIn(schema: Schema): Schema {
  return schema.anyOf?.findLast(({ type }) => type === 'object') ?? schema
}

function namesIn({ properties = {} }: Schema): Set<string> {
  return new Set(Object.entries(properties).flatMap(([name, inner]) => [name, ...namesIn(inner)]))
}
