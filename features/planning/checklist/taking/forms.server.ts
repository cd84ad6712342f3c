import { ORPCError } from '@orpc/client'
import { theWedding } from '#features/wedding/events/event-kinds.ts'
import type { Form } from '#server/form-post.ts'

/** A task of a text, without script: back to the page with it on the list, or to the sign-in, after which it is there. */
export const takeForm: Form = {
  path: { layout: 'default' },
  name: 'take',
  submit: async (api, { id, nth, title = '', description = '', category = '', months_before }) => {
    try {
      const { guest_wedding_events: events } = await api.user_checklist_items.list({ per_page: 1 })
      const event = events.find(({ taxonomy_event_id }) => taxonomy_event_id === theWedding.id) ?? events[0]
      const own = event ?? (await api.guest_wedding_events.create({ taxonomy_event_id: theWedding.id, name: theWedding.name })).data
      const task = { title, description, category, months_before: Number(months_before) }
      if (own) await api.user_checklist_items.create({ ...task, guest_wedding_event_id: own.id })
      return 'taken'
    } catch (error) {
      if (!(error instanceof ORPCError) || error.status !== 401) throw error
      await api.boards.remember({ id: Number(id), task: Number(nth) })
      return 'remembered'
    }
  },
  to: ({ nth = '' }, page, _, done) => {
    const here = `/${page.pathname.replace(/^[/\\]+/, '')}`
    const query = new URLSearchParams(page.search)
    if (done === 'taken') query.set('taken', nth)
    if (done === 'taken') return `${here}?${query}#task-${encodeURIComponent(nth)}`
    const back = query.size > 0 ? `${here}?${query}` : here
    return `/?${new URLSearchParams({ login: 'true', 'redirect-to': back })}`
  },
}
