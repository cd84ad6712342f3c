import type { World } from './stage.ts'
import type { Known } from './valid-inputs.ts'

const field = { type: 'text', name: 'why', label: 'Why?' }
const question = {
  name: 'room',
  title: 'Where?',
  hint: 'One.',
  most: 1,
  answers: [{ value: 'loft', label: 'A loft', points: { modern: 3 } }],
}

const asked = {
  quiz: { questions: [question], results: [{ slug: 'modern', title: 'modern', adjective: 'Modern' }] },
  questionnaire: { steps: [{ title: 'Why?', fields: [field] }] },
  form: { fields: [field], subject: 'Why' },
}

/** A piece that asks one thing, there once for all inputs, and an answer to it. */
function pieceOf(type: keyof typeof asked, known: Known) {
  const slug = type === 'quiz' ? 'style-quiz' : 'why'
  const piece = { type, slug, url: `/${type}/${slug}`, title: 'Why?', excerpt: 'Because.', fields: JSON.stringify(asked[type]) }
  return async ({ db }: World): Promise<Known> => {
    await db
      .insertInto('content')
      .values({ ...piece, status: 'published', published_on: '2026-01-01', updated_on: null, source_hash: null, saved_by: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return { slug, ...known }
  }
}

const answers = { why: 'Because' }

export const ofQuestions = {
  'style_quiz.keep': pieceOf('quiz', { answers: { room: ['loft'] } }),
  'style_quiz.remember': pieceOf('quiz', { answers: { room: ['loft'] } }),
  'questionnaires.get': pieceOf('questionnaire', {}),
  'questionnaires.save': pieceOf('questionnaire', { step: 1, answers }),
  'questionnaires.forget': pieceOf('questionnaire', {}),
  'forms.send': pieceOf('form', { answers }),
}
