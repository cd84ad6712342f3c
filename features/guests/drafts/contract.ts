import * as z from 'zod'
import { InWedding } from '#features/wedding/access/whose-wedding.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import { route } from '#features/route.ts'
import { RsvpQuestion } from '#features/guests/rsvp-settings/contract.ts'
import { Id } from '#features/shapes.ts'
import { mostOf, mostQuestions } from './most-letters.ts'

export const DraftKind = z.enum(['save_the_date', 'change_of_date', 'invitation', 'reminder', 'replies', 'questions'])

/** As it is typed: with the blank at its end, and as long as what two wrote at once. */
function typed(most: number) {
  return z
    .string()
    .max(most, `Please use at most ${most} characters.`)
    .refine((value) => value.isWellFormed() && !value.includes('\0'), 'Please use letters, digits and signs only.')
    .optional()
}

/** A question as it is typed; who began it in a browser calls it by a key of its own, until it is saved. */
const QuestionDraft = z.object({
  key: z.string().regex(/^[a-z0-9 -]{1,60}$/, 'Please use letters, digits and signs only.'),
  id: Id.optional(),
  event_id: Id.nullable(),
  kind: RsvpQuestion.shape.kind,
  label: typed(mostOf.label).unwrap(),
  choices: typed(mostOf.choices).unwrap(),
  of_each_guest: z.boolean(),
})

const Questions = z.array(QuestionDraft).max(mostQuestions, `Please keep at most ${mostQuestions} questions.`)

const Said = z.object({
  subject: typed(mostOf.subject),
  words: typed(mostOf.words),
  welcome: typed(mostOf.welcome),
  closed_words: typed(mostOf.closed_words),
  contact_name: typed(mostOf.contact_name),
  contact_phone: typed(mostOf.contact_phone),
  contact_email: typed(mostOf.contact_email),
  questions: Questions.optional(),
  earlier_questions: Questions.optional().describe('What was saved when they began to write'),
})

const Draft = z.strictObject({ kind: DraftKind, said: z.strictObject(Said.shape) })

export type DraftKind = z.infer<typeof DraftKind>
export type Said = z.infer<typeof Said>
export type QuestionDraft = z.infer<typeof QuestionDraft>
export type Draft = z.infer<typeof Draft>

const drafts = route.$route({ tags: ['Letters to guests'] })

export const draftsContract = {
  list: drafts
    .route({ method: 'GET', path: '/invitations/drafts', summary: 'The couple’s words for each kind of letter, and what it has not saved' })
    .meta({ policy: 'planning', permission: permissions.guests, couple: true })
    .input(InWedding)
    .output(z.strictObject({ data: z.array(Draft) })),
  save: drafts
    .route({
      method: 'PUT',
      path: '/invitations/drafts/{kind}',
      summary: 'Keep what is being written; where somebody else wrote meanwhile, both stay, and the answer says how',
    })
    .meta({ policy: 'planning', permission: permissions.guests, couple: true })
    .input(
      InWedding.extend({
        kind: DraftKind,
        said: Said.describe('Fields that are left out have no words of their own any more'),
        base: Said.default({}).describe('What stood there before, as far as the writer knew'),
      }),
    )
    .output(z.strictObject({ data: Draft })),
}
