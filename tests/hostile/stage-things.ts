import { newNoticeLink } from '#features/notices/choices/links/api.server.ts'
import { hashToken, newToken, secondsFromNow } from '#server/session.ts'
import { type Person, password } from '#tests/world.ts'
import type { World } from './stage.ts'
import type { Known } from './valid-inputs.ts'

export const freshPassword = 'My aunt keeps bees'
export const grant = { grant_type: 'password', client_id: 'posy', password }

/** A link as a letter to the couple carries it. */
export function linked(kind: 'reset' | 'confirm' | 'sign_in') {
  return async ({ db }: World, { id: user_id, email }: Person): Promise<Known> => {
    const token = newToken()
    await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', user_id).execute()
    await db
      .insertInto('account_links')
      .values({ hash: hashToken(token), user_id, kind, email, expires_at: secondsFromNow(600) })
      .execute()
    return { token, password: freshPassword }
  }
}

/** A day and times that go together. */
export const time_zone = 'America/Chicago'

export const times = { date: '2027-06-26', start_time: '16:00', end_time: '23:30', reply_by: '2027-05-01' }

export async function ofEvent({ db }: World, { id: user_id }: Person, nth: number): Promise<Known> {
  const event = { user_id, name: 'Dinner', taxonomy_event_id: 700_000 + nth, date: '2027-06-25' }
  const { id } = await db.insertInto('guest_wedding_events').values(event).returning('id').executeTakeFirstOrThrow()
  return { id, ...times }
}

export const browser = { key: `B${'k'.repeat(86)}`, token: 't'.repeat(22) }

export async function subscribed({ db }: World, { id: user_id, token }: Person, nth: number): Promise<Known> {
  const endpoint = `https://fcm.googleapis.com/fcm/send/${user_id}-${nth}`
  const { session_id } = await db.selectFrom('tokens').where('hash', '=', hashToken(token)).select('session_id').executeTakeFirstOrThrow()
  await db
    .insertInto('push_subscriptions')
    .values({ ...browser, endpoint, user_id, session_id })
    .execute()
  return { endpoint }
}

export async function notified({ db }: World, { id: user_id }: Person): Promise<Known> {
  const params = JSON.stringify({ user: { id: user_id, firstname: 'Theo' } })
  return db.insertInto('notifications').values({ user_id, kind: 'posse_accepted', params }).returning('id').executeTakeFirstOrThrow()
}

/** Whoever asked to be deleted was signed out. */
export async function staying({ db }: World, { id: user_id, token }: Person): Promise<void> {
  await db.deleteFrom('account_deletions').where('user_id', '=', user_id).execute()
  const { id: session_id } = await db.insertInto('sessions').values({ user_id }).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('tokens')
    .values({ hash: hashToken(token), session_id, user_id, kind: 'access', expires_at: secondsFromNow(600) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A letter to a guest that waits, and the link in one that left. */
export async function lettered({ db }: World, { id: user_id }: Person): Promise<Known> {
  await db
    .updateTable('users')
    .set({ email_verified_at: secondsFromNow(0) })
    .where('id', '=', user_id)
    .execute()
  const sending = { user_id, kind: 'invitation' as const, event_ids: [], leaves_at: secondsFromNow(600) }
  const { id } = await db.insertInto('sendings').values(sending).returning('id').executeTakeFirstOrThrow()
  const email = `guest${id}@example.com`
  const guest = { user_id, firstname: 'Grace', email }
  const { id: guest_id } = await db.insertInto('guests').values(guest).returning('id').executeTakeFirstOrThrow()
  const { id: event_id } = await db
    .insertInto('guest_wedding_events')
    .values({ user_id, name: 'Party', taxonomy_event_id: 800_000 + id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('guest_answers').values({ user_id, guest_id, event_id }).execute()
  const token = newToken()
  const letter = { user_id, sending_id: id, kind: 'invitation', party: -guest_id, guest_id, leave_hash: hashToken(token) } as const
  await db
    .insertInto('guest_letters')
    .values({ ...letter, stopped_at: secondsFromNow(0) })
    .execute()
  return { id, token, guest_ids: [guest_id], event_ids: [event_id], households: 'all', kind: 'invitation' }
}

/** Who was sent a letter that can be turned off. */
export async function noticed({ db }: World, { id }: Person): Promise<Known> {
  return { token: await newNoticeLink(db, id, ['guest_answered']) }
}

/** Whom an invitation can be mailed to. */
export async function invited(world: World, couple: Person): Promise<Known> {
  const { guest_ids } = await lettered(world, couple)
  return { id: (guest_ids as number[])[0] }
}

/** The page for addresses is open, and one waits in the tray. */
export async function collecting({ db }: World, { id: user_id }: Person): Promise<Known> {
  await db
    .insertInto('address_collectors')
    .values({ user_id, is_open: true })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ is_open: true }))
    .execute()
  const { username } = await db.selectFrom('users').where('id', '=', user_id).select('username').executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('collected_addresses')
    .values({ user_id, firstname: 'Grace', address_line1: '1 Main Street', city: 'Salem' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const guest = await db.insertInto('guests').values({ user_id, firstname: 'Grace' }).returning('id').executeTakeFirstOrThrow()
  return { id, username, invite_id: username, guest_id: guest.id, is_open: true }
}

export async function leaving({ db }: World, { id: user_id }: Person): Promise<Known> {
  const token = newToken()
  const keep_hash = hashToken(token)
  await db
    .insertInto('account_deletions')
    .values({ user_id, keep_hash, delete_at: secondsFromNow(600) })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ keep_hash }))
    .execute()
  return { token }
}

/** The couple is an operator then, who acts as somebody new. */
export async function impersonated(world: World, { id: admin_id, token }: Person): Promise<Known> {
  const acting = newToken()
  const { session_id } = await world.db
    .selectFrom('tokens')
    .where('hash', '=', hashToken(token))
    .select('session_id')
    .executeTakeFirstOrThrow()
  const { id } = await world.db
    .insertInto('impersonations')
    .values({ admin_id, target_id: (await world.couple()).id, session_id, hash: hashToken(acting) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, acting }
}

export async function ofSubscriber({ db }: World): Promise<Known> {
  const token = newToken()
  const email = `${crypto.randomUUID()}@example.com`
  const { id } = await db.insertInto('newsletter_subscribers').values({ email }).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('newsletter_links')
    .values({ hash: hashToken(token), subscriber_id: id, expires_at: secondsFromNow(600) })
    .execute()
  return { token }
}

/** The two links of a change of address. */
export function moving(which: 'confirm' | 'stop') {
  return async ({ db }: World, { id: user_id, email: old_email }: Person, nth: number): Promise<Known> => {
    const [confirm, stop] = [newToken(), newToken()]
    const change = {
      old_email,
      new_email: `moved${user_id}n${nth}@example.com`,
      confirm_hash: hashToken(confirm),
      stop_hash: hashToken(stop),
    }
    await db.updateTable('users').set({ email: old_email }).where('id', '=', user_id).execute()
    await db
      .insertInto('address_changes')
      .values({ user_id, ...change })
      .execute()
    return { token: which === 'confirm' ? confirm : stop }
  }
}
