import * as z from 'zod'
import { Person } from '#features/account/sign-in/user.ts'
import { route } from '#features/route.ts'
import { ById, Id, Moment, numberedPage, pageOf, text } from '#features/shapes.ts'
import { AnswersByField } from '../contract.ts'

const AnswerInWords = z.strictObject({ name: z.string(), label: z.string(), answer: z.string() })
export type AnswerInWords = z.infer<typeof AnswerInWords>

export const FormAnswer = z.strictObject({
  id: Id,
  form: z.string().describe('Its slug'),
  title: z.string(),
  answers: z.array(AnswerInWords).describe('As they were asked for then'),
  email: z.string().nullable(),
  user: Person.nullable().describe('Who was signed in'),
  created_at: Moment,
  ends_at: Moment.describe('It is deleted then'),
})
export type FormAnswer = z.infer<typeof FormAnswer>

const form = text(200).default('').describe('The slug of a form; all of them without one')

const ListQuery = numberedPage(30).extend({ form })

const file = { schema: { type: 'string', format: 'binary' } } as const
const files = { 'text/csv': file, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': file }

const operator = { tags: ['Operator'] }

export const formsContract = {
  send: route
    .route({ method: 'POST', path: '/forms/{slug}', successStatus: 204, summary: 'Send in a form', tags: ['Content'] })
    .meta({ policy: 'anyone', impersonation: 'refused' })
    .input(
      z.object({
        slug: text(200),
        answers: AnswersByField,
        website_url: z.string().max(10_000).default('').describe('Nobody sees this field, so that who fills it in is no person'),
      }),
    ),
  remove: route
    .route({ method: 'DELETE', path: '/admin/form-answers/{id}', successStatus: 204, summary: 'Delete what somebody sent in', ...operator })
    .meta({ policy: 'admin', impersonation: 'refused' })
    .input(ById),
  list: route
    .route({ method: 'GET', path: '/admin/form-answers', summary: 'What was sent in by forms, the newest first', ...operator })
    .meta({ policy: 'admin' })
    .input(ListQuery)
    .output(
      pageOf(FormAnswer).extend({
        forms: z.array(z.strictObject({ slug: z.string(), title: z.string(), count: z.int() })),
      }),
    ),
  export: route
    .route({
      method: 'GET',
      path: '/admin/form-answers/export',
      summary: 'The same as a file, a column for each question',
      ...operator,
      spec: (operation) => ({ ...operation, responses: { 200: { description: 'form-answers.csv or form-answers.xlsx', content: files } } }),
    })
    .meta({ policy: 'admin', heavy: true })
    .input(z.object({ form, format: z.enum(['csv', 'xlsx']).default('csv') }))
    .output(z.unknown()),
}
