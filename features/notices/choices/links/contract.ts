import * as z from 'zod'
import { route } from '#features/route.ts'
import { ByToken } from '#features/shapes.ts'
import { allKinds } from '../kinds.ts'

const NoticeLink = z.strictObject({
  state: z.enum(['open', 'left']).describe('left when none of these comes by mail any more'),
  kinds: z.array(z.enum(allKinds)).describe('What the letter told of, as far as that is to be chosen'),
})

export type NoticeLink = z.infer<typeof NoticeLink>

const links = route.$route({ tags: ['Notifications'] })

export const noticeLinksContract = {
  get: links
    .route({ method: 'GET', path: '/notices/{token}', summary: 'What the link of a letter turns off; looking changes nothing' })
    .meta({ policy: 'notice_link' })
    .input(ByToken)
    .output(z.strictObject({ data: NoticeLink })),
  leave: links
    .route({
      method: 'POST',
      path: '/notices/{token}/leave',
      successStatus: 204,
      summary: 'Get no more letters like the one with this link',
    })
    .meta({ policy: 'notice_link' })
    .input(ByToken),
  comeBack: links
    .route({ method: 'POST', path: '/notices/{token}/return', successStatus: 204, summary: 'Get such letters again' })
    .meta({ policy: 'notice_link' })
    .input(ByToken),
}
