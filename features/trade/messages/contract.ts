import * as z from 'zod'
import { ShownPicture } from '#features/magazine/content/contract.ts'
import { route } from '#features/route.ts'
import { ById, Day, Id, longText, Moment, numberedPage, pageOf, text } from '#features/shapes.ts'
import { SentFile } from './attaching/sent-file.ts'
import { LeadCheck } from './realness/contract.ts'
import { SentQuote, LiveHeads } from './quoting/sent-quote.ts'
import { messageKinds, sides, writers } from './sides.ts'

const Words = longText(5_000).min(1, 'Please write something.')

const Asker = z.strictObject({
  is_confirmed: z.boolean().describe('Whether the address of who asked is'),
  since: z.string().describe('The month in which their account was made'),
  email: z.string().nullable().describe('Null until they give it'),
  check: LeadCheck.nullable().describe('What the operator was asked of them'),
})

const Facts = z.strictObject({
  wedding_date: Day.nullable(),
  place: z.string(),
  guests: z.int().nullable(),
  budget: z.int().nullable().describe('In cents'),
  held_until: Day.nullable().describe('Until when the vendor holds that day for somebody; then it opens by itself'),
})

const Conversation = z.strictObject({
  id: Id,
  side: z.enum(sides).describe('On which of the two the caller is'),
  name: z.string().describe('Of the other'),
  url: z.string().nullable().describe('The page of the vendor, where they are shown'),
  picture: ShownPicture.nullable(),
  service: z.string(),
  is_illustrated: z.boolean().describe('The vendor is invented'),
  facts: Facts.describe('What the last enquiry said'),
  asker: Asker.nullable().describe('For the vendor: what may be known of who asked'),
  enquiry_id: Id.describe('The last one'),
  contact_released_at: Moment.nullable(),
  can_release: z.boolean().describe('It is the caller’s own address, and not given yet'),
  is_open: z.boolean().describe('What was let go takes no more messages'),
  blocked_by: z.enum(sides).nullable(),
  waits_since: Moment.nullable().describe('Since when the couple waits for an answer by a person'),
  unread: z.int(),
  last: z.strictObject({ side: z.enum(writers), kind: z.enum(messageKinds), words: z.string(), created_at: Moment }),
})
export type Conversation = z.infer<typeof Conversation>

const Message = z.strictObject({
  id: Id,
  side: z.enum(writers),
  kind: z.enum(messageKinds),
  author: z.string().describe('The first name of who wrote it, where their account is still there'),
  is_own: z.boolean().describe('The caller wrote it'),
  words: z.string(),
  quote: SentQuote.nullable(),
  file: SentFile.nullable(),
  created_at: Moment,
})
export type Message = z.infer<typeof Message>

export const Passing = z.strictObject({
  is_booked: z.boolean().describe('The vendor is booked on the day that was asked for'),
  to: z.array(z.strictObject({ id: Id, title: z.string() })).describe('For the vendor: connections to whom they may ask to pass it on'),
  referral: z
    .strictObject({
      id: Id,
      title: z.string().describe('Of whom it would be passed on to'),
      url: z.string(),
      answer: z.enum(['yes', 'no']).nullable().describe('Of the couple; nothing is passed on before their yes'),
      conversation_id: Id.nullable().describe('For the couple, after their yes: where they and the other write now'),
    })
    .nullable()
    .describe('The last that was asked'),
})
export type Passing = z.infer<typeof Passing>

const Thread = Conversation.extend({
  passing: Passing,
  messages: z.array(Message).describe('From the oldest to the newest, a hundred at most'),
  files: z.array(SentFile).describe('All that were sent, the newest first, two hundred at most'),
  has_more: z.boolean().describe('There are older ones'),
  seen_id: z.int().describe('The last message that the other side has seen'),
  heads: LiveHeads.nullable().describe('For the couple alone, where a quote was sent: who comes as of today'),
})
export type Thread = z.infer<typeof Thread>

const ListQuery = numberedPage(50).extend({
  side: z.enum(sides),
  filter: z.enum(['all', 'unread', 'waiting']).default('all'),
  q: text(100).default('').describe('A name, or a word of a message'),
})
export type ListQuery = z.infer<typeof ListQuery>

const conversations = route.$route({ tags: ['Messages'] })

/** Nobody reads or writes them for somebody else. */
const own = { policy: 'own_conversation', impersonation: 'refused' } as const

export const conversationsContract = {
  list: conversations
    .route({ method: 'GET', path: '/conversations', summary: 'Whom the caller writes with; for a vendor, who waits longest comes first' })
    .meta({ policy: 'signed_in', impersonation: 'refused', is_kept: true })
    .input(ListQuery)
    .output(pageOf(Conversation).extend({ unread: z.int(), waiting: z.int() })),
  get: conversations
    .route({ method: 'GET', path: '/conversations/{id}', summary: 'What was written' })
    .meta({ ...own, is_kept: true })
    .input(ById.extend({ before: Id.optional().describe('Only what is older than this message') }))
    .output(z.strictObject({ data: Thread })),
  write: conversations
    .route({ method: 'POST', path: '/conversations/{id}/messages', summary: 'Write to the other side' })
    .meta(own)
    .input(
      ById.extend({
        words: Words,
        client_id: z
          .uuid()
          .optional()
          .describe('A name of the caller’s own: what is sent again under it is written once, whenever that is'),
      }),
    )
    .output(z.strictObject({ data: Message })),
  read: conversations
    .route({ method: 'POST', path: '/conversations/{id}/read', summary: 'Say up to which message was read', successStatus: 204 })
    .meta(own)
    .input(ById.extend({ up_to: Id })),
  change: conversations
    .route({ method: 'PUT', path: '/conversations/{id}', summary: 'Hear no more from the other side, or again; a couple also lets it go' })
    .meta(own)
    .input(ById.extend({ is_blocked: z.boolean().optional(), is_closed: z.literal(true).optional() }))
    .output(z.strictObject({ data: Conversation })),
}
