import type { Form } from '#server/form-post.ts'
import { invalid } from '#server/errors.ts'
import { centsTyped } from './enquiry-words.ts'

const page = '/vendors/$slug'

/** The profile of a vendor works without script, so that these are its only ways. */
export const enquiryForms: Form[] = [
  {
    path: page,
    name: 'ask',
    submit: (api, fields, { pathname }) =>
      api.enquiries.send({
        slug: slugOf(pathname),
        wedding_date: fields['wedding_date'] || null,
        place: fields['place'] ?? '',
        guests: wholeOf(fields['guests']),
        budget: centsOf(fields['budget']),
        message: fields['message'] ?? '',
        releases_contact: fields['releases_contact'] !== undefined,
      }),
    to: (_fields, { pathname }, _request, done) => {
      const isSent = (done as { data: unknown }).data !== null
      return isSent ? `${plain(pathname)}#ask` : `/sign-in?redirect-to=${encodeURIComponent(`${plain(pathname)}#ask`)}`
    },
  },
  {
    path: page,
    name: 'release',
    submit: (api, fields) => api.enquiries.change({ id: Number(fields['id']), releases_contact: true }),
    to: (_fields, { pathname }) => `${plain(pathname)}#ask`,
  },
  {
    path: page,
    name: 'close',
    submit: (api, fields) => api.enquiries.change({ id: Number(fields['id']), is_closed: true }),
    to: (_fields, { pathname }) => `${plain(pathname)}#ask`,
  },
]

/** A path that begins with two slashes would name another site. */
function plain(pathname: string): string {
  return `/${pathname.replace(/^[/\\]+/, '')}`
}

function slugOf(pathname: string): string {
  return decodeURIComponent(pathname.split('/')[2] ?? '')
}

function wholeOf(typed = ''): number | null {
  if (typed.trim() === '') return null
  return /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : invalid({ guests: ['Please enter a whole number.'] })
}

function centsOf(typed: string | undefined): number | null {
  const cents = centsTyped(typed)
  return cents === undefined ? invalid({ budget: ['Please enter an amount, as $3,500.'] }) : cents
}
