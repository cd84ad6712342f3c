import * as z from 'zod'
import { Face } from '#features/files/uploads/shown-picture.ts'
import { WhoseWedding } from '#features/wedding/access/whose-wedding.ts'
import { route } from '#features/route.ts'
import { anyPage, Id, idOf, Moment, pageOf } from '#features/shapes.ts'
import { allKinds } from './kinds.ts'

const Person = z.strictObject({
  kind: z.enum(['person', 'guest', 'somebody']).describe('A guest answers without an account; somebody has none any more'),
  id: Id.nullable(),
  name: z.string(),
})

/** Something that was done in a wedding, however many lines of its history it wrote. */
export const Act = z.strictObject({
  id: z.uuid().describe('Takes it back: POST /wedding-changes/{act}/undo'),
  kind: z.enum(allKinds),
  who: Person.extend({ is_operator: z.boolean().describe('It was done for them, by somebody of the product'), face: Face }),
  text: z.string().describe('What they did, in words that follow their name'),
  channel: z.string().nullable().describe('How an answer came: guest, phone, mail'),
  names: z.array(z.string()).describe('The first three things it was about'),
  things: z.int(),
  created_at: Moment,
  is_new: z.boolean().describe('Somebody else did it since the caller was here last'),
  undoable_until: Moment.nullable().describe('Null where there is nothing that the caller could take back'),
  undone_at: Moment.nullable(),
  undone_by: Person.nullable(),
  is_undoing: z.boolean().describe('It took another act back'),
})

const ActQuery = anyPage(30).extend({
  person: z
    .union([Id, z.literal('guests')])
    .optional()
    .describe('Who did it; `guests` for what guests answered'),
  kind: z.enum(allKinds).optional(),
  event_id: idOf('event').optional().describe('What concerns one event'),
  since: z.literal('last_visit').optional().describe('What others did since the caller was here last'),
  user_id: Id.optional(),
})

const ActPage = pageOf(Act).extend({
  since: Moment.nullable().describe('When the caller was here last, before this visit'),
  wedding: WhoseWedding,
  people: z.array(Person).describe('Who did anything that the caller may see'),
})

export type Act = z.infer<typeof Act>
export type Person = z.infer<typeof Person>
export type ActQuery = z.infer<typeof ActQuery>
export type ActPage = z.infer<typeof ActPage>

const history = route.$route({ tags: ['History'] })

export const historyContract = {
  list: history
    .route({ method: 'GET', path: '/wedding-changes', summary: 'What was done in a wedding, by whom, the latest first' })
    .meta({ policy: 'planning', permission: 'any' })
    .input(ActQuery)
    .output(ActPage),
  visit: history
    .route({
      method: 'PUT',
      path: '/wedding-visits/{user_id}',
      successStatus: 204,
      summary: 'Say that one looked; what comes later is new at the next visit',
    })
    .meta({ policy: 'planning', permission: 'any' })
    .input(z.object({ user_id: Id })),
}
