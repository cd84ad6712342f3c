import { api } from '#web/api.ts'
import { refusal } from '#web/refusal.ts'
import type { EventPlace, Guest } from './contract.ts'
import { differences } from '../changes/drafts.ts'
import { changeOf, type DraftField, type EventName, type GuestDraft } from './guest-draft.ts'

interface Saving {
  guest: Pick<Guest, 'id' | 'version' | 'household_id'>
  event: EventName | undefined
  base: GuestDraft
  mine: GuestDraft
  act: string
}

/** Sends what was changed, and nothing else, as one act. */
export async function saveGuest({ guest, event, base, mine, act }: Saving): Promise<void> {
  const fields = differences(base, mine)
  const { id, version, household_id } = guest
  const change = changeOf(mine, fields)
  const isPlaced = fields.includes('events')
  if (isPlaced || Object.keys(change).length > 0) {
    const places = isPlaced ? { wedding_events: placesOf(mine, event) } : {}
    await api.guests.update.call({ id, version, act, ...change, ...places })
  }
  // Who was just put on the list has the answer already, but not how it came.
  const isAnswered = (!isPlaced || mine.channel !== '') && fields.some((field) => answerFields.includes(field))
  if (isAnswered && event && mine.status !== null) {
    const { status, plus_one_count, meal, plus_one_meals, channel } = mine
    const answer = { status, plus_one_count, meal, plus_one_meals, channel: channel || undefined }
    await api.guests.reply.call({ id, event_id: event.id, act, skip_klaviyo: true, ...answer })
  }
  if (fields.includes('household_name') && household_id !== null) {
    await api.households.update.call({ id: household_id, name: mine.household_name, act })
  }
}

/** The guest as they are now, when an edit lost the race. */
export function winnerOf(error: unknown): Guest | undefined {
  if (refusal(error)?.status !== 409 || !(error instanceof Error) || !('data' in error)) return undefined
  return guestIn(error.data)
}

const answerFields: readonly DraftField[] = ['status', 'plus_one_count', 'meal', 'plus_one_meals', 'channel']

function placesOf({ events, status, plus_one_count, meal, plus_one_meals }: GuestDraft, event: EventName | undefined): EventPlace[] {
  return events.map((id) => (id === event?.id && status !== null ? { id, status, plus_one_count, meal, plus_one_meals } : id))
}

/** The body of a 409 has the record beside its message. */
function guestIn(body: unknown): Guest | undefined {
  return (body as { data?: Guest } | undefined)?.data
}
