import { type Insertable, sql } from 'kysely'
import type { Users } from './account-tables.ts'
import { type Db, inTransaction } from './db.ts'
import { insertBoards, insertSharedBoard } from './demo-boards.ts'
import { insertBudget } from './demo-budget.ts'
import { insertContributors } from './demo-contributors.ts'
import { insertDay } from './demo-day.ts'
import { insertCourses } from './demo-courses.ts'
import { insertTasks } from './demo-tasks.ts'
import { demoEvents, demoHouseholds } from './demo-guests.ts'
import { insertMessages } from './demo-messages.ts'
import { insertHistory } from './demo-history.ts'
import { insertLetters } from './demo-letters.ts'
import { demoBegan } from './demo-household.ts'
import { insertQuotes } from './demo-quotes.ts'
import { insertRooms } from './demo-rooms.ts'
import { insertRegistry } from './demo-registry.ts'
import { demoWord, insertWebsite } from './demo-website.ts'
import { insertRsvp } from './demo-rsvp.ts'
import { insertColleagues } from './demo-colleagues.ts'
import { insertSeating } from './demo-seating.ts'
import { insertTrade } from './demo-trade.ts'
import { insertSubmissions } from './demo-submissions.ts'
import { insertVendors } from './demo-vendors.ts'
import { insertPosse } from './demo-posse.ts'
import { insertNotifications } from './demo-notifications.ts'

/** The accounts of the demo, as the start prints them. */
export const demoPassword = 'plan-with-posy'
interface DemoAccount extends Omit<Insertable<Users>, 'email_verified_at' | 'password_hash'> {
  who: string
}

export const demoAccounts: DemoAccount[] = [
  {
    who: 'June & Theo, a couple',
    email: 'june@posy.example',
    username: 'june-okafor',
    firstname: 'June',
    lastname: 'Okafor',
    first_steps_at: demoBegan,
    other_firstname: 'Theo',
    other_lastname: 'Hart',
    wedding_date: '2027-06-26',
    wedding_place: 'Hart Farm, the long row',
    wedding_guests: 110,
    wedding_budget: 38_000_00,
    wedding_style: 'garden',
    time_zone: 'America/Los_Angeles',
    has_chosen_zone: true,
  },
  {
    who: 'Theo, her partner, who has the courses',
    email: 'theo@posy.example',
    username: 'theo-hart',
    is_subscribed: true,
    firstname: 'Theo',
    lastname: 'Hart',
    first_steps_at: demoBegan,
  },
  {
    who: 'June’s mother, who helps',
    email: 'adaeze@posy.example',
    username: 'adaeze-okafor',
    firstname: 'Adaeze',
    lastname: 'Okafor',
    first_steps_at: demoBegan,
  },
  {
    who: 'Inés & Sam, a couple who just signed up',
    email: 'ines@posy.example',
    username: 'ines-castellanos',
    firstname: 'Inés',
    lastname: 'Castellanos',
    other_firstname: 'Sam',
  },
  {
    who: 'Fern & Fable, who do flowers',
    email: 'fern@posy.example',
    username: 'fern-and-fable',
    firstname: 'Fern',
    lastname: 'Abadi',
    is_vendor: true,
    first_steps_at: demoBegan,
    business_name: 'Fern & Fable',
    business_place: 'Sonoma',
    service_id: 3575,
    contact_email: 'hello@fernandfable.example',
  },
  {
    who: 'Nadia, the operator, who sees /admin',
    email: 'operator@posy.example',
    firstname: 'Nadia',
    lastname: 'Rahman',
    other_firstname: '',
    other_lastname: '',
    wedding_date: null,
    is_admin: true,
  },
  {
    who: 'Simone & Pilar, who ask June to help',
    email: 'simone@posy.example',
    username: 'simone-grant',
    firstname: 'Simone',
    lastname: 'Grant',
    first_steps_at: demoBegan,
    other_firstname: 'Pilar',
    other_lastname: 'Vega',
    wedding_date: '2027-10-09',
  },
]

