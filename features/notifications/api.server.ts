import { randomUUID } from 'node:crypto'
import { signChannel } from '#server/channel-auth.ts'
import { guarded } from '#server/procedures.ts'
import { presenceChannel } from './policy.server.ts'

export const broadcastingRoutes = guarded.broadcasting.router({
  auth: guarded.broadcasting.auth.handler(({ context: { channelKeys }, input }) => {
    const channel_data = input.channel_name === presenceChannel ? newMember() : undefined
    return signChannel(channelKeys, { ...input, channel_data })
  }),
})

/** Another name for every socket, which leads to nobody. */
function newMember(): string {
  return JSON.stringify({ user_id: randomUUID(), user_info: {} })
}
