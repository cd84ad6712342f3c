import * as z from 'zod'
import { BriefEvent } from '#features/wedding/events/contract.ts'
import { InWedding, WhoseWedding } from '#features/wedding/access/whose-wedding.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import { route } from '#features/route.ts'
import { Act, byIdOf, Day, Id, idOf, Moment, numberedPage, pageOf, Version } from '#features/shapes.ts'
import { ChecklistItem, ItemFields, ItemInput } from '#features/wedding/events/item-shapes.ts'

const ItemCreate = ItemInput.extend({ guest_wedding_event_id: idOf('event'), ...InWedding.shape, act: Act.optional() })
export const ItemChange = ItemFields.extend({ guest_wedding_event_id: idOf('event') }).partial()
const ItemUpdate = ItemChange.extend({ id: idOf('item'), version: Version.optional(), act: Act.optional() })

const ItemQuery = numberedPage(100).extend({
  guest_wedding_event_id: idOf('event').optional(),
  show: z.enum(['all', 'open', 'done']).default('all'),
  assignee: z.union([Id, z.literal('me')]).optional(),
  due_until: Day.optional().describe('Open ones that are due by that day'),
  ...InWedding.shape,
})

const MonthCount = z.strictObject({
  month: z.string().nullable().describe('YYYY-MM; null for what has no day yet'),
  months_before: z.int().nullable().describe('When that is, as long as the event has no day'),
  items: z.int(),
  done: z.int(),
  due: z.int().describe('Of the open ones, those that are late or due within a week'),
})

const Keeper = z.strictObject({ id: Id, name: z.string(), avatar: z.strictObject({ url: z.string() }) })

export const ChecklistSettings = z.strictObject({
  starts_on: Day.nullable().describe('The day on which they begin, where that is not at once'),
  hides_done: z.boolean(),
  week_starts_on: z.int().min(0).max(1).describe('0 Sunday, 1 Monday'),
})

export const ChecklistPage = pageOf(ChecklistItem).extend({
  me: Id.describe('Who asks'),
  today: z.string().describe('The day that it is for the couple'),
  date: z.string().nullable().describe('Of the wedding'),
  month: z.string().nullable().describe('Of the wedding, while nobody knows its day; the plan counts from its middle'),
  wedding: WhoseWedding.extend({ checklist_setup_at: Moment.nullable() }),
  settings: ChecklistSettings,
  guest_wedding_events: z.array(BriefEvent).describe('Those whose checklist is within reach'),
  keepers: z.array(Keeper.extend({ events: z.array(Id) })).describe('Who may be assigned, each with their events'),
  months: z.array(MonthCount).describe('Of all that was asked for, on every page'),
  left_out: z.array(z.string()).describe('Tasks of the plan that are not on the list'),
})

const OneItem = z.strictObject({ data: ChecklistItem })
const TemplateMonths = z.strictObject({
  taxonomy_event_id: z.int(),
  days_after: z.int(),
  months_before: z.array(z.number()),
  least_days: z.array(z.int()).describe('With fewer days left a plan that is being made leaves that task out'),
})

export type ChecklistPage = z.infer<typeof ChecklistPage>
export type TemplateMonths = z.infer<typeof TemplateMonths>
export type ChecklistSettings = z.infer<typeof ChecklistSettings>
export type ItemUpdate = z.infer<typeof ItemUpdate>
export type ItemChange = z.infer<typeof ItemChange>
export type ItemQuery = z.infer<typeof ItemQuery>
export type Keeper = ChecklistPage['keepers'][number]

const items = route.$route({ tags: ['Checklist'] })

export const checklistContract = {
  list: items
    .route({ method: 'GET', path: '/user-checklist-items', summary: 'The checklist, in pages, month by month' })
    .meta({ policy: 'planning', permission: permissions.checklist })
    .input(ItemQuery)
    .output(ChecklistPage),
  templates: items
    .route({ method: 'GET', path: '/user-checklist-items/templates', summary: 'When the tasks of each kind of event come' })
    .meta({ policy: 'signed_in' })
    .output(z.strictObject({ data: z.array(TemplateMonths) })),
  get: items
    .route({ method: 'GET', path: '/user-checklist-items/{id}', summary: 'One item of a checklist' })
    .meta({ policy: 'planning', permission: permissions.checklist })
    .input(byIdOf('item'))
    .output(OneItem),
  create: items
    .route({ method: 'POST', path: '/user-checklist-items', successStatus: 201, summary: 'Add an item to the checklist of an event' })
    .meta({ policy: 'planning', permission: permissions.checklist })
    .input(ItemCreate)
    .output(OneItem),
  update: items
    .route({ method: 'PUT', path: '/user-checklist-items/{id}', summary: 'Change an item, or tick it off' })
    .meta({ policy: 'planning', permission: permissions.checklist })
    .input(ItemUpdate)
    .output(OneItem),
  destroy: items
    .route({ method: 'DELETE', path: '/user-checklist-items/{id}', successStatus: 204, summary: 'Take an item off the checklist' })
    .meta({ policy: 'planning', permission: permissions.checklist })
    .input(byIdOf('item').extend({ act: Act.optional() })),
  settings: items
    .route({ method: 'PUT', path: '/user-checklist-items/settings', summary: 'Say how the checklist is kept' })
    .meta({ policy: 'own' })
    .input(ChecklistSettings.partial().strip())
    .output(z.strictObject({ data: ChecklistSettings, undo: z.uuid().nullable().describe('Where open items moved, takes that back') })),
}
