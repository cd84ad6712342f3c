import { sql } from 'kysely'
import { newCode } from '#features/guests/rsvp-settings/rsvp-code.ts'
import { type Client, clientAt } from '#tests/client.ts'
import { reading } from '#tests/faults/audit.ts'
import type { Product } from '#tests/faults/product.ts'
import { password } from './data.ts'

/** A call that knows somebody, and the same call that does not. */
export interface Door {
  what: string
  rounds: number
  known: (nth: number) => Promise<unknown>
  unknown: (nth: number) => Promise<unknown>
}

/** So many that no account is tried so often, nor written to, that a limit says something else. */
const couples = 20
const usual = 60
/** Those that answer after a quarter of a second, whatever they did. */
const padded = 16

/** Every call that is asked about an address, a name or a code by somebody without a session. */
export async function doorsOf({ origin, postgres }: Product): Promise<Door[]> {
  const visitor = () => clientAt(origin, { 'x-forwarded-for': newAddress() })
  const post = (path: string, body: object) => visitor().post(path, body)
  const emails = await Promise.all(Array.from({ length: couples }, (_, nth) => signedUp(visitor(), nth)))
  const known = (nth: number) => emails[nth % couples]!
  const byEmail = (what: string, rounds: number, knock: (email: string) => Promise<unknown>): Door => ({
    what,
    rounds,
    known: (nth) => knock(known(nth)),
    unknown: (nth) => knock(`nobody.${what.replace(/\W/g, '')}.${nth}@example.com`),
  })
  const wrong = 'not the password'
  const { username, guests, code } = await invited(visitor(), origin)
  const sendLink = (email: string, to = username) => post('/public/guests/send-link', { username: to, email })
  await Promise.all(Array.from({ length: padded }, (_, nth) => post('/i', { email: `reader${nth}@example.com`, event: 'newsletter' })))
  await reading(postgres.url(), (db) => sql`update newsletter_subscribers set confirmed_at = now()`.execute(db))
  return [
    byEmail('auth/token', usual, (username) => post('/auth/token', { grant_type: 'password', username, password: wrong })),
    byEmail('auth/login', usual, (email) => post('/auth/login', { email, password: wrong })),
    byEmail('auth/session', usual, (email) => post('/auth/session', { email, password: wrong })),
    byEmail('a forgotten password', padded, (email) => post('/auth/forgot-password', { email })),
    {
      ...byEmail('the newsletter', padded, (email) => post('/i', { email, event: 'newsletter' })),
      known: (nth) => post('/i', { email: `reader${nth}@example.com`, event: 'newsletter' }),
    },
    {
      ...byEmail('a guest’s link', padded, (email) => sendLink(email)),
      known: (nth) => sendLink(guests[nth % guests.length]!),
    },
    {
      ...byEmail('a guest’s link, of no couple', padded, (email) => sendLink(email)),
      known: (nth) => sendLink(guests[nth % guests.length]!, 'nobody-at-all'),
    },
    {
      what: 'the code of a card, one letter off',
      rounds: usual,
      known: () => post('/public/guests/find', { username, code: `${code.slice(0, -1)}_` }),
      unknown: () => post('/public/guests/find', { username, code: newCode() }),
    },
  ]
}

let visitors = 0

function newAddress(): string {
  visitors++
  return `10.7.${visitors >> 8}.${visitors & 255}`
}

async function signedUp(visitor: Client, nth: number): Promise<string> {
  const email = `known${nth}@example.com`
  await visitor.post('/auth/register', { email, password, firstname: 'Ada', lastname: 'Known' })
  return email
}

/** A couple whose guests have addresses, and one of them a card with a code. */
async function invited(visitor: Client, origin: string): Promise<{ username: string; guests: string[]; code: string }> {
  const account = { email: 'couple@example.com', password, firstname: 'Ada', lastname: 'Couple' }
  const { body } = await visitor.post('/auth/register', account)
  const couple = clientAt(origin, { authorization: `Bearer ${body.access_token}` })
  const event = (await couple.post('/guest_wedding_events', { name: 'Supper', taxonomy_event_id: 1 })).body.data.id
  const guests = Array.from({ length: padded }, (_, nth) => `guest${nth}@example.com`)
  const ids: number[] = []
  for (const email of guests) ids.push((await couple.post('/guests', { firstname: 'Tom', email, wedding_events: [event] })).body.data.id)
  const household = await couple.post('/households', { name: 'Fairweather', guest_ids: ids.slice(0, 1) })
  const codes = await couple.post('/rsvp-codes', { household_ids: [household.body.data.id] })
  return { username: (await couple.get('/users/me')).body.data.username, guests, code: codes.body.data[0].code }
}
