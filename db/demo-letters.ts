import { sql } from 'kysely'
import type { Db } from './db.ts'
import { invitations, saveTheDates } from './demo-household.ts'

/** The letters that June and Theo sent, as their guests' rows say, and three addresses that nobody looked at yet. */
export async function insertLetters(db: Db, user_id: number): Promise<void> {
  const sent = [
    { kind: 'save_the_date', at: saveTheDates, column: 'save_the_date_sent_at' },
    { kind: 'invitation', at: invitations, column: 'invitation_sent_at' },
  ] as const
  for (const { kind, at, column } of sent) {
    await sql`
      with sending as (
        insert into sendings (user_id, kind, event_ids, actor_id, created_at, leaves_at)
        select ${user_id}::bigint, ${kind}, array(select id from guest_wedding_events where user_id = ${user_id} order by id), ${user_id}::bigint,
          ${at}::timestamptz, ${at}::timestamptz
        returning user_id, id
      )
      insert into guest_letters (user_id, sending_id, kind, party, guest_id, created_at, handed_at)
      select sending.user_id, sending.id, ${kind}, household_id, min(guest.id), ${at}::timestamptz, ${at}::timestamptz
      from sending join guests guest using (user_id)
      where ${sql.ref(column)} is not null and email <> '' and household_id is not null
      group by sending.user_id, sending.id, household_id order by household_id`.execute(db)
  }
  await db
    .insertInto('address_collectors')
    .values({ user_id, is_open: true, words: 'We have your number but not your street. Where do you live these days?' })
    .execute()
  await db
    .insertInto('collected_addresses')
    .values(arrived.map((address) => ({ ...address, user_id })))
    .execute()
}

const arrived = [
  {
    firstname: 'Inés',
    lastname: 'Castellanos',
    email: 'ines.castellanos@posy.example',
    phone: '+1 (415) 555-0142',
    address_line1: '2380 Market Street',
    address_line2: 'Apartment 6',
    city: 'San Francisco',
    state: 'CA',
    postal_code: '94114',
    country: 'US',
    created_at: '2026-11-19T20:04:00Z',
  },
  {
    firstname: 'Birta',
    lastname: 'Jónsdóttir',
    email: 'birta@posy.example',
    phone: '',
    address_line1: '41 Bodega Avenue',
    address_line2: '',
    city: 'Sebastopol',
    state: 'CA',
    postal_code: '95472',
    country: 'US',
    created_at: '2026-11-20T08:31:00Z',
  },
  {
    firstname: 'Ottoline',
    lastname: 'Marsh',
    email: 'ottoline.marsh@posy.example',
    phone: '',
    address_line1: '7 Cranmer Road',
    address_line2: '',
    city: 'Cambridge',
    state: '',
    postal_code: 'CB3 9BL',
    country: 'United Kingdom',
    created_at: '2026-11-21T21:47:00Z',
  },
]
