import type * as z from 'zod'
import { t } from '#web/text/text.ts'
import type { Quiz as QuizFields } from '../content/questions.ts'
import { mostLetters } from './quiz-search.ts'

export type Quiz = Pick<z.infer<typeof QuizFields>, 'questions' | 'results'>
export type Question = Quiz['questions'][number]

/** What was chosen, by the name of its question. */
export type Answers = Readonly<Record<string, readonly string[]>>

/** As they stand in an address and in a cookie: `room.courtyard.loft_light.leaves`. */
export function writeAnswers(answers: Answers): string {
  return Object.entries(answers)
    .filter(([, chosen]) => chosen.length > 0)
    .map(([name, chosen]) => [name, ...chosen].join('.'))
    .join('_')
}

export function readAnswers(text = ''): Answers {
  if (text.length > mostLetters) return {}
  const parts = text.split('_').map((part) => part.split('.'))
  return Object.fromEntries(parts.filter((part) => part.length > 1 && part.every(isSlug)).map(([name = '', ...chosen]) => [name, chosen]))
}

const isSlug = (text: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)

/** What is wrong with what was chosen for a question, in words. */
export function wrongChoice({ answers, most }: Question, chosen: readonly string[] = []): string | undefined {
  if (chosen.length === 0) return t('quiz.choose')
  const isKnown = chosen.every((one) => answers.some(({ value }) => value === one)) && new Set(chosen).size === chosen.length
  if (!isKnown) return t('quiz.unknown')
  if (chosen.length <= most) return undefined
  return most === 1 ? t('quiz.too_many_one') : t('quiz.too_many', { n: most })
}

/** The place, from 1, of the first question that is still to be answered. */
export function firstOpen({ questions }: Pick<Quiz, 'questions'>, answers: Answers): number | undefined {
  const place = questions.findIndex((question) => wrongChoice(question, answers[question.name]) !== undefined)
  return place === -1 ? undefined : place + 1
}

/** The place of the question after this one; after the last one of what is still open, and undefined when nothing is. */
export function nextOf(quiz: Pick<Quiz, 'questions'>, place: number, answers: Answers): number | undefined {
  return place < quiz.questions.length ? place + 1 : firstOpen(quiz, answers)
}

/** What the form of a question says: one name for one answer, a name for each where there may be several. */
export function chosenIn(fields: Readonly<Record<string, string>>): string[] {
  const ticked = Object.keys(fields).flatMap((name) => (name.startsWith(tick) ? name.slice(tick.length) : []))
  return fields['answer'] ? [fields['answer']] : ticked
}

/** A copy that a call takes. */
export function copied(answers: Answers): Record<string, string[]> {
  return Object.fromEntries(Object.entries(answers).map(([name, chosen]) => [name, [...chosen]]))
}

export const tick = 'answer-'

export const quizPath = '/style-quiz'
export const resultPath = `${quizPath}/result`

/** The address of a question, or of the result, with what was answered before. */
export function quizAddress(place: number | 'result', answers: Answers): string {
  const written = writeAnswers(answers)
  return `${quizPath}/${place}${written ? `?answers=${written}` : ''}`
}
