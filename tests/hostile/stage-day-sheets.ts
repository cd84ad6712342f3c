import { hashToken, newToken } from '#server/session.ts'
import type { Person } from '#tests/world.ts'
import type { World } from './stage.ts'
import { type Known, leftOut } from './valid-inputs.ts'

type At = [World, Person, number]

const changed_at = '2026-01-01T00:00:00Z'

/** A sheet that nobody has touched yet. */
async function sheet(...[{ db }, { id: user_id }, nth]: At): Promise<{ id: number }> {
  const values = { user_id, name: 'Party', taxonomy_event_id: 600_000 + nth }
  return db.insertInto('guest_wedding_events').values(values).returning('id').executeTakeFirstOrThrow()
}

/** With a line of somebody’s, who asked for something and has a link. */
async function lived(...at: At) {
  const [{ db }, { id: user_id }] = at
  const { id: event_id } = await sheet(...at)
  const person = { user_id, event_id, name: 'Tom Fairweather', changed_at, seen_at: null }
  const { id: person_id } = await db.insertInto('run_people').values(person).returning('id').executeTakeFirstOrThrow()
  const item = { user_id, event_id, title: 'The ceremony', starts: 960, minutes: 30 }
  const { id: item_id } = await db.insertInto('run_items').values(item).returning('id').executeTakeFirstOrThrow()
  const wish = { user_id, person_id, item_id, words: 'Later, please.', request_key: null, answered_at: null }
  const { id: request_id } = await db.insertInto('run_requests').values(wish).returning('id').executeTakeFirstOrThrow()
  const token = newToken()
  await db
    .insertInto('run_links')
    .values({ user_id, person_id, hash: hashToken(token), ended_at: null })
    .execute()
  return { event_id, person_id, item_id, request_id, token }
}

const onSheet = async (...at: At): Promise<Known> => ({ ...(await sheet(...at)), people: leftOut })

const ofLine = async (...at: At): Promise<Known> => {
  const { item_id, person_id } = await lived(...at)
  return { id: item_id, from: item_id, people: [person_id], minutes: 20, version: leftOut }
}

const ofPerson = async (...at: At): Promise<Known> => ({ id: (await lived(...at)).person_id, way: 'link', version: leftOut })

const byLink = async (...at: At): Promise<Known> => {
  const { token, item_id } = await lived(...at)
  return { token, item_id, changed_at, request_key: leftOut }
}

export const ofDaySheets = {
  'day_sheets.get': sheet,
  'day_sheets.print': sheet,
  'day_sheets.begin': sheet,
  'day_sheets.add': onSheet,
  'day_sheets.invite': onSheet,
  'day_sheets.change': ofLine,
  'day_sheets.remove': ofLine,
  'day_sheets.preview': ofLine,
  'day_sheets.rename': ofPerson,
  'day_sheets.excuse': ofPerson,
  'day_sheets.share': ofPerson,
  'day_sheets.end': ofPerson,
  'day_sheets.answer': async (...at: At): Promise<Known> => {
    const { event_id, request_id } = await lived(...at)
    return { id: event_id, wish: request_id, state: 'accepted' }
  },
  'shared_days.get': byLink,
  'shared_days.seen': byLink,
  'shared_days.ask': byLink,
  'shared_days.paper': byLink,
}
