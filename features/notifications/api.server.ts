import { randomUUID } from 'node:crypto'
import { signChannel } from '#server/channel-auth.ts'
import { forbidden } from '#server/errors.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { mayHear, presenceChannel } from './policy.server.ts'

export const broadcastingRoutes = guarded.broadcasting.router({
  auth: forUser.broadcasting.auth.handler(({ context: { user, channelKeys }, input }) => {
    if (!mayHear(user, input.channel_name)) forbidden()
    const channel_data = input.channel_name === presenceChannel ? newMember() : undefined
    return signChannel(channelKeys, { ...input, channel_data })
  }),
})

/** Another name for every socket, which leads to nobody. */
function newMember(): string {
  return JSON.stringify({ user_id: randomUUID(), user_info: {} })
}
