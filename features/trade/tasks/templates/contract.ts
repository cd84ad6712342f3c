import * as z from 'zod'
import { route } from '#features/route.ts'
import { ById, Id, text } from '#features/shapes.ts'
import { taskKeys } from '../task-keys.ts'

const Title = text(120).min(1, 'Please say what is to be done.')
const Days = z
  .int('Please enter a whole number.')
  .min(-730, 'Please enter two years at most.')
  .max(730, 'Please enter two years at most.')
  .describe('From the day; before it they are negative')

const Template = z.strictObject({
  id: Id,
  key: z.enum(taskKeys).nullable().describe('Of one that every business has, which is switched off, but not removed'),
  title: z.string().describe('Empty where it is worded by its key'),
  days: z.int(),
  is_on: z.boolean(),
})
export type Template = z.infer<typeof Template>

const One = z.strictObject({ data: Template })
const templates = route.$route({ tags: ['Vendors’ own side'] })

export const taskTemplatesContract = {
  list: templates
    .route({ method: 'GET', path: '/vendor-task-templates', summary: 'What every booking brings to be done, in the order of the days' })
    .meta({ policy: 'vendor' })
    .output(z.strictObject({ data: z.array(Template) })),
  add: templates
    .route({ method: 'POST', path: '/vendor-task-templates', successStatus: 201, summary: 'Have something to do for every booking' })
    .meta({ policy: 'vendor' })
    .input(z.object({ title: Title, days: Days }))
    .output(One),
  change: templates
    .route({
      method: 'PUT',
      path: '/vendor-task-templates/{id}',
      summary: 'Change it, for all bookings for which it was not done yet',
    })
    .meta({ policy: 'own_task_template' })
    .input(ById.extend({ title: Title.optional(), days: Days.optional(), is_on: z.boolean().optional() }))
    .output(One),
  remove: templates
    .route({ method: 'DELETE', path: '/vendor-task-templates/{id}', successStatus: 204, summary: 'Have it no longer' })
    .meta({ policy: 'own_task_template' })
    .input(ById),
}
