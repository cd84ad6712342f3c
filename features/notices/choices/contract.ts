import * as z from 'zod'
import { route } from '#features/route.ts'
import { allKinds } from './kinds.ts'

const State = z
  .enum(['on', 'off', 'always', 'never', 'waiting'])
  .describe('always and never are not to be chosen; waiting is a yes that a mailed link has yet to confirm')

const Notice = z.strictObject({ kind: z.enum([...allKinds, 'newsletter']), mail: State, push: State })

export type Notice = z.infer<typeof Notice>

const AllNotices = z.strictObject({ data: z.array(Notice) })

const notices = route.$route({ tags: ['Notifications'] })

export const noticesContract = {
  list: notices
    .route({ method: 'GET', path: '/users/me/notices', summary: 'What the caller is told of, and where' })
    .meta({ policy: 'signed_in' })
    .output(AllNotices),
  choose: notices
    .route({ method: 'PUT', path: '/users/me/notices', summary: 'Choose to be told of something, or not' })
    .meta({ policy: 'signed_in' })
    .input(z.object({ kind: Notice.shape.kind, channel: z.enum(['mail', 'push']), is_wanted: z.boolean() }))
    .output(AllNotices),
}
