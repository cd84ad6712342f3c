import type { Db } from '#db/db.ts'
import { asUser } from '#features/account/sign-in/user-row.ts'
import { findUser, updateUser } from '#features/account/sign-in/user-rows.server.ts'
import type { StyleQuiz } from '#features/account/sign-in/user.ts'
import { findPiece } from '#features/magazine/content/rows.server.ts'
import { invalid, notFound } from '#server/errors.ts'
import { ownWedding } from '#server/policy.ts'
import { forUser, guarded } from '#server/procedures.ts'
import type { Session } from '#server/session.ts'
import { cookieIn } from '#web/client/consent.ts'
import { type Answers, firstOpen, type Quiz, readAnswers, wrongChoice, writeAnswers } from './answers.ts'
import { keptOf, scored } from './scoring.ts'

export const styleQuizRoutes = guarded.style_quiz.router({
  keep: forUser.style_quiz.keep.handler(async ({ context: { db, session, files, answerHeaders }, input: { answers } }) => {
    await keepResult(db, session, resultOf(await theQuiz(db), answers))
    answerHeaders.append('set-cookie', quizCookie(''))
    return { data: asUser((await findUser(db, session.user.id)) ?? notFound(), files.addresses, session.impersonator) }
  }),

  remember: guarded.style_quiz.remember.handler(async ({ context: { db, answerHeaders }, input: { answers } }) => {
    const data = resultOf(await theQuiz(db), answers)
    answerHeaders.append('set-cookie', quizCookie(writeAnswers(data.answers)))
    return { data }
  }),
})

/** Keeps what a browser brings to its sign-in, and answers the cookies that it shall forget. */
export async function bringQuiz(db: Db, session: Session, cookies: string): Promise<string[]> {
  const brought = cookieIn(cookies, cookieName)
  if (brought === undefined) return []
  const quiz = await findQuiz(db)
  const answers = readAnswers(brought)
  if (quiz && firstOpen(quiz, answers) === undefined) await keepResult(db, session, resultOf(quiz, answers))
  return [quizCookie('')]
}

/** The same once more is nothing done, and no line of the history. */
async function keepResult(db: Db, session: Session, style_quiz: StyleQuiz): Promise<void> {
  const known = (await findUser(db, session.user.id))?.style_quiz
  if (known && isSame(known, style_quiz)) return
  await updateUser(db, ownWedding(session), { style_quiz })
}

function isSame(one: StyleQuiz, other: StyleQuiz): boolean {
  return one.result === other.result && sorted(one.answers) === sorted(other.answers)
}

function sorted(answers: Answers): string {
  return JSON.stringify(Object.entries(answers).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

async function theQuiz(db: Db): Promise<Quiz> {
  return (await findQuiz(db)) ?? notFound()
}

async function findQuiz(db: Db): Promise<Quiz | undefined> {
  const piece = await findPiece(db, { type: 'quiz', slug: 'style-quiz' })
  return piece?.is_shown ? (piece.fields as unknown as Quiz) : undefined
}

/** Of the questions that there are, in their order; what else was sent is no answer to anything. */
function resultOf(quiz: Quiz, given: Answers): StyleQuiz {
  const wrong = quiz.questions.flatMap((question) => {
    const words = wrongChoice(question, ownOf(given, question.name))
    return words ? [{ name: question.name, words: [words] }] : []
  })
  if (wrong.length > 0) invalid(Object.fromEntries(wrong.map(({ name, words }) => [name, words])))
  const answers = Object.fromEntries(quiz.questions.map(({ name }) => [name, ownOf(given, name)]))
  return keptOf(answers, scored(quiz, answers) ?? notFound())
}

function ownOf(answers: Answers, name: string): readonly string[] {
  return Object.hasOwn(answers, name) ? answers[name]! : []
}

const cookieName = 'style-quiz'

/** Nothing in it is anybody's secret, and nothing but the quiz is believed of it. */
function quizCookie(answers: string): string {
  return `${cookieName}=${answers}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${answers ? 30 * 86_400 : 0}`
}
