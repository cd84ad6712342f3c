import { randomUUID } from 'node:crypto'
import { signChannel } from '#server/channel-auth.ts'
import { notFound } from '#server/errors.ts'
import { forUser, guarded } from '#server/procedures.ts'
import type { Notification, NotificationParams } from './contract.ts'
import { kindAt } from './kinds.ts'
import { presenceChannel } from './policy.server.ts'
import { findNotifications, readNotification, readUntil } from './rows.server.ts'
import { wordsOf } from './wording.ts'

export const broadcastingRoutes = guarded.broadcasting.router({
  auth: guarded.broadcasting.auth.handler(({ context: { channelKeys, session }, input }) => {
    const ends_at = session?.impersonator?.ends_at
    const channel_data = input.channel_name === presenceChannel ? newMember() : undefined
    return signChannel(channelKeys, { ...input, channel_data, until: ends_at === undefined ? undefined : Date.parse(ends_at) })
  }),
})

/** Another name for every socket, which leads to nobody. */
function newMember(): string {
  return JSON.stringify({ user_id: randomUUID(), user_info: {} })
}

const api = forUser.notifications

export const notificationsRoutes = guarded.notifications.router({
  list: api.list.handler(async ({ context: { db, user }, input }) => {
    const { rows, total, unread } = await findNotifications(db, user.id, input)
    return { data: rows.map(inWords), last_page: Math.max(1, Math.ceil(total / input.per_page)), unread }
  }),

  readAll: api.readAll.handler(({ context: { db, user }, input: { up_to } }) => readUntil(db, user.id, up_to)),

  read: api.read.handler(async ({ context: { db, user }, input: { id } }) => ({
    data: inWords((await readNotification(db, user.id, id)) ?? notFound()),
  })),
})

interface Row extends Pick<Notification, 'id' | 'read_at' | 'created_at'> {
  kind: string
  params: NotificationParams
}

function inWords({ kind: name, params, ...row }: Row): Notification {
  const kind = kindAt(name)
  return { ...row, kind, data: { ...wordsOf(kind, params), params } }
}
