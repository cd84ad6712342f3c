import type { Form } from '#server/form-post.ts'

const path = '/tools/guest-list'

/** Adding guests before, or without, the page's script. */
export const guestForms: Form[] = [
  {
    path,
    name: 'one',
    submit: (api, { firstname = '', lastname = '', email = '', ...fields }) =>
      api.guests.create({ firstname, lastname, email, ...placeOf(fields) }),
    to,
  },
  {
    path,
    name: 'many',
    submit: (api, { names = '', relationship = '', side, ...fields }) =>
      api.guests_at_once.add({ names, relationship, side: sideOf(side), ...placeOf(fields) }),
    to,
  },
]

/** Whose wedding, and the events that are ticked: `event_7`. */
function placeOf({ user_id, ...fields }: Record<string, string>) {
  const wedding_events = Object.keys(fields).flatMap((name) => {
    const id = /^event_(\d{1,15})$/.exec(name)?.[1]
    return id ? [Number(id)] : []
  })
  return { wedding_events, ...(user_id && { user_id: Number(user_id) }) }
}

function sideOf(side: string | undefined) {
  return side === 'partner_1' || side === 'partner_2' ? side : 'both'
}

/** Back to the list as it was, to see who is on it now. */
function to(_: Record<string, string>, page: URL): string {
  const search = new URLSearchParams(page.search)
  search.delete('add')
  return `${page.pathname}${search.size > 0 ? `?${search}` : ''}`
}