/** Loads the demo once; a second call finds it there and changes nothing. */
export async function loadDemo(db: Db, hash: (password: string) => Promise<string>): Promise<boolean> {
  if (await isLoaded(db)) return false
  const password_hash = await hash(demoPassword)
  return inTransaction(db, async (db) => {
    await sql`select pg_advisory_xact_lock(hashtext('posy demo'))`.execute(db)
    if (await isLoaded(db)) return false
    const accounts = await insertAccounts(db, password_hash)
    const [june, theo, mother, ines, fern] = accounts
    const events = await insertWedding(db, june!.id)
    await insertTasks(db, { june: june!.id, theo: theo!.id }, events, demoAccounts[0]?.wedding_date ?? null)
    await insertBoards(db, june!.id, events)
    await insertBudget(db, june!.id, events.get('The wedding')!)
    await insertContributors(db, june!.id)
    await insertRooms(db, june!.id, events.get('The wedding')!)
    await insertDay(db, june!.id, events.get('The wedding')!)
    await insertVendors(db, june!.id, events.get('The wedding')!)
    await insertSeating(db, june!.id, events.get('The wedding')!)
    await insertSharedBoard(db, june!.id)
    await insertQuotes(db, june!.id, events.get('The wedding')!)
    await insertRegistry(db, june!.id)
    await insertWebsite(db, june!.id, { events, password_hash: await hash(demoWord) })
    await insertTrade(db, fern!.id)
    await insertColleagues(db, fern!.id)
    await insertLetters(db, june!.id)
    await insertSubmissions(db, fern!.id)
    await insertCourses(db, theo!.id)
    await insertPosse(db, june!.id, { theo: theo!.id, mother: mother!.id, ines: ines!.id, events })
    await insertHistory(db, { june: june!.id, theo: theo!.id, mother: mother!.id })
    await insertMessages(db)
    await insertNotifications(db, { june: june!.id, theo: theo!.id, mother: mother!.id, simone: accounts.at(-1)!.id })
    return true
  })
}

/** Takes away everything that anybody entered, and loads the demo afresh. */
export async function resetDemo(db: Db, hash: (password: string) => Promise<string>): Promise<void> {
  // Truncating fires no trigger that takes pieces back.
  await sql`delete from content where id in (select content_id from submissions)`.execute(db)
  await sql`truncate users, mails, rate_limits restart identity cascade`.execute(db)
  await loadDemo(db, hash)
}

/** True of a database with accounts whose password stands above. */
export async function isLoaded(db: Db): Promise<boolean> {
  const first = await db.selectFrom('users').where(sql`lower(email)`, '=', demoAccounts[0]!.email).select('id').executeTakeFirst()
  return first !== undefined
}

function insertAccounts(db: Db, password_hash: string) {
  const accounts = demoAccounts.map(({ who: _, ...account }) => ({
    is_admin: false,
    ...account,
    password_hash,
    email_verified_at: new Date().toISOString(),
  }))
  return db.insertInto('users').values(accounts).returning('id').execute()
}

/** The events with their ids, the households, and their guests with what they answered. */
async function insertWedding(db: Db, user_id: number): Promise<Map<string, number>> {
  const events = await db
    .insertInto('guest_wedding_events')
    .values(demoEvents.map((event) => ({ ...event, user_id, created_at: demoBegan })))
    .returning(['id', 'name'])
    .execute()
  const eventIds = new Map(events.map(({ id, name }) => [name, id]))
  const households = await db
    .insertInto('households')
    .values(demoHouseholds.map(({ name }) => ({ user_id, name })))
    .returning('id')
    .execute()
  const guests = demoHouseholds.flatMap((household, nth) =>
    household.guests.map((guest) => ({ ...guest, household_id: households[nth]!.id })),
  )
  const added = await db
    .insertInto('guests')
    .values(guests.map(({ answers: _, ...guest }) => ({ ...guest, user_id })))
    .returning('id')
    .execute()
  const rows = guests.flatMap(({ answers }, nth) =>
    answers.map(({ event, ...answer }) => ({ ...answer, user_id, guest_id: added[nth]!.id, event_id: eventIds.get(event)! })),
  )
  await db.insertInto('guest_answers').values(rows).execute()
  await insertRsvp(db, user_id, {
    events: eventIds,
    households: new Map(demoHouseholds.map(({ name }, nth) => [name, households[nth]!.id])),
    guests: new Map(guests.map(({ firstname, lastname }, nth) => [`${firstname} ${lastname}`, added[nth]!.id])),
  })
  return eventIds
}
