import * as z from 'zod'
import { route } from '../route.ts'
import { ById, Id, PageMeta } from '../shapes.ts'

const Permission = z.int().min(1).max(5)

export const Posse = z.strictObject({
  id: Id,
  user_id: Id.describe('The couple'),
  role: z.enum(['helper', 'partner']),
  is_accepted: z.boolean(),
  guest_wedding_events: z.array(z.strictObject({ id: Id, name: z.string(), permissions: z.array(Permission) })),
})

/** Somebody who helps a couple, or may yet, as the couple sees them. */
export const Helper = Posse.omit({ user_id: true }).extend({
  direction: z.enum(['invite', 'request']).describe('Whether the couple invited them, or they asked to help'),
  name: z.string().describe('Empty as long as the address has no account, or did not answer'),
  email: z.string(),
})

export type Posse = z.infer<typeof Posse>
export type Helper = z.infer<typeof Helper>

export const possesContract = {
  list: route
    .route({ method: 'GET', path: '/user-posses', summary: "Who helps with the caller's own wedding", tags: ['Posse'] })
    .meta({ policy: 'signed_in' })
    .output(z.strictObject({ data: z.array(Helper), meta: PageMeta })),
  get: route
    .route({ method: 'GET', path: '/user-posses/get-posse/{id}', summary: 'Who helps with which events', tags: ['Posse'] })
    .meta({ policy: 'signed_in' })
    .input(ById)
    .output(z.strictObject({ data: Posse })),
}
