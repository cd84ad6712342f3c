import { hashToken, newToken } from '#server/session.ts'
import type { Person } from '#tests/world.ts'
import type { World } from './stage.ts'
import { type Known, leftOut } from './valid-inputs.ts'

type At = [World, Person, number]

/** One who gives and was never written to, so that no try finds the list full. */
async function giver(...[{ db }, { id: user_id }, nth]: At): Promise<Known> {
  await db.deleteFrom('contributors').where('user_id', '=', user_id).execute()
  const values = { user_id, name: 'Nkechi', email: `nkechi${user_id}n${nth}@example.com` }
  const { id } = await db.insertInto('contributors').values(values).returning('id').executeTakeFirstOrThrow()
  return { id, name: 'Aunt Nkechi', email: `aunt${user_id}n${nth}@example.com` }
}

async function pledged(...at: At): Promise<Known> {
  const [{ db }, { id: user_id }] = at
  const { id: contributor_id } = (await giver(...at)) as { id: number }
  const cost = await db
    .insertInto('budget_items')
    .values({ user_id, name: 'Plums', estimated: 5 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const values = { user_id, contributor_id, amount: 500, says_item: true }
  const { id } = await db.insertInto('pledges').values(values).returning('id').executeTakeFirstOrThrow()
  return { id, contributor_id, item_id: cost.id, amount: 500, percent: leftOut, received: 0, says_item: true }
}

/** The letter of who gives. */
async function byLink(...at: At): Promise<Known> {
  const [{ db }, { id: user_id }] = at
  const { id, contributor_id } = (await pledged(...at)) as { id: number; contributor_id: number }
  const token = newToken()
  await db
    .insertInto('contributor_links')
    .values({ user_id, contributor_id, hash: hashToken(token), revoked_at: null })
    .execute()
  return { token, id, amount: 500, pledge_key: leftOut }
}

export const ofContributors = {
  'contributors.create': giver,
  'contributors.update': giver,
  'contributors.destroy': giver,
  'contributors.send': giver,
  'contributors.revoke': giver,
  'pledges.create': pledged,
  'pledges.update': pledged,
  'pledges.destroy': pledged,
  'contributions.get': byLink,
  'contributions.pledge': byLink,
  'contributions.change': byLink,
  'contributions.remove': byLink,
}
