import { notFound, redirect } from '@tanstack/react-router'
import { startContext } from '#web/start/start-context.ts'
import type { Visitor } from '#web/visitor.ts'
import type { Card, Piece } from '../content/contract.ts'
import { loadPiece, loadPieces } from '../pieces/piece-loader.ts'
import { type Answers, firstOpen, type Quiz, quizAddress, quizPath, readAnswers, writeAnswers } from './answers.ts'
import { scored, type Scored } from './scoring.ts'

export async function loadQuiz(): Promise<{ piece: Piece; quiz: Quiz }> {
  const piece = await loadPiece({ type: 'quiz', slug: 'style-quiz' })
  return { piece, quiz: piece.fields as unknown as Quiz }
}

/** One question, and what was answered before it, which stands in the address. */
export async function loadQuestion(step: string, written: string | undefined) {
  const { piece, quiz } = await loadQuiz()
  const place = /^[1-9]\d?$/.test(step) ? Number(step) : 0
  const { name, title, hint, most, answers: choices } = quiz.questions[place - 1] ?? notFoundHere()
  const given = readAnswers(written)
  const shown = choices.map(({ value, label, picture }) => ({ value, label, picture: pictureNamed(piece, picture) }))
  return { place, steps: quiz.questions.length, name, title, hint, most, choices: shown, given, posted: startContext()?.form }
}

export type LoadedQuestion = Awaited<ReturnType<typeof loadQuestion>>

/** What the answers in the address make; without any, those of the account. */
export async function loadResult(written: string | undefined, visitor: Visitor) {
  const { piece, quiz } = await loadQuiz()
  const own = visitor?.wedding_details.style_quiz?.answers
  const given = readAnswers(written)
  const answers = written === undefined && own ? own : given
  const open = firstOpen(quiz, answers)
  if (open !== undefined) throw redirect({ href: Object.keys(given).length > 0 ? quizAddress(open, given) : quizPath })
  const result = scored(quiz, answers) ?? notFoundHere()
  const { weddings, vendors } = await loadFitting(result)
  const pictures = [result.first, result.second].flatMap((share) => pictureNamed(piece, share?.result.picture) ?? [])
  const isOwn = own !== undefined && isSame(quiz, own, answers)
  return { piece, result, weddings, vendors, pictures: [...pictures, ...chosenPictures(piece, quiz, answers)], answers, isOwn }
}

const mostFitting = 4

/** Pieces of the styles that were found; where those are few, weddings in the places that suit them. */
async function loadFitting({ first, second }: Scored): Promise<{ weddings: Card[]; vendors: Card[] }> {
  const results = [first.result, ...(second ? [second.result] : [])]
  const listed = (taxonomy: 'styles' | 'settings', terms: readonly string[]) => terms.map((term) => `${taxonomy}/${term}`).join(',')
  const asked = (type: string, terms: string) => loadPieces({ type, terms, per_page: mostFitting })
  const [weddings, inPlaces, vendors] = await Promise.all([
    asked('real-wedding', listed('styles', first.result.styles)),
    asked('real-wedding', listed('settings', first.result.settings)),
    asked(
      'vendor',
      listed(
        'styles',
        results.flatMap(({ styles }) => styles),
      ),
    ),
  ])
  const all = new Map([...weddings.data, ...inPlaces.data].map((card) => [card.id, card]))
  return { weddings: [...all.values()].slice(0, mostFitting), vendors: vendors.data }
}

/** What they chose themselves, where it has a picture. */
function chosenPictures(piece: Piece, { questions }: Quiz, answers: Answers) {
  const chosen = questions.flatMap(({ name, answers: all }) => all.filter(({ value }) => answers[name]?.includes(value)))
  return chosen.flatMap(({ picture }) => pictureNamed(piece, picture) ?? []).toReversed()
}

function pictureNamed({ pictures }: Piece, name: string | undefined) {
  return pictures.find((picture) => picture.name === name) ?? null
}

function isSame({ questions }: Quiz, one: Answers, other: Answers): boolean {
  const inOrder = (answers: Answers) => writeAnswers(Object.fromEntries(questions.map(({ name }) => [name, answers[name] ?? []])))
  return inOrder(one) === inOrder(other)
}

function notFoundHere(): never {
  throw notFound()
}
