import type { QuestionInput, RsvpQuestion } from '../rsvp-settings/contract.ts'

/** A question while somebody writes it; what can be chosen stands on lines. */
export interface DraftQuestion {
  key: string
  id: number | undefined
  event_id: number | null
  kind: RsvpQuestion['kind']
  label: string
  choices: string
  of_each_guest: boolean
}

export function draftOf({ choices, ...question }: RsvpQuestion): DraftQuestion {
  return { ...question, key: String(question.id), choices: choices.join('\n') }
}

let added = 0

export function newDraft(): DraftQuestion {
  added++
  return { key: `new ${added}`, id: undefined, event_id: null, kind: 'text', label: '', choices: '', of_each_guest: false }
}

export function inputOf({ id, event_id, kind, label, choices, of_each_guest }: DraftQuestion): QuestionInput {
  const lines = choices.split('\n').map((line) => line.trim())
  return { id, event_id, kind, label, of_each_guest, choices: kind === 'choice' ? [...new Set(lines.filter(Boolean))] : [] }
}
