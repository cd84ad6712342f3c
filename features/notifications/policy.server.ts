import * as z from 'zod'
import { forbidden } from '#server/errors.ts'
import { type PolicyRule, signedIn } from '#server/policy.ts'
import type { SessionUser } from '#server/session.ts'

/** Everybody is there under a random name, so who is there stays unknown. */
export const presenceChannel = 'presence-a'

export const channelPolicy: PolicyRule = (context, input) => {
  const { user } = signedIn(context)
  const { channel_name } = ChannelCall.parse(input ?? {})
  if (!mayHear(user, channel_name)) forbidden()
  return undefined
}

const ChannelCall = z.object({ channel_name: z.string().catch('') }).catch({ channel_name: '' })

/** Somebody hears their own channel and the one of those who are here; until helpers come there is no other. */
function mayHear({ id }: SessionUser, channel: string): boolean {
  return channel === presenceChannel || channel === `private-user.${id}`
}
