import { api } from '#web/client/api.ts'
import type { Sending } from '#web/client/editing.ts'
import type { EventPlace, Guest } from '../contract.ts'
import { changeOf, type DraftField, type EventName, type GuestDraft } from './guest-draft.ts'

/** Sends what was changed, and nothing else, as one act. */
export async function saveGuest({ thing, event, mine, fields, act }: Sending<Guest, GuestDraft> & { event: EventName | undefined }) {
  const { id, version, household_id } = thing
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
    await api.rsvp.reply.call({ id, event_id: event.id, act, skip_klaviyo: true, ...answer })
  }
  if (fields.includes('household_name') && household_id !== null) {
    await api.households.update.call({ id: household_id, name: mine.household_name, act })
  }
  return undefined
}

const answerFields: readonly DraftField[] = ['status', 'plus_one_count', 'meal', 'plus_one_meals', 'channel']

function placesOf({ events, status, plus_one_count, meal, plus_one_meals }: GuestDraft, event: EventName | undefined): EventPlace[] {
  return events.map((id) => (id === event?.id && status !== null ? { id, status, plus_one_count, meal, plus_one_meals } : id))
}
