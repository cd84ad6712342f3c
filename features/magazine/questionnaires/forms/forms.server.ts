import type { Form } from '#server/form-post.ts'
import { type Form as FormFields, postedAnswers } from '../field-answers.ts'

/** A form of the magazine without script. */
export const formForms: Form[] = [
  {
    path: '/forms/$slug',
    name: 'send',
    submit: async (api, fields, page) => {
      const slug = slugOf(page)
      const form = (await api.content.get({ type: 'form', slug })).data.fields as unknown as FormFields
      await api.forms.send({ slug, answers: postedAnswers(form.fields, fields), website_url: fields['website_url'] ?? '' })
    },
    to: (_fields, page) => `/forms/${slugOf(page)}?sent=1`,
  },
]

function slugOf({ pathname }: URL): string {
  return pathname.split('/')[2] ?? ''
}
