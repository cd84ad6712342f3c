import type { Client } from './client.ts'
import { newWorld, type Person, password } from './world.ts'

/** A world in which couples ask others to help them. */
export async function newInvitingWorld() {
  const world = await newWorld()
  let nth = 0
  return {
    world,

    /** An address that nobody has yet. */
    newAddress: () => `friend${++nth}@example.org`,

    async wedding() {
      const couple = await world.couple()
      const [supper, party] = [await world.event(couple, 'Supper'), await world.event(couple, 'Party')]
      return { couple, supper, party }
    },

    /** Somebody whose address is known to be theirs. */
    async friend(): Promise<Person> {
      const person = await world.couple()
      await world.db.updateTable('users').set({ email_verified_at: new Date().toISOString() }).where('id', '=', person.id).execute()
      return person
    },

    async signUp(email: string): Promise<Client> {
      const { body } = await world.visitor().post('/auth/register', { email, password, firstname: 'Simone', lastname: 'Grant' })
      return world.visitor({ authorization: `Bearer ${body.access_token}` })
    },

    /** The key in the last letter to that address. */
    async linkTo(email: string): Promise<string> {
      const letters = world.db.selectFrom('mails').where('to_address', '=', email).orderBy('id', 'desc')
      const { text } = await letters.select('text').executeTakeFirstOrThrow()
      return /\/helper-invite\/([\w-]+)/.exec(text)?.[1] ?? ''
    },

    told: (user_id: number) =>
      world.db.selectFrom('notifications').where('user_id', '=', user_id).select(['kind', 'params', 'read_at']).orderBy('id').execute(),
  }
}
