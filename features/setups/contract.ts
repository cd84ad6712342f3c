import * as z from 'zod'
import { route } from '../route.ts'
import { Moment } from '../shapes.ts'

const SetupInput = z.object({ tool: z.enum(['guest-list']) })

export const setupsContract = {
  finish: route
    .route({ method: 'POST', path: '/users/me/setup', summary: "Note that the wedding's tool is set up, once", tags: ['Users'] })
    .meta({ policy: 'own' })
    .input(SetupInput)
    .output(z.strictObject({ data: z.strictObject({ guestlist_setup_at: Moment }) })),
}
