import * as z from 'zod'
import { permissions } from '#features/wedding/access/permissions.ts'
import { route } from '#features/route.ts'
import { Id, idOf, Moment, PageMeta } from '#features/shapes.ts'

/** What a guest said, or somebody noted for them, at one time; the first of a list is what counts now. */
export const GivenAnswer = z.strictObject({
  id: Id.describe('Of the line in the history; several answers that a guest was added with stand in one'),
  event_id: Id,
  event: z.string(),
  status: z.int().nullable().describe('Null where the guest was taken off the list'),
  plus_one_count: z.int(),
  meal: z.string(),
  by: z.string().describe('Who wrote it down; empty where the guest did'),
  channel: z.string().describe('guest, phone, mail, in_person or couple; empty where nobody said'),
  created_at: Moment,
})

export type GivenAnswer = z.infer<typeof GivenAnswer>

const Asked = z.object({
  id: idOf('guest'),
  page: z.int().positive().max(1_000_000).default(1),
  per_page: z.int().positive().max(100).default(30),
})

export const repliesContract = {
  list: route
    .route({ method: 'GET', path: '/guests/{id}/answers', summary: 'All answers of a guest, the latest first', tags: ['RSVP'] })
    .meta({ policy: 'planning', permission: permissions.guests })
    .input(Asked)
    .output(z.strictObject({ data: z.array(GivenAnswer), meta: PageMeta })),
}
