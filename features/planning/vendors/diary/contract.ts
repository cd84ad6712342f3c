import * as z from 'zod'
import { permissions } from '#features/wedding/access/permissions.ts'
import { route } from '#features/route.ts'
import { Act, byIdOf, Day, Id, idOf, longText, Moment } from '#features/shapes.ts'
import { statuses } from '../states.ts'

/** What was written and sent in the conversation, by each side, and what became of quotes. */
export const toldKinds = ['wrote', 'was_written', 'sent', 'was_sent', 'quoted', 'quote_noted', 'accepted'] as const

/** What is written by hand. */
export const entryKinds = ['call', 'meeting', 'note'] as const

export const EntryFields = z.object({
  kind: z.enum(entryKinds).default('note'),
  words: longText(2_000).min(1, 'Please say what it was about.'),
  day: Day.nullable().default(null).describe('When it was; else the day on which it is written'),
})

const Entry = z.strictObject({
  id: Id,
  user_vendor_id: Id.nullable(),
  guest_wedding_event_id: Id.nullable(),
  kind: z.enum(entryKinds),
  words: z.string(),
  day: z.string().nullable(),
  item_id: Id.nullable().describe('The task that it became'),
  version: z.int(),
  created_at: Moment,
  updated_at: Moment,
})

const DiaryLine = z.strictObject({
  day: z.string(),
  what: z.enum(['added', 'changed', 'paid', 'due', 'asked', 'answered', ...toldKinds, ...entryKinds]),
  who: z.string().describe('First name of who did it, where that is known'),
  words: z.string().describe('Of an entry, the name of a payment, and the last that was written or sent on a day'),
  status: z.enum(statuses).nullable().describe('Where they stood after it'),
  fields: z.array(z.string()).describe('What else was changed'),
  amount: z.int().nullable(),
  entry_id: Id.nullable().describe('Of what was written by hand'),
  item_id: Id.nullable(),
  n: z.int().describe('How many messages or files of that day it is'),
  message_id: Id.nullable().describe('The last of them'),
  conversation_id: Id.nullable(),
  is_old: z.boolean().describe('It isn’t among the hundred newest messages'),
})

const OneEntry = z.strictObject({ data: Entry })

export type Entry = z.infer<typeof Entry>
export type DiaryLine = z.infer<typeof DiaryLine>
export const entryFields = Entry.shape

const diary = route.$route({ tags: ['Vendor manager'] })
const needs = { policy: 'planning', permission: permissions.vendors } as const

export const vendorDiaryContract = {
  list: diary
    .route({ method: 'GET', path: '/user-vendors/{id}/diary', summary: 'What happened with a vendor, the latest first' })
    .meta(needs)
    .input(byIdOf('user_vendor'))
    .output(z.strictObject({ data: z.array(DiaryLine) })),
  create: diary
    .route({ method: 'POST', path: '/user-vendors/{id}/diary', successStatus: 201, summary: 'Write a call, a meeting or a note down' })
    .meta(needs)
    .input(EntryFields.extend({ id: idOf('user_vendor'), act: Act.optional() }))
    .output(OneEntry),
  task: diary
    .route({ method: 'POST', path: '/vendor-entries/{id}/task', summary: 'Make a task of an entry, once' })
    .meta({ ...needs, couple: true })
    .input(byIdOf('vendor_entry').extend({ due_date: Day.nullable().default(null), act: Act.optional() }))
    .output(OneEntry),
  destroy: diary
    .route({ method: 'DELETE', path: '/vendor-entries/{id}', successStatus: 204, summary: 'Take an entry out of the diary' })
    .meta(needs)
    .input(byIdOf('vendor_entry').extend({ act: Act.optional() })),
}
