import * as z from 'zod'
import { forbidden, notFound } from '#server/errors.ts'
import { type PolicyRule, signedIn } from '#server/policy.ts'
import type { SessionUser } from '#server/session.ts'
import { Id } from '#features/shapes.ts'
import { isOwnNotification } from './rows.server.ts'

/** Everybody is there under a random name, so who is there stays unknown. */
export const presenceChannel = 'presence-a'

export const channelPolicy: PolicyRule = (context, input) => {
  const { user } = signedIn(context)
  const { channel_name } = ChannelCall.parse(input ?? {})
  if (!mayHear(user, channel_name)) forbidden()
  return undefined
}

/** What somebody else was told is nobody's to know. */
export const ownNotificationPolicy: PolicyRule = async (context, input) => {
  const { user } = signedIn(context)
  const { id } = NotificationCall.parse(input ?? {})
  if (id !== undefined && !(await isOwnNotification(context.db, user.id, id))) notFound()
  return undefined
}

const NotificationCall = z.object({ id: Id.optional().catch(undefined) }).catch({})

const ChannelCall = z.object({ channel_name: z.string().catch('') }).catch({ channel_name: '' })

/** Somebody hears their own channel and the one of those who are here; until helpers come there is no other. */
function mayHear({ id }: SessionUser, channel: string): boolean {
  return channel === presenceChannel || channel === `private-user.${id}`
}
