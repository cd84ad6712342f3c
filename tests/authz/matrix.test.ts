import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startProvider } from '#tests/sign-in-provider.ts'
import { newWorld } from '#tests/world.ts'
import { nameOf, sortRows } from './cells.ts'
import { expectedOf, roles } from './expected.ts'
import { countOperations, isPage, operationsOf, readMatrix } from './matrix.ts'
import { openProviders, plantPayers } from './payers.ts'
import { plant } from './plant.ts'
import { wrongCells } from './run.ts'

const rows = readMatrix()
const operations = await operationsOf()
const provider = await startProvider()
const sandbox = await openProviders()
const { db, origin } = await newWorld({ google: provider.keys, payments: sandbox.settings })
const { cells, waiting, unknown } = sortRows(rows, operations)
const calls = cells.filter(({ path }) => !isPage(path))
plantPayers(sandbox, calls)
for (const { path, n, objects } of calls) if (/\/(social\/login|identities)\//.test(path)) Object.assign(objects, await tokensOf(n))

test('the matrix has a row for each role in each case, and every call of the API is in it', () => {
  const cases = Map.groupBy(rows, nameOf)
  const doubled = [...cases].filter(([, { length }]) => length !== roles.length)
  expect(roles).toHaveLength(26)
  expect(doubled.map(([name]) => name)).toEqual([])
  expect(rows.filter(({ expected }) => !/^([23]xx|40[0-9]|410|422)$/.test(expected))).toEqual([])
  expect(operations.size).toBe(countOperations())
})

test('a case says of each role once what it gets; who is named first counts', () => {
  const gets = expectedOf('401: visitors; 2xx: couple collab_acc_2; 403: helpers; 404: others')
  const shown = ['stale_token', 'partner', 'collab_acc_1', 'collab_acc_2', 'collab_acc_none', 'collab_pend_2', 'admin'].map((role) =>
    gets.get(role),
  )
  expect(shown).toEqual(['401', '2xx', '403', '2xx', '403', '404', '404'])
  expect(() => expectedOf('2xx: couple')).toThrow('leaves out visitor')
  expect(() => expectedOf('2xx: couple; 403: owner; 404: others')).toThrow('names owner for nothing')
  expect(() => expectedOf('2xx: bride; 404: others')).toThrow('knows no role bride')
})

test('each case of a call that is there has a recipe', () => {
  expect(unknown).toEqual([])
})

// GUARD-019
test('every cell answers as the matrix says, however it is asked, and tells and changes nothing else', { timeout: 1_800_000 }, async () => {
  const begun = performance.now()
  await plant(db, calls)
  const wrong = await wrongCells({ db, origin, cells: calls })
  const seconds = ((performance.now() - begun) / 1_000).toFixed(0)
  const figures = [`${calls.length} cells run`, `${new Set(wrong.map(cellOf)).size} wrong`, `${rows.length - calls.length} waiting`]
  console.log(`authorization: ${figures.join(', ')}, ${seconds} s (${waiting.length} rows are of what is still to come)`)
  expect(wrong).toEqual([])
})

test('nobody rose by what they sent along', async () => {
  const { rows: risen } = await sql`select email from users where is_admin and email not in (
      select 'caller' || n || '@example.com' from unnest(${[...numbersOf('admin'), ...numbersOf('impersonator')]}::int[]) n) and email not like 'operator%'
    union all select email from users where is_subscribed and email not in (
      select 'caller' || n || '@example.com' from unnest(${numbersOf('premium')}::int[]) n) and id not in (select user_id from purchases where is_open)
    union all select email from newsletter_subscribers where confirmed_at is not null and email not like 'subscriber%'`.execute(db)
  expect(risen).toEqual([])
})

function numbersOf(role: string): number[] {
  return cells.filter((cell) => cell.role === role).map(({ n }) => n)
}

function cellOf(wrong: string): string {
  return wrong.split(': ').slice(0, 2).join(': ')
}

/** What the provider says of somebody new, and of who has the address of an account that nobody confirmed. */
async function tokensOf(n: number): Promise<Record<string, string>> {
  const claims = { sub: `sub-${n}`, nonce: `nonce-${n}`, email_verified: true }
  return {
    id_token: await provider.tokenFor({ ...claims, email: `social${n}@example.com` }),
    id_token_of_fresh: await provider.tokenFor({ ...claims, email: `fresh${n}@example.com` }),
  }
}
