import * as z from 'zod'
import { ShownPicture } from '#features/files/uploads/shown-picture.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import { route } from '#features/route.ts'
import { Id, idOf, longText, Moment, OptionalEmail, text, Version } from '#features/shapes.ts'

const QuestionKind = z.enum(['text', 'choice', 'yes_no'])

const Words = z.object({
  welcome: longText(600).describe('Stands above the answers'),
  closed_words: longText(600).describe('What is said when an event takes no more answers'),
  contact_name: text(120).describe('Whom guests may ask'),
  contact_phone: text(40),
  contact_email: OptionalEmail,
})

/** A question with an id stays the one it was, with its answers. */
const QuestionInput = z
  .object({
    id: Id.optional(),
    event_id: idOf('event').nullable().default(null).describe('For whoever is on the list of that event; null for everybody'),
    kind: QuestionKind,
    label: text(200).min(1, 'Please write the question.'),
    choices: z.array(text(120).min(1, 'Please write something to choose.')).max(12).default([]),
    of_each_guest: z.boolean().default(false).describe('Asked of each guest, else once of the household'),
  })
  .refine(({ kind, choices }) => kind !== 'choice' || new Set(choices).size >= 2, {
    path: ['choices'],
    message: 'Please give two things to choose from.',
  })

const Questions = z.array(QuestionInput).max(10, 'Please ask at most 10 questions.')

export const mostCodes = 500

/** Whose wedding, where it is not the caller's. */
const Whose = z.object({ user_id: Id.optional() })

export const RsvpQuestion = z.strictObject({
  id: Id,
  event_id: Id.nullable(),
  kind: QuestionKind,
  label: z.string(),
  choices: z.array(z.string()),
  of_each_guest: z.boolean(),
})

export const RsvpSettings = z.strictObject({
  ...Words.shape,
  picture_id: Id.nullable(),
  picture: ShownPicture.nullable().describe('Stands at the head of the guests’ pages'),
  questions: z.array(RsvpQuestion),
  time_zone: z.string().describe('Where the couple lives; a last day to answer ends there'),
  version: z.int(),
})

const OwnAnswer = z.strictObject({
  question_id: Id,
  guest_id: Id,
  firstname: z.string(),
  lastname: z.string(),
  answer: z.string(),
  answered_at: Moment,
})

const CodesInput = Whose.extend({
  household_ids: z.array(idOf('household')).max(mostCodes).default([]),
  guest_ids: z.array(idOf('guest')).max(mostCodes).default([]).describe('Of guests without a household'),
})

const NewCode = z.strictObject({ household_id: Id.nullable(), guest_id: Id.nullable(), code: z.string() })

export type RsvpQuestion = z.infer<typeof RsvpQuestion>
export type QuestionInput = z.infer<typeof QuestionInput>
export type RsvpSettings = z.infer<typeof RsvpSettings>
export type OwnAnswer = z.infer<typeof OwnAnswer>
export type NewCode = z.infer<typeof NewCode>

const settings = route.$route({ tags: ['RSVP'] })

export const rsvpSettingsContract = {
  get: settings
    .route({ method: 'GET', path: '/rsvp-settings', summary: 'What the couple says to guests who answer, and what they ask' })
    .meta({ policy: 'planning', permission: permissions.guests, couple: true })
    .input(Whose)
    .output(z.strictObject({ data: RsvpSettings })),
  update: settings
    .route({ method: 'PUT', path: '/rsvp-settings', summary: 'Change it; questions that are given replace those there were' })
    .meta({ policy: 'planning', permission: permissions.guests, couple: true })
    .input(
      Words.partial().extend({
        ...Whose.shape,
        picture_id: Id.nullable().optional(),
        questions: Questions.optional(),
        version: Version.optional(),
      }),
    )
    .output(z.strictObject({ data: RsvpSettings })),
  answers: settings
    .route({ method: 'GET', path: '/rsvp-settings/answers', summary: 'What guests said to the questions' })
    .meta({ policy: 'planning', permission: permissions.guests, couple: true })
    .input(Whose)
    .output(z.strictObject({ data: z.array(OwnAnswer) })),
  newCodes: settings
    .route({
      method: 'POST',
      path: '/rsvp-codes',
      successStatus: 201,
      summary: 'New codes for cards; they are told this once, and those of earlier cards stay good',
    })
    .meta({ policy: 'planning', permission: permissions.guests, couple: true, answers_tokens: true })
    .input(CodesInput)
    .output(z.strictObject({ data: z.array(NewCode) })),
  endCodes: settings
    .route({ method: 'POST', path: '/rsvp-codes/end', successStatus: 204, summary: 'End all codes of these households and guests' })
    .meta({ policy: 'planning', permission: permissions.guests, couple: true })
    .input(CodesInput),
}
