import { sql } from 'kysely'
import { type Db, inTransaction } from './db.ts'
import { demoEvents, demoGuests } from './demo-guests.ts'

/** The accounts of the demo, as the start prints them. */
export const demoPassword = 'plan-with-posy'
export const demoAccounts = [
  { who: 'June & Theo, a couple', email: 'june@posy.example', firstname: 'June', lastname: 'Okafor', wedding_date: '2027-06-26' },
  {
    who: 'Inés & Sam, a couple who just signed up',
    email: 'ines@posy.example',
    firstname: 'Inés',
    lastname: 'Castellanos',
    wedding_date: null,
  },
]

/** Loads the demo once; a second call finds it there and changes nothing. */
export async function loadDemo(db: Db, hash: (password: string) => Promise<string>): Promise<boolean> {
  if (await isLoaded(db)) return false
  const password_hash = await hash(demoPassword)
  return inTransaction(db, async (db) => {
    await sql`select pg_advisory_xact_lock(hashtext('posy demo'))`.execute(db)
    if (await isLoaded(db)) return false
    const [june] = await insertAccounts(db, password_hash)
    await insertWedding(db, june!.id)
    return true
  })
}

/** Takes away everything that anybody entered, and loads the demo afresh. */
export async function resetDemo(db: Db, hash: (password: string) => Promise<string>): Promise<void> {
  await sql`truncate users, mails, rate_limits restart identity cascade`.execute(db)
  await loadDemo(db, hash)
}

async function isLoaded(db: Db): Promise<boolean> {
  const first = await db.selectFrom('users').where(sql`lower(email)`, '=', demoAccounts[0]!.email).select('id').executeTakeFirst()
  return first !== undefined
}

function insertAccounts(db: Db, password_hash: string) {
  const accounts = demoAccounts.map(({ who: _, ...account }) => ({
    ...account,
    password_hash,
    email_verified_at: new Date().toISOString(),
  }))
  return db.insertInto('users').values(accounts).returning('id').execute()
}

async function insertWedding(db: Db, user_id: number): Promise<void> {
  const events = await db
    .insertInto('guest_wedding_events')
    .values(demoEvents.map((event) => ({ ...event, user_id })))
    .returning(['id', 'name'])
    .execute()
  const eventIds = new Map(events.map(({ id, name }) => [name, id]))
  for (const { answers, ...guest } of demoGuests) {
    const { id } = await db
      .insertInto('guests')
      .values({ ...guest, user_id })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rows = answers.map(({ event, ...answer }) => ({ ...answer, user_id, guest_id: id, event_id: eventIds.get(event)! }))
    await db.insertInto('guest_answers').values(rows).execute()
  }
}
