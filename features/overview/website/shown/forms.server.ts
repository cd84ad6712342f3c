import { websitePath } from '#features/guests/list/website-path.ts'
import type { Form } from '#server/form-post.ts'
import { readLanguage } from '../languages.ts'

/** The door of a website, and in which language it is read; neither needs a script. */
export const websiteForms: Form[] = [
  {
    path: '/w/$address',
    name: 'door',
    submit: (api, { password = '' }, page) => api.website_page.enter({ address: addressIn(page), password }),
    to: (_fields, page) => websitePath(addressIn(page)),
  },
  {
    path: '/w/$address',
    name: 'language',
    submit: (api, { language }, page) => api.website_page.read({ address: addressIn(page), language: readLanguage(language) ?? 'en' }),
    to: ({ language = '' }, page) => `${websitePath(addressIn(page))}?${new URLSearchParams({ language })}`,
  },
]

function addressIn({ pathname }: URL): string {
  return pathname.split('/')[2] ?? ''
}
