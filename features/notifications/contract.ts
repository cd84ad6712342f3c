import * as z from 'zod'
import { route } from '../route.ts'

const ChannelRequest = z.object({
  socket_id: z.string().regex(/^\d{1,20}\.\d{1,20}$/, 'Please name the socket as the realtime server did.'),
  channel_name: z.string().max(200, 'Please use at most 200 characters.'),
})

const ChannelPass = z.strictObject({
  auth: z.string().describe('To be handed to the realtime server with the subscription'),
  channel_data: z.string().optional().describe('Who one is in a presence channel, as JSON'),
})

export const broadcastingContract = {
  auth: route
    .$route({ tags: ['Notifications'] })
    .route({ method: 'POST', path: '/broadcasting/auth', summary: 'Ask for a pass to a realtime channel' })
    .meta({ policy: 'channel', answers_tokens: true })
    .input(ChannelRequest)
    .output(ChannelPass),
}
