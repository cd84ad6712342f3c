import * as z from 'zod'
import { ItemChange } from '../contract.ts'
import { InWedding } from '#features/wedding/access/whose-wedding.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import { route } from '#features/route.ts'
import { Act, Day, Id, idOf } from '#features/shapes.ts'

const ManyChange = ItemChange.pick({ completed_at: true, assignee: true, category: true, due_date: true })

const Ids = z.array(idOf('item')).min(1, 'Please choose a task.').max(10_000)
const Done = z.strictObject({
  data: z.strictObject({ ids: z.array(Id), undo: z.uuid().describe('Takes all of it back: POST /wedding-changes/{act}/undo') }),
})

export type ManyChange = z.infer<typeof ManyChange>

const items = route.$route({ tags: ['Checklist'] })

/** Each call is done for all items that it names, or for none, and can be undone. */
export const checklistAtOnceContract = {
  plan: items
    .route({
      method: 'POST',
      path: '/user-checklist-items/plan',
      successStatus: 201,
      summary: 'Put what is missing of the plan on the checklist of an event',
    })
    .meta({ policy: 'planning', permission: permissions.checklist })
    .input(
      z.object({
        guest_wedding_event_id: idOf('event'),
        is_whole: z.boolean().default(false).describe('Also what there is no time left for'),
        act: Act.optional(),
        ...InWedding.shape,
      }),
    )
    .output(Done),
  reorder: items
    .route({ method: 'POST', path: '/user-checklist-items/reorder', summary: 'Give items the order in which they are named' })
    .meta({ policy: 'planning', permission: permissions.checklist })
    .input(z.object({ ids: Ids, moved: z.object({ id: Id, due_date: Day }).optional(), act: Act.optional(), ...InWedding.shape }))
    .output(Done),
  change: items
    .route({ method: 'POST', path: '/user-checklist-items/update-many', summary: 'Change several items' })
    .meta({ policy: 'planning', permission: permissions.checklist })
    .input(z.object({ ids: Ids, change: ManyChange, ...InWedding.shape }))
    .output(Done),
  destroy: items
    .route({ method: 'POST', path: '/user-checklist-items/destroy-many', summary: 'Take several items off the checklist' })
    .meta({ policy: 'planning', permission: permissions.checklist })
    .input(z.object({ ids: Ids, act: Act.optional(), ...InWedding.shape }))
    .output(Done),
}
