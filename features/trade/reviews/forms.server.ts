import { invalid } from '#server/errors.ts'
import type { Form } from '#server/form-post.ts'

const own = '/tools/vendor-manager/reviews/$id'
const vendors = '/vendor/reviews'
const operators = '/admin/reviews'

/** Every act of a review is a plain form of its page. */
export const reviewForms: Form[] = [
  {
    path: own,
    name: 'review',
    submit: (api, { stars, words = '', booked = '', guests, signed = '' }, page) =>
      api.reviews.save({ id: idIn(page), stars: Number(stars ?? 0), words, booked, guests: wholeOf(guests), signed }),
  },
  { path: own, name: 'take_back', submit: (api, _fields, page) => api.reviews.destroy({ id: idIn(page) }) },
  { path: vendors, name: 'reply', submit: (api, { id, reply = '' }) => api.reviews.reply({ id: Number(id), reply }) },
  { path: vendors, name: 'dispute', submit: (api, { id, dispute = '' }) => api.reviews.dispute({ id: Number(id), dispute }) },
  {
    path: operators,
    name: 'settle',
    submit: (api, { id, removal }) =>
      api.reviews.settle({
        id: Number(id),
        removal: removal === 'untrue' || removal === 'unkind' || removal === 'not_theirs' ? removal : null,
      }),
  },
]

function idIn({ pathname }: URL): number {
  return Number(pathname.split('/').at(-1))
}

function wholeOf(typed = ''): number | null {
  if (typed.trim() === '') return null
  return /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : invalid({ guests: ['Please enter a whole number.'] })
}
