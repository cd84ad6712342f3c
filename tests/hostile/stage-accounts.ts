import { type Person, password } from '#tests/world.ts'
import type { World } from './stage.ts'
import { browser, freshPassword, grant, leaving, linked, moving, notified, staying, subscribed, time_zone } from './stage-things.ts'
import { type Known, leftOut } from './valid-inputs.ts'

type Special = (world: World, couple: Person, nth: number) => Promise<Known> | Known

/** What calls around an account need: the ways in and out of it, and what it is told. */
export const ofAccounts: Record<string, Special> = {
  'auth.register': () => ({ password: freshPassword, time_zone }),
  'auth.token': (_, { email }) => ({ ...grant, username: email, refresh_token: leftOut }),
  'auth.startSession': (_, { email }) => ({ ...grant, username: email, email }),
  'auth.login': (_, { email }) => ({ email, password }),
  'credentials.resetLink': linked('reset'),
  'credentials.reset': linked('reset'),
  'credentials.again': linked('reset'),
  'credentials.change': () => ({ current_password: password, password: freshPassword }),
  'credentials.confirmLink': linked('confirm'),
  'credentials.confirm': linked('confirm'),
  'users.update': (_, { id }, nth) => ({ username: `ada-${id}-${nth}`, contact_email: 'hello@example.com', time_zone: leftOut, password }),
  'deletions.ask': async (world, couple) => {
    await staying(world, couple)
    return { password, email: leftOut }
  },
  'deletions.link': leaving,
  'deletions.keepByLink': leaving,
  'notifications.read': notified,
  'notices.choose': () => ({ kind: 'new_device', channel: 'push' }),
  'onboarding.answer': () => ({
    step: 'skip',
    time_zone,
    contact_email: 'hello@example.com',
    email: 'hello@example.com',
    date_undecided: leftOut,
  }),
  'push.add': (_, { id }, nth) => ({ ...browser, endpoint: `https://fcm.googleapis.com/fcm/send/${id}-${nth}` }),
  'push.remove': subscribed,
  'address_change.ask': () => ({ password }),
  'address_change.confirm': moving('confirm'),
  'address_change.stop': moving('stop'),
  'login_links.use': linked('sign_in'),
  'login_links.finish': async (world, couple) => {
    await world.db.updateTable('users').set({ password_hash: null }).where('id', '=', couple.id).execute()
    return linked('sign_in')(world, couple)
  },
  'identities.unlink': async ({ db }, { id: user_id }) => {
    const [provider, sub] = ['google', `of ${user_id}`]
    await db
      .insertInto('user_identities')
      .values({ provider, sub, user_id })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return { service: provider }
  },
  'users.endSession': async ({ db }, { id: user_id }) =>
    db.insertInto('sessions').values({ user_id }).returning('id').executeTakeFirstOrThrow(),
}
