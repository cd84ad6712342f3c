import * as z from 'zod'
import { route } from '../route.ts'
import { ById, Id } from '../shapes.ts'

const Permission = z.int().min(1).max(5)

export const Posse = z.strictObject({
  id: Id,
  user_id: Id.describe('The couple'),
  role: z.enum(['helper', 'partner']),
  is_accepted: z.boolean(),
  guest_wedding_events: z.array(z.strictObject({ id: Id, name: z.string(), permissions: z.array(Permission) })),
})

export type Posse = z.infer<typeof Posse>

export const possesContract = {
  get: route
    .route({ method: 'GET', path: '/user-posses/get-posse/{id}', summary: 'Who helps with which events', tags: ['Posse'] })
    .meta({ policy: 'signed_in' })
    .input(ById)
    .output(z.strictObject({ data: Posse })),
}
