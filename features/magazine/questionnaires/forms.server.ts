import type { Form } from '#server/form-post.ts'
import { postedAnswers, type Questionnaire } from './field-answers.ts'
import { stepPath } from './questionnaire-path.ts'

const path = '/questionnaires/$slug/{-$step}'

/** A questionnaire without script: each step posts to its own address. */
export const questionnaireForms: Form[] = [
  {
    path,
    name: 'answer',
    submit: async (api, fields, page) => {
      const { slug, step } = partsOf(page)
      const { steps } = (await api.content.get({ type: 'questionnaire', slug })).data.fields as unknown as Questionnaire
      const answers = postedAnswers(steps[step - 1]?.fields ?? [], fields)
      const { data } = await api.questionnaires.save({ slug, step, answers })
      return stepPath(slug, step < steps.length ? step + 1 : (data.open ?? 'done'))
    },
    to: (_fields, _page, _sent, done) => done as string,
  },
  {
    path,
    name: 'forget',
    submit: (api, _fields, page) => api.questionnaires.forget({ slug: partsOf(page).slug }),
    to: (_fields, page) => `/questionnaires/${partsOf(page).slug}`,
  },
]

function partsOf({ pathname }: URL): { slug: string; step: number } {
  const [, , slug = '', step = '1'] = pathname.split('/')
  return { slug, step: Number(step) }
}
