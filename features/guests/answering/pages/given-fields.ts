import type { Given, Invitation } from '../contract.ts'
import { fieldNames } from './field-names.ts'

export interface Read {
  given: Pick<Given, 'replies' | 'guests' | 'answers'>
  /** Answers that are missing, by the name of their field. */
  missing: { field: string; name: string }[]
  /** The field of the form that stands for a field of the call. */
  fieldOf: (field: string) => string
}

type Fields = Record<string, string>

/** What a household posted, for everything that still takes answers. What the form did not show is not among it. */
export function readAnswers({ guests, events, questions }: Invitation, fields: Fields): Read {
  const open = new Set(events.filter(({ is_open }) => is_open).map(({ id }) => id))
  const missing: Read['missing'] = []
  const replies: Given['replies'] = []
  for (const guest of guests) {
    for (const kept of guest.replies) {
      const { event_id } = kept
      const field = fieldNames.status(guest.id, event_id)
      const status = Number(fields[field])
      // What closed while they wrote is left out if it stays as it was; a change of it is for the call to refuse.
      if (!open.has(event_id) && (fields[field] === undefined || status === kept.status)) continue
      if (status !== 2 && status !== 3 && status !== 4) missing.push({ field, name: guest.firstname })
      else replies.push({ guest_id: guest.id, event_id, status, ...withReply(fields, guest.id, event_id) })
    }
  }
  const said = guests.flatMap(({ id }) => saidOf(fields, id))
  const answers = questions.flatMap(({ id, of_each_guest, event_id }) => {
    if (event_id !== null && !open.has(event_id)) return []
    const whose = of_each_guest ? guests.map((guest) => guest.id) : [undefined]
    return whose.flatMap((guest_id) => {
      const answer = fields[fieldNames.question(id, guest_id)]
      return answer === undefined ? [] : { question_id: id, answer, ...(guest_id !== undefined && { guest_id }) }
    })
  })
  const given = { replies, guests: said, answers }
  return { given, missing, fieldOf: (field) => nameOf(given, field) }
}

function withReply(fields: Fields, guest: number, event: number) {
  const meal = fields[fieldNames.meal(guest, event)]
  const brings = fields[fieldNames.brings(guest, event)]
  const plus_one_count = Number(brings) || 0
  const meals = Array.from({ length: Math.min(20, plus_one_count) }, (_, nth) => fields[fieldNames.plusMeal(guest, event, nth)])
  return {
    ...(meal !== undefined && { meal }),
    ...(brings !== undefined && { plus_one_count }),
    ...(meals.some((meal) => meal !== undefined) && { plus_one_meals: meals.map((meal = '') => meal) }),
  }
}

function saidOf(fields: Fields, id: number): Given['guests'] {
  const [dietary_notes, companions] = [fields[fieldNames.diet(id)], fields[fieldNames.companion(id)]]
  if (dietary_notes === undefined && companions === undefined) return []
  const names = companions?.split(/[,;\n]/).map((name) => name.trim())
  return [{ id, ...(dietary_notes !== undefined && { dietary_notes }), ...(names && { plus_one_names: names.filter(Boolean) }) }]
}

/** `replies.3.meal` is `meal-12-7`. */
function nameOf({ replies, guests, answers }: Read['given'], field: string): string {
  const [, list, place, part = '', at] = /^(replies|guests|answers)\.(\d+)\.?(\w*)\.?(\d*)/.exec(field) ?? []
  const nth = Number(place)
  const [reply, guest, answer] = [replies[nth], guests[nth], answers[nth]]
  if (list === 'replies' && reply) {
    if (part === 'plus_one_meals') return fieldNames.plusMeal(reply.guest_id, reply.event_id, Number(at))
    const name = part === 'meal' ? fieldNames.meal : part === 'plus_one_count' ? fieldNames.brings : fieldNames.status
    return name(reply.guest_id, reply.event_id)
  }
  if (list === 'guests' && guest) return part.startsWith('plus') ? fieldNames.companion(guest.id) : fieldNames.diet(guest.id)
  return list === 'answers' && answer ? fieldNames.question(answer.question_id, answer.guest_id) : field
}
