import { actingFor } from '#features/trade/members/policy.server.ts'
import { invalid, notFound } from '#server/errors.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { t } from '#web/text/text.ts'
import { changeTemplate, deleteTemplate, insertTemplate, isTemplate, listTemplates } from './rows.server.ts'

const api = forUser.task_templates

export const taskTemplateRoutes = guarded.task_templates.router({
  list: api.list.handler(async ({ context: { db, user } }) => {
    const { content_id } = await actingFor(db, user.id)
    return { data: await listTemplates(db, content_id) }
  }),

  add: api.add.handler(async ({ context: { db, user }, input }) => {
    const { content_id } = await actingFor(db, user.id)
    return { data: await insertTemplate(db, content_id, input) }
  }),

  change: api.change.handler(async ({ context: { db, user }, input }) => {
    const { content_id } = await actingFor(db, user.id)
    return { data: (await changeTemplate(db, content_id, input)) ?? notFound() }
  }),

  remove: api.remove.handler(async ({ context: { db, user }, input: { id } }) => {
    const { content_id } = await actingFor(db, user.id)
    if (await deleteTemplate(db, content_id, id)) return
    if (await isTemplate(db, content_id, id)) invalid({ id: [t('task_templates.stays')] })
    notFound()
  }),
})
