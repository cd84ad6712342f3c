import * as z from 'zod'
import { Day, GivenMoment, Id, longText, Moment, text } from '#features/shapes.ts'

const Months = z.number().min(-24).max(60).describe('Before the event; less than nothing is after it')

/** Only ways into the web; anything else could run in the page that shows it. */
const Link = z.union([z.literal(''), text(2_000).pipe(z.url({ protocol: /^https?$/, error: 'Please enter an address like https://…' }))])

export const ItemFields = z.object({
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

export const ChecklistItem = z.strictObject({
  ...ItemFields.shape,
  link: z.string(),
  id: Id,
  guest_wedding_event_id: Id,
  version: z.int(),
  created_at: Moment,
  updated_at: Moment,
})

export type ChecklistItem = z.infer<typeof ChecklistItem>
export type ItemInput = z.infer<typeof ItemInput>
