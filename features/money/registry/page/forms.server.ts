import type { Form } from '#server/form-post.ts'
import { typedGift } from './typed-gift.ts'

/** What a guest enters on the page of a registry; it goes on at once, since where to send it is told to who gives. */
export const giveForms: Form[] = [
  {
    path: '/registry/$identifier',
    submit: (api, fields, { pathname }) => api.registry_page.give({ ...typedGift(fields), identifier: pathname.split('/')[2] ?? '' }),
    stays: (_fields, done) => {
      const { couple: _, fund, amount, way, url, words } = (done as { data: Onward }).data
      return { step: 'thanks', fund: fund ?? '', amount: String(amount), way, url: url ?? '', words }
    },
  },
]

interface Onward {
  couple: string[]
  fund: string | null
  amount: number
  way: string
  url: string | null
  words: string
}
