import * as z from 'zod'
import { Username } from '#features/account/sign-in/user.ts'
import { GuestWeddingEvent } from '#features/wedding/events/contract.ts'
import { ShownPicture } from '#features/files/uploads/shown-picture.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import { route } from '#features/route.ts'
import { RsvpQuestion } from '#features/guests/rsvp-settings/contract.ts'
import { OneGuest, ReplyFields } from '#features/guests/list/contract.ts'
import { OwnData } from '#features/guests/list/own-data.ts'
import { Act, byIdOf, Email, Id, idOf, longText, Moment, text } from '#features/shapes.ts'

/** What a guest may say: coming, can't, maybe. */
export const GivenStatus = z.union([z.literal(2), z.literal(3), z.literal(4)], 'Please say whether you’re coming.')

const InviteId = z.string().max(200)
const ByInvite = z.object({ invite_id: InviteId })

const InvitedReply = z.strictObject({
  event_id: Id,
  status: z.int().min(0).max(4),
  plus_one_count: z.int(),
  meal: z.string(),
  plus_one_meals: z.array(z.string()).describe('What companions eat, in the order of their names'),
  answered_at: Moment.nullable(),
})

export const InvitedGuest = z.strictObject({
  id: Id,
  firstname: z.string(),
  lastname: z.string(),
  age_group: z.enum(['adult', 'child', 'infant']),
  dietary_notes: z.string(),
  plus_one_most: z.int().describe('How many they may bring'),
  plus_one_names: z.array(z.string()),
  replies: z.array(InvitedReply).describe('One for each event that they are asked to'),
})

const told = GuestWeddingEvent.omit({ taxonomy_event_id: true, visible_to: true, picture_id: true })
const InvitedEvent = told.extend({
  is_open: z.boolean().describe('Still takes answers'),
  is_asked: z.boolean().describe('Somebody of the household is asked to it; else every guest may know of it'),
})

/** All that a household may see, and nothing else. */
export const Invitation = z.strictObject({
  couple: z.strictObject({
    username: z.string(),
    firstname: z.string(),
    other_firstname: z.string(),
    wedding_date: z.string().nullable(),
    wedding_place: z.string(),
  }),
  picture: ShownPicture.nullable().describe('At the head of the page'),
  website: z.string().nullable().describe('The address of the couple’s website, where it is published'),
  welcome: z.string(),
  closed_words: z.string(),
  contact: z.strictObject({
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    takes_words: z.boolean().describe('A word to them reaches them by mail'),
  }),
  guest: z.strictObject({ id: Id, ...OwnData.shape }).describe('Whose invite it is'),
  envelope: z.string().describe('What stands on the envelope of the household, by which it is greeted; empty where nothing does'),
  guests: z.array(InvitedGuest).describe('The household'),
  events: z.array(InvitedEvent),
  questions: z.array(RsvpQuestion),
  answers: z.array(z.strictObject({ question_id: Id, guest_id: Id, answer: z.string() })),
})

const most = { guests: 40, replies: 400, answers: 400 }

const Given = z.object({
  replies: z
    .array(
      z.object({
        guest_id: Id,
        event_id: Id,
        status: GivenStatus,
        plus_one_count: z.int().min(0).max(20).optional(),
        meal: text(120).optional(),
        plus_one_meals: z.array(text(120)).max(20).optional(),
      }),
    )
    .max(most.replies)
    .default([]),
  guests: z
    .array(z.object({ id: Id, dietary_notes: longText(1000).optional(), plus_one_names: z.array(text(120)).max(20).optional() }))
    .max(most.guests)
    .default([]),
  answers: z
    .array(z.object({ question_id: Id, guest_id: Id.optional().describe('Where each guest is asked'), answer: longText(1000) }))
    .max(most.answers)
    .default([]),
  guest: OwnData.partial().optional(),
  words: longText(2000).min(1, 'Please write something.').optional().describe('Mailed to the couple; taken when nothing else is any more'),
})

export type Invitation = z.infer<typeof Invitation>
export type InvitedEvent = z.infer<typeof InvitedEvent>
export type InvitedGuest = z.infer<typeof InvitedGuest>
export type Given = z.infer<typeof Given>

const ReplyInput = ReplyFields.extend({
  id: idOf('guest'),
  event_id: idOf('event'),
  act: Act.optional(),
  channel: z.enum(['couple', 'phone', 'mail', 'in_person']).optional().describe('How the guest said so; noted in the history'),
  invite_id: z.string().max(200).optional().describe('The guest’s own; then it alone counts, and the answer is what the guest may see'),
  skip_klaviyo: z.boolean().optional().describe('Tell e-mail marketing nothing of it; passed over where the guest answers'),
})
const rsvp = route.$route({ tags: ['RSVP'] })
const OneInvitation = z.strictObject({ data: Invitation })

export const rsvpContract = {
  find: rsvp
    .route({ method: 'POST', path: '/public/guests/find', summary: 'The invite that the code on a card belongs to' })
    .meta({ policy: 'anyone', answers_tokens: true })
    .input(z.object({ username: Username, code: z.string().max(40) }))
    .output(z.strictObject({ data: z.strictObject({ invite_id: z.string() }) })),
  sendLink: rsvp
    .route({
      method: 'POST',
      path: '/public/guests/send-link',
      successStatus: 202,
      summary: 'Mail guests with that address their own link; says the same whether there are any or not',
    })
    .meta({ policy: 'anyone' })
    .input(z.object({ username: Username, email: Email })),
  get: rsvp
    .route({ method: 'GET', path: '/public/guests/{invite_id}', summary: 'What the household of an invite may see' })
    .meta({ policy: 'invite' })
    .input(ByInvite)
    .output(OneInvitation),
  preview: rsvp
    .route({
      method: 'GET',
      path: '/guests/{id}/preview',
      summary: 'What the household of a guest sees, for the couple; nothing comes of it',
    })
    .meta({ policy: 'planning', permission: permissions.guests })
    .input(byIdOf('guest'))
    .output(OneInvitation),
  answer: rsvp
    .route({ method: 'PUT', path: '/public/guests/{invite_id}', summary: 'A household answers, and puts its own data right' })
    .meta({ policy: 'invite' })
    .input(Given.extend(ByInvite.shape))
    .output(OneInvitation),
  reply: rsvp
    .route({
      tags: ['Guests'],
      method: 'PUT',
      path: '/guests/{id}/guest_wedding_events/{event_id}/status',
      summary: "Set a guest's answer for an event",
    })
    .meta({ policy: 'guest_reply', permission: permissions.guests })
    .input(ReplyInput)
    .output(z.union([OneGuest, z.strictObject({ data: InvitedGuest })])),
  erase: rsvp
    .route({
      method: 'DELETE',
      path: '/public/guests/{invite_id}',
      successStatus: 204,
      summary: 'Erase what is kept of the guest but the name and the answers, here and in the history',
    })
    .meta({ policy: 'invite' })
    .input(ByInvite),
}
