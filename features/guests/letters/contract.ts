import * as z from 'zod'
import { InWedding } from '#features/wedding/access/whose-wedding.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import { route } from '#features/route.ts'
import { ById, ByToken, Day, Id, idOf, longText, Moment, text } from '#features/shapes.ts'

export const LetterKind = z.enum(['save_the_date', 'change_of_date', 'invitation', 'reminder'])

const Wanted = z.object({
  kind: LetterKind,
  event_ids: z
    .array(Id)
    .max(50)
    .default([])
    .describe(
      'What it is about; all events of the wedding where none is named. Only a save-the-date tells of those that take no more answers',
    ),
  households: z
    .union([z.enum(['all', 'waiting']), z.array(Id).max(2_000)])
    .default('all')
    .describe('Whom it goes to: everybody on the lists of these events, who has not answered, or these households'),
  guest_ids: z.array(Id).max(2_000).default([]).describe('Guests whose households it goes to, where households is a list'),
  again: z.boolean().default(false).describe('Also to who had a letter of this kind'),
  subject: text(120).default('').describe('The product’s own where it is empty'),
  words: longText(3_000).default('').describe('What the couple says; the product’s own words where it is empty'),
  ...InWedding.shape,
})

const NoAddress = z.strictObject({ id: Id, name: z.string(), household_id: Id.nullable() })

const ClosedEvent = z.strictObject({ id: Id, name: z.string(), reply_by: Day.nullable() })

const Preview = z.strictObject({
  letters: z.int().describe('How many would leave'),
  done: z.int().describe('Households that had a letter of this kind'),
  answered: z.int().describe('Households that answered, and need no reminder'),
  not_asked: z.int().describe('Households that nobody asked yet, and that a reminder is not for'),
  refused: z.int().describe('Households that asked for no more letters'),
  without_address: z.int().describe('Households without an email address'),
  nowhere: z.array(NoAddress).describe('A guest of each of the first 100 of those'),
  closed: z.array(ClosedEvent).describe('Events that it leaves out, because they take no more answers'),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  is_confirmed: z.boolean().describe('False while the address of the account is not confirmed, and nothing can be sent'),
})

export const Sending = z.strictObject({
  id: Id,
  kind: LetterKind,
  event_ids: z.array(Id),
  subject: z.string(),
  created_at: Moment,
  leaves_at: Moment.describe('Until then it can be stopped'),
  stopped_at: Moment.nullable(),
  letters: z.int(),
  waiting: z.int(),
  sent: z.int(),
  failed: z.int().describe('Given up, because nobody takes letters at that address'),
  passed: z.int().describe('Not sent after all: answered meanwhile, or no address any more'),
})

const OneSending = z.strictObject({ data: Sending })

const Invited = z.strictObject({
  sending: Sending.nullable().describe('Null where the household has its invitation'),
})

const LetterState = z.strictObject({
  state: z.enum(['open', 'left']),
  couple: z.string(),
  email: z.string().describe('Hidden but for its first letter and its end'),
})

export type LetterKind = z.infer<typeof LetterKind>
export type Wanted = z.infer<typeof Wanted>
export type Preview = z.infer<typeof Preview>
export type Sending = z.infer<typeof Sending>
export type LetterState = z.infer<typeof LetterState>

const letters = route.$route({ tags: ['Letters to guests'] })

export const invitationsContract = {
  list: letters
    .route({ method: 'GET', path: '/invitations', summary: 'The latest sendings, and how far they are' })
    .meta({ policy: 'planning', permission: permissions.guests, couple: true })
    .input(InWedding)
    .output(z.strictObject({ data: z.array(Sending) })),
  preview: letters
    .route({ method: 'POST', path: '/invitations/preview', summary: 'What would be sent to whom; nothing is' })
    .meta({ policy: 'planning', permission: permissions.guests, couple: true })
    .input(Wanted)
    .output(z.strictObject({ data: Preview })),
  test: letters
    .route({ method: 'POST', path: '/invitations/test', successStatus: 202, summary: 'Send the letter to oneself' })
    .meta({ policy: 'planning', permission: permissions.guests, couple: true, impersonation: 'refused' })
    .input(Wanted),
  send: letters
    .route({
      method: 'POST',
      path: '/invitations',
      successStatus: 201,
      summary: 'Send letters, once to each household; they leave a little later',
    })
    .meta({ policy: 'planning', permission: permissions.guests, couple: true, impersonation: 'refused' })
    .input(Wanted)
    .output(OneSending),
  stop: letters
    .route({ method: 'POST', path: '/invitations/{id}/stop', summary: 'Stop the letters of a sending that have not left' })
    .meta({ policy: 'sending' })
    .input(ById)
    .output(OneSending),
  invite: letters
    .route({ method: 'POST', path: '/guests/{id}/rsvp', summary: 'Mail the invitation of the guest’s household, once' })
    .meta({ policy: 'planning', permission: permissions.guests })
    .input(z.object({ id: idOf('guest'), again: z.boolean().default(false) }))
    .output(z.strictObject({ data: Invited })),
  letter: letters
    .route({ method: 'GET', path: '/letters/{token}', summary: 'Whose letters a mailed link refuses; looking changes nothing' })
    .meta({ policy: 'guest_letter' })
    .input(ByToken)
    .output(z.strictObject({ data: LetterState })),
  leave: letters
    .route({ method: 'POST', path: '/letters/{token}/leave', successStatus: 204, summary: 'Get no more letters of this couple' })
    .meta({ policy: 'guest_letter' })
    .input(ByToken.extend({ reason: z.enum(['no_more', 'not_me']).default('no_more') })),
  comeBack: letters
    .route({ method: 'POST', path: '/letters/{token}/return', successStatus: 204, summary: 'Get letters of this couple again' })
    .meta({ policy: 'guest_letter' })
    .input(ByToken),
}
