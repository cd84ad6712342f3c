import type { Form } from '#server/form-post.ts'
import { tools } from '#web/map/routes.ts'
import { beginChecklist } from './checklist-setup.ts'
import { settingsIn } from './settings-in.ts'

const { path: list } = tools.checklist
const task = '/dashboard/events/$id/task'

/** The checklist before, or without, the page's script. */
export const checklistForms: Form[] = [
  ...[list, task].flatMap((path): Form[] => [
    {
      path,
      name: 'tick',
      submit: (api, { id, done }) =>
        api.user_checklist_items.update({ id: Number(id), completed_at: done === 'yes' ? new Date().toISOString() : null }),
      to: back,
    },
    {
      path,
      name: 'add',
      submit: (api, { title = '', event, due_date }) =>
        api.user_checklist_items.create({ title, guest_wedding_event_id: Number(event), ...(due_date && { due_date }) }),
      to: back,
    },
  ]),
  {
    path: `${list}/settings`,
    name: 'settings',
    submit: async (api, fields) => {
      const { date, settings } = settingsIn(fields)
      if ('date' in fields) await api.users.update({ wedding_details: { date: date || null } })
      return api.user_checklist_items.settings(settings)
    },
    to: () => list,
  },
  {
    path: '/complete/checklist/$step',
    name: 'checklist',
    submit: async (api, fields) => {
      const { guest_wedding_events: events } = await api.user_checklist_items.list({ per_page: 1 })
      return beginChecklist(events, fields, {
        date: (date) => api.users.update({ wedding_details: { date } }),
        plan: api.checklist_at_once.plan,
        create: api.guest_wedding_events.create,
        finish: () => api.setups.finish({ tool: 'checklist' }),
      })
    },
    to: () => list,
  },
  {
    path: '/complete/checklist/$step',
    name: 'later',
    submit: (api) => api.setups.finish({ tool: 'checklist' }),
    to: () => list,
  },
]

/** Back to the list as it was. */
function back(_: Record<string, string>, page: URL): string {
  const search = new URLSearchParams(page.search)
  search.delete('add')
  return `${page.pathname}${search.size > 0 ? `?${search}` : ''}`
}
