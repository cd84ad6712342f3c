import type { QuestionDraft, Said } from './contract.ts'
import { mergedTexts } from './merged-words.ts'
import { mostQuestions } from './most-letters.ts'

/** What two wrote at once, from what both began with: each field keeps the words of both, and so does each question. */
export function mergedSaid(base: Said, mine: Said, theirs: Said): Said {
  const questions = mergedQuestions(base.questions, mine.questions, theirs.questions)
  const began = theirs.earlier_questions ?? mine.earlier_questions
  const words = mergedTexts(textsIn(base), textsIn(mine), textsIn(theirs))
  return { ...words, ...(questions && { questions, ...(began && { earlier_questions: began }) }) }
}

function textsIn({ questions: _, earlier_questions: __, ...texts }: Said) {
  return texts
}

type Questions = readonly QuestionDraft[]

/** In my order, where I changed that; what the other added stands at the end, what one took away is gone unless the other wrote in it. */
function mergedQuestions(base: Questions = [], mine: Questions | undefined, theirs: Questions | undefined): QuestionDraft[] | undefined {
  if (!mine) return theirs && !areSame(theirs, base) ? [...theirs] : undefined
  if (!theirs) return areSame(mine, base) ? undefined : [...mine]
  if (areSame(theirs, base)) return [...mine]
  const [first, second] = keysOf(mine).join() === keysOf(base).join() ? [theirs, mine] : [mine, theirs]
  const keys = [...new Set([...keysOf(first), ...keysOf(second)])]
  const merged = keys.flatMap((key) => mergedQuestion(of(base, key), of(mine, key), of(theirs, key)) ?? [])
  return merged.length <= mostQuestions ? merged : [...mine]
}

/** Each part is of whoever changed it, and texts keep the words of both. */
function mergedQuestion(base?: QuestionDraft, mine?: QuestionDraft, theirs?: QuestionDraft): QuestionDraft | undefined {
  if (!mine || !theirs) {
    const left = mine ?? theirs
    return base && left && areSame([left], [base]) ? undefined : left
  }
  if (!base) return mine
  const changed = Object.entries(mine).filter(([name, value]) => value !== base[name as keyof QuestionDraft])
  return { ...theirs, ...Object.fromEntries(changed), ...mergedTexts(labelled(base), labelled(mine), labelled(theirs)) }
}

function labelled({ label, choices }: QuestionDraft) {
  return { label, choices }
}

function of(questions: Questions, key: string): QuestionDraft | undefined {
  return questions.find((question) => question.key === key)
}

function keysOf(questions: Questions): string[] {
  return questions.map(({ key }) => key)
}

/** The database keeps no order of names. */
function areSame(one: Questions, other: Questions): boolean {
  const [mine, theirs] = [one, other].map((questions) =>
    questions.map(({ key, id = null, event_id, kind, label, choices, of_each_guest }) => [
      key,
      id,
      event_id,
      kind,
      label,
      choices,
      of_each_guest,
    ]),
  )
  return JSON.stringify(mine) === JSON.stringify(theirs)
}
