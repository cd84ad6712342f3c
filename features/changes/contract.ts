import * as z from 'zod'
import { route } from '../route.ts'
import { Id } from '../shapes.ts'

const Thing = z.strictObject({ kind: z.enum(['guest', 'household', 'event', 'posse']), id: Id })

export const Undone = z.strictObject({
  undone: z.array(Thing).describe('What is as it was before'),
  kept: z.array(Thing).describe('What stays as it is, because it was changed since'),
  undo: z.uuid().describe('Takes the undoing back'),
})

export type Thing = z.infer<typeof Thing>
export type Undone = z.infer<typeof Undone>

export const changesContract = {
  undo: route
    .route({ method: 'POST', path: '/wedding-changes/{act}/undo', summary: 'Take an act back, once', tags: ['History'] })
    .meta({ policy: 'wedding_change' })
    .input(z.object({ act: z.uuid() }))
    .output(z.strictObject({ data: Undone })),
}
