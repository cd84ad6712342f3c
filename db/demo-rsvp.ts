import { createHash } from 'node:crypto'
import type { Db } from './db.ts'

/** On the card of the Fairweathers. */
const demoCard = { username: 'june-okafor', code: '7KQM-3XPD', household: 'Tom, Jo, Iris & Ned Fairweather' }

/** Where it leads, with the code in its field. */
export const demoCardPath = `/rsvp?${new URLSearchParams({ couple: demoCard.username, code: demoCard.code })}`

interface Made {
  events: Map<string, number>
  /** By the names on the envelopes. */
  households: Map<string, number>
  /** By their first and last names. */
  guests: Map<string, number>
}

/** What June and Theo say and ask on their guests' pages, a card to try it with, and what some said. */
export async function insertRsvp(db: Db, user_id: number, { events, households, guests }: Made): Promise<void> {
  await db
    .insertInto('rsvp_settings')
    .values({
      user_id,
      welcome: 'Come as you are, and stay for breakfast.',
      closed_words:
        'The caterer has her numbers and we are a little afraid of her. If something has changed, call Theo. He’ll sort it out, quietly.',
      contact_name: 'Theo',
      contact_phone: '+1 (707) 555-0122',
      contact_email: 'theo@posy.example',
    })
    .execute()
  const [song] = await db
    .insertInto('rsvp_questions')
    .values([
      { user_id, position: 0, kind: 'text', label: 'A song you’ll get up for' },
      {
        user_id,
        position: 1,
        kind: 'choice',
        label: 'Which bus back to the square?',
        choices: ['Ten o’clock', 'Half past eleven', 'We drive'],
        event_id: events.get('The wedding')!,
      },
    ])
    .returning('id')
    .execute()
  const household_id = households.get(demoCard.household)!
  await db
    .insertInto('rsvp_codes')
    .values({ user_id, household_id, hash: sumOf(user_id, demoCard.code) })
    .execute()
  const songs = [
    ['Tom Fairweather', 'Dancing Queen, and I will deny it'],
    ['Ruth Hart', 'At Last'],
    ['Karin Dahl', 'Waterloo, obviously'],
    ['Lucy Bloom', 'September'],
  ]
  const said = songs.flatMap(([name = '', answer = '']) => {
    const guest_id = guests.get(name)
    return guest_id && song ? [{ user_id, question_id: song.id, guest_id, answer }] : []
  })
  await db.insertInto('rsvp_answers').values(said).execute()
}

function sumOf(user_id: number, code: string): Buffer {
  return createHash('sha256')
    .update(`${user_id}:${code.replace('-', '')}`)
    .digest()
}
