import { invalid, notFound } from '#server/errors.ts'
import type { Form } from '#server/form-post.ts'
import { type Answers, chosenIn, copied, nextOf, type Quiz, quizAddress, readAnswers, resultPath, wrongChoice } from './answers.ts'

/** The quiz without script: each question posts to its own address, and what was answered before stands in that. */
export const styleQuizForms: Form[] = [
  {
    path: '/style-quiz/$step',
    name: 'answer',
    submit: async (api, fields, page) => {
      const quiz = (await api.content.get({ type: 'quiz', slug: 'style-quiz' })).data.fields as unknown as Quiz
      const place = placeIn(page)
      const question = quiz.questions[place - 1] ?? notFound()
      const wrong = wrongChoice(question, chosenIn(fields))
      if (wrong) invalid({ answer: [wrong] })
      const answers = { ...answersIn(page), [question.name]: chosenIn(fields) }
      const next = nextOf(quiz, place, answers)
      if (next !== undefined) return quizAddress(next, answers)
      if (fields['whose'] !== 'own') return kept(api.style_quiz.remember({ answers: copied(answers) }), quizAddress('result', answers))
      return kept(api.style_quiz.keep({ answers: copied(answers) }), resultPath)
    },
    to: (_fields, _page, _sent, done) => done as string,
  },
  {
    path: resultPath,
    name: 'keep',
    submit: (api, _fields, page) => api.style_quiz.keep({ answers: copied(answersIn(page)) }),
    to: () => resultPath,
  },
]

async function kept(saving: Promise<unknown>, to: string): Promise<string> {
  await saving
  return to
}

function answersIn({ searchParams }: URL): Answers {
  return readAnswers(searchParams.get('answers') ?? '')
}

function placeIn({ pathname }: URL): number {
  return Number(pathname.split('/')[2] ?? 1)
}
