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
export const times = { date: '2027-06-26', start_time: '16:00', end_time: '23:30', reply_by: '2027-05-01' }

export async function ofEvent({ db }: World, { id: user_id }: Person, nth: number): Promise<Known> {
  const event = { user_id, name: 'Dinner', taxonomy_event_id: 700_000 + nth, date: '2027-06-25' }
  const { id } = await db.insertInto('guest_wedding_events').values(event).returning('id').executeTakeFirstOrThrow()
  return { id, ...times }
}

export async function ofItem({ db }: World, { id: user_id }: Person, nth: number): Promise<{ id: number }> {
  const event = { user_id, name: 'Dinner', taxonomy_event_id: 800_000 + nth }
  const { id } = await db.insertInto('guest_wedding_events').values(event).returning('id').executeTakeFirstOrThrow()
  return db
    .insertInto('user_checklist_items')
    .values({ user_id, guest_wedding_event_id: id, title: 'Book the band' })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** Who may be given a task, and where more is to be read of it. */
export function forItem(_: World, { id: assignee }: Person, _nth: number): Known {
  return { assignee, link: 'https://example.com/band' }
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
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...change, confirmed_at: null }))
      .execute()
    return { token: which === 'confirm' ? confirm : stop }
  }
}
