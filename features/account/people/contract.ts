import * as z from 'zod'
import { route } from '#features/route.ts'

/** What anybody may know of somebody: no address, no day, no place. */
const Person = z.strictObject({
  username: z.string(),
  firstname: z.string(),
  other_firstname: z.string(),
  avatar: z.strictObject({ url: z.string() }),
  cover: z.strictObject({ url: z.string().nullable() }),
  is_vendor: z.boolean(),
})

export type Person = z.infer<typeof Person>

export const peopleContract = {
  get: route
    .route({ method: 'GET', path: '/users/{username}', summary: 'What somebody shows of themselves', tags: ['Users'] })
    .meta({ policy: 'anyone' })
    .input(z.object({ username: z.string() }))
    .output(z.strictObject({ data: Person })),
}
