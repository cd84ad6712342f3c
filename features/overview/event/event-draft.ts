import type { EventUpdate, GuestWeddingEvent } from '#features/wedding/events/contract.ts'

/** An event as its form holds it: each field as it is typed, a meal in each line. */
export interface EventDraft extends Record<string, string> {
  taxonomy_event_id: string
  name: string
  date: string
  start_time: string
  end_time: string
  place: string
  address: string
  dress: string
  note: string
  visible_to: string
  reply_by: string
  meals: string
}

export function draftOf(event: GuestWeddingEvent): EventDraft {
  const { taxonomy_event_id, name, place, address, dress, note, visible_to, meals } = event
  const { date, start_time, end_time, reply_by } = event
  const days = { date: date ?? '', start_time: start_time ?? '', end_time: end_time ?? '', reply_by: reply_by ?? '' }
  return { taxonomy_event_id: String(taxonomy_event_id), name, place, address, dress, note, visible_to, meals: meals.join('\n'), ...days }
}

/** What is to be changed of the event; fields that are not among these stay as they are. */
export function changeOf(draft: Partial<EventDraft>): Omit<EventUpdate, 'id'> {
  const { taxonomy_event_id, name, place, address, dress, note, visible_to, meals, date, start_time, end_time, reply_by } = draft
  return {
    ...given({ name, place, address, dress, note }),
    ...(taxonomy_event_id !== undefined && { taxonomy_event_id: Number(taxonomy_event_id) }),
    ...(visible_to !== undefined && { visible_to: visible_to === 'everyone' ? 'everyone' : 'invited' }),
    ...(meals !== undefined && { meals: mealsIn(meals) }),
    ...(date !== undefined && { date: date || null }),
    ...(reply_by !== undefined && { reply_by: reply_by || null }),
    ...(start_time !== undefined && { start_time: timeIn(start_time) }),
    ...(end_time !== undefined && { end_time: timeIn(end_time) }),
  }
}

function mealsIn(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
}

/** A browser may add seconds. */
function timeIn(text: string): string | null {
  return text.slice(0, 5) || null
}

/** Without what was not sent. */
function given(texts: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])))
}
