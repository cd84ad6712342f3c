import { newBrowser, type Person, startProvider } from './sign-in-provider.ts'
import { newWorld } from './world.ts'

/** Where a sign-in by Google begins, and where it comes back. */
export const start = '/api/v1/auth/social/redirect/google'
export const back = '/social-callback'

/** A world that people come into by Google, in whose place a provider on this machine stands. */
export async function newGoogleWorld() {
  const provider = await startProvider()
  const world = await newWorld({ google: provider.keys })
  let people = 0
  return { provider, world, someone, begin, subjectsTo }

  /** The next one whom the provider signs in. */
  function someone(known: Partial<Person> = {}): Person {
    people++
    provider.state.person = { sub: `sub-${people}`, email: `person${people}@example.com`, email_verified: true, ...known }
    return provider.state.person
  }

  /** A sign-in that has begun, as the browser and the provider know it. */
  async function begin() {
    const { headers } = await newBrowser(world.origin).visit(start)
    return { cookie: headers.getSetCookie().join('; '), nonce: new URL(headers.get('location')!).searchParams.get('nonce')! }
  }

  /** What the letters to this address are about. */
  async function subjectsTo(email: string): Promise<string[]> {
    const letters = await world.db.selectFrom('mails').where('to_address', '=', email).orderBy('id').select('subject').execute()
    return letters.map(({ subject }) => subject)
  }
}
