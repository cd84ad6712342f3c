import { ORPCError } from '@orpc/client'
import type { Form } from '#server/form-post.ts'

/** The heart on a card, without script: back to the page with what was saved, or to the sign-in, after which it is saved. */
export const loveForms: Form[] = (['default', 'content', 'footerless', 'empty'] as const).map((layout) => ({
  path: { layout },
  name: 'love',
  submit: async (api, { id }) => {
    try {
      await api.boards.love({ model: { id: Number(id) } })
      return 'saved'
    } catch (error) {
      if (!(error instanceof ORPCError) || error.status !== 401) throw error
      await api.boards.remember({ id: Number(id) })
      return 'remembered'
    }
  },
  to: (fields, page, _, done) => {
    const here = `/${page.pathname.replace(/^[/\\]+/, '')}`
    const query = new URLSearchParams(page.search)
    if (done === 'saved') query.set('saved', fields['id'] ?? '')
    if (done === 'saved') return `${here}?${query}#love-${fields['id']}`
    const back = query.size > 0 ? `${here}?${query}` : here
    return `/?${new URLSearchParams({ login: 'true', 'redirect-to': back })}`
  },
}))
