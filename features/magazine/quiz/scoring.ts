import type { StyleQuiz } from '#features/account/sign-in/user.ts'
import { type Answers, copied, type Quiz } from './answers.ts'

export type Result = Quiz['results'][number]

/** A style, how much of all that was said speaks for it, and which answers do. */
export interface Share {
  result: Result
  percent: number
  because: { question: string; label: string; points: number }[]
}

export interface Scored {
  first: Share
  /** Close enough behind the first to color it. */
  second: Share | undefined
  /** Those for which something speaks, the strongest first. */
  shares: Share[]
  name: string
}

/** Counts what each answer says for each style; of two that are even the one that stands first in the quiz is stronger. */
export function scored({ questions, results }: Quiz, answers: Answers): Scored | undefined {
  const chosen = questions.flatMap(({ title, name, answers: all }) =>
    all.filter(({ value }) => answers[name]?.includes(value)).map(({ label, points }) => ({ question: title, label, points })),
  )
  const counted = results.map((result) => {
    const because = chosen
      .flatMap(({ points, ...one }) => ({ ...one, points: points[result.slug] ?? 0 }))
      .filter(({ points }) => points > 0)
    return { result, points: because.reduce((sum, { points }) => sum + points, 0), because }
  })
  const standing = counted.filter(({ points }) => points > 0).toSorted((a, b) => b.points - a.points)
  const percents = hundredOf(standing.map(({ points }) => points))
  const shares = standing.map(({ result, because }, place) => ({
    result,
    percent: percents[place]!,
    because: because.toSorted((a, b) => b.points - a.points),
  }))
  const [first, next] = shares
  if (!first) return undefined
  const second = next && standing[1]!.points * 2 >= standing[0]!.points ? next : undefined
  return { first, second, shares, name: nameOf(first.result, second?.result) }
}

/** What an account keeps of it. */
export function keptOf(answers: Answers, { first, second, name }: Scored): StyleQuiz {
  return { answers: copied(answers), result: name, first: first.result.slug, second: second?.result.slug ?? null }
}

function nameOf(first: Result, second: Result | undefined): string {
  return second ? `${second.adjective} ${first.title}` : `${first.title.slice(0, 1).toUpperCase()}${first.title.slice(1)}`
}

/** Whole percents that make a hundred: what rounding leaves goes to the largest remainders. */
function hundredOf(points: readonly number[]): number[] {
  const all = points.reduce((sum, one) => sum + one, 0)
  const exact = points.map((one) => (one * 100) / all)
  const left = 100 - exact.reduce((sum, one) => sum + Math.floor(one), 0)
  const larger = exact
    .map((one, place) => ({ place, rest: one % 1 }))
    .toSorted((a, b) => b.rest - a.rest)
    .slice(0, left)
    .map(({ place }) => place)
  return exact.map((one, place) => Math.floor(one) + (larger.includes(place) ? 1 : 0))
}
