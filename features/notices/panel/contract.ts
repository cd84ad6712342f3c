import * as z from 'zod'
import { route } from '#features/route.ts'
import { ById, Id, Moment, numberedPage } from '#features/shapes.ts'
import { allNotificationKinds } from './kinds.ts'

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

const Named = z.strictObject({ id: Id, name: z.string() })

const NotificationParams = z.strictObject({
  id: Id.optional().describe('Of an invite: what is accepted or declined'),
  user: z.strictObject({ id: Id, firstname: z.string() }).optional(),
  events: z.array(Named.extend({ permissions: z.array(z.int()).optional() })).optional(),
  had: z.record(z.string(), z.array(z.int())).optional().describe('By event, what somebody could open before a change'),
  guest: Named.optional(),
  status: z.int().optional().describe('What a guest answered'),
  url: z.string().startsWith('/').optional().describe('Where it leads'),
  name: z.string().optional(),
  amount: z.int().optional().describe('What is to be paid, in cents'),
  days: z.int().optional().describe('How many days before it is due'),
  nights: z.int().optional().describe('How many nights of rooms nobody took'),
  words: z.string().optional().describe('How a message begins'),
  slug: z.string().optional(),
  content_type: z.string().optional(),
  answer: z.enum(['accepted', 'declined', 'withdrawn']).optional().describe('What became of an invite'),
})

const Notification = z.strictObject({
  id: Id,
  kind: z.enum(allNotificationKinds),
  read_at: Moment.nullable().describe('Null as long as it is unread; an invite is until it is answered'),
  created_at: Moment,
  data: z.strictObject({ title: z.string(), body: z.string(), params: NotificationParams }),
})

export type NotificationParams = z.infer<typeof NotificationParams>
export type Notification = z.infer<typeof Notification>

const notifications = route.$route({ tags: ['Notifications'] })

export const notificationsContract = {
  list: notifications
    .route({ method: 'GET', path: '/users/notifications', summary: 'What the caller was told, the newest first' })
    .meta({ policy: 'signed_in' })
    .input(numberedPage(6))
    .output(z.strictObject({ data: z.array(Notification), last_page: z.int(), unread: z.int().describe('How many of all are unread') })),
  readAll: notifications
    .route({ method: 'POST', path: '/users/notifications', summary: 'Mark all as read that came until the named one', successStatus: 204 })
    .meta({ policy: 'signed_in' })
    .input(z.object({ up_to: Id.describe('The newest that was seen') })),
  read: notifications
    .route({ method: 'POST', path: '/users/notifications/{id}', summary: 'Mark one as read; an invite stays unread until it is answered' })
    .meta({ policy: 'own_notification' })
    .input(ById)
    .output(z.strictObject({ data: Notification })),
}
