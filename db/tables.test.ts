// One chance: rights

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'

const { db } = await newWorld()

/** Accounts and what hangs on them alone; everything else with a user is a couple's planning. */
const notPlanning = [
  'sessions',
  'tokens',
  'account_links',
  'notice_links',
  'account_devices',
  'address_changes',
  'user_identities',
  'social_sign_ins',
  'idempotency_keys',
  'mails',
  'outgoing_events',
  'push_subscriptions',
  'pushes',
  'questionnaire_answers',
  'form_answers',
  'reports',
  'content_drafts',
  'lesson_progress',
  'lesson_notes',
  // What the provider says, and nobody undoes.
  'gift_accounts',
  'card_gifts',
  // Outlive the account.
  'purchases',
  'papers',
  'consents',
]

interface Key {
  table_name: string
  kind: 'p' | 'f'
  columns: string[]
  target: string | null
  target_columns: string[] | null
}

const { rows: keys } = await sql<Key>`
  select conrelid::regclass::text as table_name, contype as kind, confrelid::regclass::text as target,
    array(select attname::text from unnest(conkey) with ordinality k(number, place) join pg_attribute on attrelid = conrelid and attnum = number order by place) as columns,
    array(select attname::text from unnest(confkey) with ordinality k(number, place) join pg_attribute on attrelid = confrelid and attnum = number order by place) as target_columns
  from pg_constraint where connamespace = 'public'::regnamespace and contype in ('p', 'f')`.execute(db)

const { rows: tables } = await sql<{ name: string }>`
  select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id' order by 1`.execute(
  db,
)
const planning = tables.map(({ name }) => name).filter((name) => !notPlanning.includes(name))

test('there are planning tables to speak of', () => {
  expect(planning).toEqual(expect.arrayContaining(['guests', 'guest_answers', 'guest_wedding_events', 'wedding_changes']))
})

test.each(planning)('%s is keyed by couple first', (name) => {
  const primary = keys.find(({ table_name, kind }) => table_name === name && kind === 'p')
  expect(primary?.columns[0]).toBe('user_id')
})

test.each(planning)('a row of %s points to rows of the same couple only', (name) => {
  const pointers = keys.filter(({ table_name, kind, target }) => table_name === name && kind === 'f' && planning.includes(target ?? ''))
  for (const { columns, target_columns } of pointers) expect([columns[0], target_columns?.[0]]).toEqual(['user_id', 'user_id'])
})
