import type { Insertable } from 'kysely'
import type { UserPosses } from '#db/wedding-tables.ts'
import { hashToken, newToken } from '#server/session.ts'
import type { Person } from '#tests/world.ts'
import type { World } from './stage.ts'
import type { Known } from './valid-inputs.ts'

type Posse = Omit<Insertable<UserPosses>, 'user_id'>
type Stage = (world: World, couple: Person, nth: number) => Promise<Known>

/** A helper of the couple's, or somebody who may become one. */
const posse =
  (of: (world: World, nth: number) => Promise<Posse> | Posse): Stage =>
  async (world, { id: user_id }, nth) => {
    await world.db.deleteFrom('user_posses').where('user_id', '=', user_id).execute()
    const row = { user_id, ...(await of(world, nth)) }
    return world.db.insertInto('user_posses').values(row).returning('id').executeTakeFirstOrThrow()
  }

const invited = posse((_, nth) => ({ email: `invited${nth}@example.com` }))
const asking = posse(async (world) => ({ member_id: (await world.couple()).id, direction: 'request' }))

/** The couple is who was invited, by another one. */
const invites: Stage = async ({ db, ...world }, { id: member_id }) => {
  const { id: user_id } = await world.couple()
  const { id } = await db.insertInto('user_posses').values({ user_id, member_id }).returning('id').executeTakeFirstOrThrow()
  return { id }
}

const linked: Stage = async (world, couple, nth) => {
  const token = newToken()
  await posse(() => ({ email: `linked${nth}@example.com`, link_hash: hashToken(token) }))(world, couple, nth)
  return { token }
}

/** What the calls around helping need to go well. */
export const ofPosses: Record<string, Stage> = {
  'user_posses.invite': async (world, couple, nth) => {
    await world.db.deleteFrom('user_posses').where('user_id', '=', couple.id).execute()
    const event = { user_id: couple.id, name: 'Dinner', taxonomy_event_id: 800_000 + nth }
    const { id } = await world.db.insertInto('guest_wedding_events').values(event).returning('id').executeTakeFirstOrThrow()
    return { role: 'helper', guest_wedding_events: [{ id, permissions: [2] }] }
  },
  'user_posses.ask': async ({ db, ...world }) => {
    const { id } = await world.couple()
    return db.selectFrom('users').where('id', '=', id).select('username').executeTakeFirstOrThrow()
  },
  'user_posses.update': async (world, couple, nth) => ({ ...(await invited(world, couple, nth)), guest_wedding_events: [] }),
  'user_posses.destroy': invited,
  'user_posses.sendAgain': invited,
  'user_posses.accept': invites,
  'user_posses.decline': invites,
  'user_posses.possee_accept': async (world, couple, nth) => ({ ...(await asking(world, couple, nth)), guest_wedding_events: [] }),
  'user_posses.possee_decline': asking,
  'user_posses.link': linked,
  'user_posses.declineByLink': linked,
}
