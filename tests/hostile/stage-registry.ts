import type { Person } from '#tests/world.ts'
import type { World } from './stage.ts'
import { cardFor } from './stage-money.ts'
import { pictured } from './stage-files.ts'
import { type Known, leftOut } from './valid-inputs.ts'

type At = [World, Person, number]

/** A couple that knows its day, and where its own accounts are. */
async function engaged({ db }: World, { id }: Person): Promise<Known> {
  await db.updateTable('users').set({ wedding_date: '2031-06-28' }).where('id', '=', id).execute()
  return { paypal: 'paypal.me/ada', venmo: '@ada' }
}

/** One fund, so that no try finds the registry full. */
async function withFund(...at: At): Promise<Known> {
  const [{ db }, { id: user_id }] = at
  await db.deleteFrom('registry_funds').where('user_id', '=', user_id).execute()
  const fund = await db.insertInto('registry_funds').values({ user_id, title: 'Plums' }).returning('id').executeTakeFirstOrThrow()
  return { ...(await pictured(...at)), id: fund.id }
}

async function withGift(...at: At): Promise<Known> {
  const [{ db }, { id: user_id }] = at
  const { id: fund_id } = await withFund(...at)
  const values = { user_id, from_name: 'Dee', amount: 16_000 }
  const { id } = await db.insertInto('gifts').values(values).returning('id').executeTakeFirstOrThrow()
  return { id, fund_id, amount: 16_000, fee: 0, present: 'A toaster', again: true }
}

async function withPage(...at: At): Promise<Known> {
  const [{ db }, { id: user_id }] = at
  const { id: fund_id } = await withFund(...at)
  const found = await db.selectFrom('registries').where('user_id', '=', user_id).select('identifier').executeTakeFirst()
  const { identifier } = found ?? (await db.insertInto('registries').values({ user_id }).returning('identifier').executeTakeFirstOrThrow())
  return { identifier, fund_id, way: 'hand', pledge_key: leftOut }
}

/** As the provider wrote it. */
async function approved(...[{ db }]: At): Promise<Known> {
  await db.insertInto('gift_approvals').values({ approved_on: '2026-01-01', reference: 'Case 1234' }).execute()
  return { approved_on: '2026-01-01', reference: 'Case 1234' }
}

/** A couple that has connected an account of its own. */
async function connected(...at: At): Promise<Known> {
  const [{ db }, { id: user_id }] = at
  await approved(...at)
  const account = `acct_hostile_${user_id}`
  const payment_method = cardFor(account)
  const values = { user_id, account, charges_enabled: true, details_submitted: true }
  await db.deleteFrom('gift_accounts').where('user_id', '=', user_id).execute()
  await db.insertInto('gift_accounts').values(values).execute()
  return { payment_method }
}

async function byCard(...at: At): Promise<Known> {
  const page = await withPage(...at)
  return { ...page, ...(await connected(...at)), amount: 10_000 }
}

export const ofRegistry = {
  'registry.create': engaged,
  'registry.update': engaged,
  'registry.addFund': withFund,
  'registry.changeFund': withFund,
  'registry.removeFund': withFund,
  'gifts.create': withGift,
  'gifts.update': withGift,
  'gifts.destroy': withGift,
  'gifts.thank': withGift,
  'gifts.unthank': withGift,
  'registry_page.get': withPage,
  'registry_page.give': withPage,
  'gift_approval.get': approved,
  'gift_approval.record': approved,
  'registry_account.connect': connected,
  'registry_account.look': connected,
  'registry_account.disconnect': connected,
  'card_gifts.give': byCard,
}
