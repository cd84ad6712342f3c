import * as z from 'zod'
import { kindNames } from '#features/kinds.ts'
import { route } from '#features/route.ts'
import { Id, Moment } from '#features/shapes.ts'

const Thing = z.strictObject({ kind: z.enum(kindNames), id: Id })

const Kept = Thing.extend({
  name: z.string(),
  why: z.enum(['changed', 'gone', 'taken']).describe('It was changed since, is gone, or its place was taken'),
  by: z.string().nullable().describe('Who did that'),
  at: Moment.nullable(),
})

const Lost = z.strictObject({ kind: z.literal('event'), id: Id, name: z.string(), guests: z.int() })

export const Undone = z.strictObject({
  undone: z.array(Thing).describe('What is as it was before'),
  kept: z.array(Kept).describe('What stays as it is'),
  lost: z.array(Lost).describe('Events that are gone meanwhile, with the answers that can’t come back until they do'),
  undo: z.uuid().describe('Takes the undoing back'),
})

export type Thing = z.infer<typeof Thing>
export type Kept = z.infer<typeof Kept>
export type Lost = z.infer<typeof Lost>
export type Undone = z.infer<typeof Undone>

export const changesContract = {
  undo: route
    .route({ method: 'POST', path: '/wedding-changes/{act}/undo', summary: 'Take an act back, once', tags: ['History'] })
    .meta({ policy: 'wedding_change', heavy: true })
    .input(z.object({ act: z.uuid() }))
    .output(z.strictObject({ data: Undone })),
}
