import * as z from 'zod'
import { GuestWeddingEvent } from '../events/contract.ts'
import { InWedding, WhoseWedding } from '../guests/contract.ts'
import { route } from '../route.ts'
import { Act, ById, GivenMoment, Id, longText, Moment, PageMeta, pageQuery, text, Version } from '../shapes.ts'

const Day = z.iso.date('Please enter a date.').refine((day) => !day.startsWith('0000'), 'Please enter a date.')
const Months = z.number().min(-24).max(60).describe('Before the event; less than nothing is after it')

/** Only ways into the web; anything else could run in the page that shows it. */
const Link = z.union([z.literal(''), text(2_000).pipe(z.url({ protocol: /^https?$/, error: 'Please enter an address like https://…' }))])

const ItemFields = z.object({
  title: text(200).min(1, 'Please say what is to be done.'),
  description: longText(1_000),
  category: text(60),
  due_date: Day.nullable(),
  months_before: Months.nullable(),
  completed_at: GivenMoment.nullable(),
  assignee: Id.nullable().describe('Whoever keeps the checklist of that event: the couple, a partner, a helper with permission 1'),
  link: Link,
  notes: longText(4_000),
  position: z.int().min(0).max(Number.MAX_SAFE_INTEGER).describe('Within a month, the lowest first'),
})

/** What an event brings along when it is saved with its own items. */
export const ItemInput = ItemFields.partial().required({ title: true })
const ItemCreate = ItemInput.extend({ guest_wedding_event_id: Id, ...InWedding.shape, act: Act.optional() })
export const ItemChange = ItemFields.extend({ guest_wedding_event_id: Id }).partial()
const ItemUpdate = ItemChange.extend({ id: Id, version: Version.optional(), act: Act.optional() })

export const ChecklistItem = z.strictObject({
  ...ItemFields.shape,
  link: z.string(),
  id: Id,
  guest_wedding_event_id: Id,
  version: z.int(),
  created_at: Moment,
  updated_at: Moment,
})

const ItemQuery = pageQuery(100, ['due_date'])
  .pick({ page: true, per_page: true })
  .extend({
    guest_wedding_event_id: Id.optional(),
    show: z.enum(['all', 'open', 'done']).default('all'),
    assignee: z.union([Id, z.literal('me')]).optional(),
    due_until: Day.optional().describe('Open ones that are due by that day'),
    ...InWedding.shape,
  })

const MonthCount = z.strictObject({
  month: z.string().nullable().describe('YYYY-MM; null for what has no day yet'),
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

export const ChecklistPage = z.strictObject({
  data: z.array(ChecklistItem),
  meta: PageMeta,
  today: z.string().describe('The day that it is for the couple'),
  date: z.string().nullable().describe('Of the wedding'),
  wedding: WhoseWedding.extend({ checklist_setup_at: Moment.nullable() }),
  settings: ChecklistSettings,
  guest_wedding_events: z.array(GuestWeddingEvent).describe('Those whose checklist is within reach'),
  keepers: z.array(Keeper.extend({ events: z.array(Id) })).describe('Who may be assigned, each with their events'),
  months: z.array(MonthCount).describe('Of all that was asked for, on every page'),
  left_out: z.array(z.string()).describe('Tasks of the plan that are not on the list'),
})

const Ids = z.array(Id).min(1, 'Please choose a task.').max(10_000)
const OneItem = z.strictObject({ data: ChecklistItem })
const Done = z.strictObject({
  data: z.strictObject({ ids: z.array(Id), undo: z.uuid().describe('Takes all of it back: POST /wedding-changes/{act}/undo') }),
})

const TemplateMonths = z.strictObject({ taxonomy_event_id: z.int(), days_after: z.int(), months_before: z.array(z.number()) })

export type ChecklistItem = z.infer<typeof ChecklistItem>
export type ChecklistPage = z.infer<typeof ChecklistPage>
export type ChecklistSettings = z.infer<typeof ChecklistSettings>
export type ItemInput = z.infer<typeof ItemInput>
export type ItemChange = z.infer<typeof ItemChange>
export type ItemQuery = z.infer<typeof ItemQuery>
export type Keeper = ChecklistPage['keepers'][number]

const items = route.$route({ tags: ['Checklist'] })

export const checklistContract = {
  list: items
    .route({ method: 'GET', path: '/user-checklist-items', summary: 'The checklist, in pages, month by month' })
    .meta({ policy: 'items' })
    .input(ItemQuery)
    .output(ChecklistPage),
  templates: items
    .route({ method: 'GET', path: '/user-checklist-items/templates', summary: 'When the tasks of each kind of event come' })
    .meta({ policy: 'signed_in' })
    .output(z.strictObject({ data: z.array(TemplateMonths) })),
  get: items
    .route({ method: 'GET', path: '/user-checklist-items/{id}', summary: 'One item of a checklist' })
    .meta({ policy: 'items' })
    .input(ById)
    .output(OneItem),
  create: items
    .route({ method: 'POST', path: '/user-checklist-items', successStatus: 201, summary: 'Add an item to the checklist of an event' })
    .meta({ policy: 'new_items' })
    .input(ItemCreate)
    .output(OneItem),
  update: items
    .route({ method: 'PUT', path: '/user-checklist-items/{id}', summary: 'Change an item, or tick it off' })
    .meta({ policy: 'items' })
    .input(ItemUpdate)
    .output(OneItem),
  destroy: items
    .route({ method: 'DELETE', path: '/user-checklist-items/{id}', successStatus: 204, summary: 'Take an item off the checklist' })
    .meta({ policy: 'items' })
    .input(ById.extend({ act: Act.optional() })),
  plan: items
    .route({
      method: 'POST',
      path: '/user-checklist-items/plan',
      successStatus: 201,
      summary: 'Put what is missing of the plan on the checklist of an event',
    })
    .meta({ policy: 'new_items' })
    .input(z.object({ guest_wedding_event_id: Id, ...InWedding.shape }))
    .output(Done),
  reorder: items
    .route({ method: 'POST', path: '/user-checklist-items/reorder', summary: 'Give items the order in which they are named' })
    .meta({ policy: 'new_items' })
    .input(z.object({ ids: Ids, moved: z.object({ id: Id, due_date: Day }).optional(), act: Act.optional(), ...InWedding.shape }))
    .output(Done),
  change: items
    .route({ method: 'POST', path: '/user-checklist-items/update-many', summary: 'Change several items' })
    .meta({ policy: 'new_items' })
    .input(z.object({ ids: Ids, change: ItemChange.omit({ title: true, position: true }), ...InWedding.shape }))
    .output(Done),
  destroyMany: items
    .route({ method: 'POST', path: '/user-checklist-items/destroy-many', summary: 'Take several items off the checklist' })
    .meta({ policy: 'new_items' })
    .input(z.object({ ids: Ids, ...InWedding.shape }))
    .output(Done),
  settings: items
    .route({ method: 'PUT', path: '/user-checklist-items/settings', summary: 'Say how the checklist is kept' })
    .meta({ policy: 'own' })
    .input(ChecklistSettings.partial())
    .output(z.strictObject({ data: ChecklistSettings, undo: z.uuid().nullable().describe('Where open items moved, takes that back') })),
}
