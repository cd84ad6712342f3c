import { sql } from 'kysely'
import { sendLetters } from '#features/guests/letters/jobs.server.ts'
import { newWorld, type Person } from './world.ts'

/** A world where couples write to their guests, and a look at what arrives. */
export async function newLetterWorld() {
  const world = await newWorld()
  const { db } = world
  const work = sendLetters({ db, publicUrl: 'http://posy.test' })

  return {
    ...world,

    /** Whose address is confirmed. */
    async confirmed(): Promise<Person> {
      const person = await world.couple()
      await sql`update users set email_verified_at = now() where id = ${person.id}`.execute(db)
      return person
    },

    async invited(couple: Person, event: { id: number }, firstname: string, email = '', status = 0): Promise<number> {
      const { body } = await couple.post('/guests', { firstname, email, wedding_events: [{ id: event.id, status }] })
      return body.data.id
    },

    async householdOf(couple: Person, guest_ids: number[]): Promise<{ id: number; guest_ids: number[] }> {
      return (await couple.post('/households', { guest_ids })).body.data
    },

    /** The time to stop a sending is over. */
    leaves: ({ id: user_id }: Person, id: number) => work({ user_id, id }, new AbortController().signal),

    lettersTo: (address: string, subject = '%') =>
      db
        .selectFrom('mails')
        .where('to_address', '=', address)
        .where('subject', 'like', subject)
        .where('subject', 'not like', 'Welcome%')
        .select(['subject', 'text', 'html'])
        .orderBy('id')
        .execute(),
  }
}
