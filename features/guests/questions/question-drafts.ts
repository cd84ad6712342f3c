import { newAct } from '#web/client/acts.ts'
import type { QuestionDraft } from '#features/guests/drafts/contract.ts'
import type { QuestionInput, RsvpQuestion } from '#features/guests/rsvp-settings/contract.ts'

/** A question while somebody writes it; what can be chosen stands on lines. */
export function draftOf({ id, event_id, kind, label, choices, of_each_guest }: RsvpQuestion): QuestionDraft {
  return { key: String(id), id, event_id, kind, label, choices: choices.join('\n'), of_each_guest }
}

/** Two who add one each add two. */
export function newDraft(): QuestionDraft {
  return { key: `new ${newAct()}`, event_id: null, kind: 'text', label: '', choices: '', of_each_guest: false }
}

export function inputOf({ id, event_id, kind, label, choices, of_each_guest }: QuestionDraft): QuestionInput {
  const lines = choices.split('\n').map((line) => line.trim())
  return { id, event_id, kind, label, of_each_guest, choices: kind === 'choice' ? [...new Set(lines.filter(Boolean))] : [] }
}
