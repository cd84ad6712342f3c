import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { openPasswords } from '#server/passwords.ts'

/** Couples that follow each other, with so many guests each. */
export interface Couples {
  from: number
  couples: number
  guests: number
  events: number
}

const mostEvents = 2

/** A person may make 50 calls a second, so each size of wedding comes more than once. The numbers are those of their users. */
export const weddings = {
  small: { from: 1, couples: 2_000, guests: 100, events: 2 },
  middle: { from: 2_001, couples: 20, guests: 1_000, events: 2 },
  large: { from: 2_021, couples: 12, guests: 10_000, events: 2 },
  /** Its workbook is one sheet of the 25 columns. */
  eventless: { from: 2_033, couples: 1, guests: 10_000, events: 0 },
  /** For guests that are added. */
  empty: { from: 2_034, couples: 400, guests: 0, events: 2 },
} satisfies Record<string, Couples>

export const password = 'a long enough password'

/** The bearer token of a couple. */
export function tokenOf(couple: number): string {
  return `bench-token-${couple}`
}

export function emailOf(couple: number): string {
  return `couple${couple}@example.com`
}

/** The two events of a couple. */
export function eventsOf(couple: number): [number, number] {
  return [couple * mostEvents, couple * mostEvents + 1]
}

export function anyOf({ from, couples }: Couples): number {
  return from + Math.floor(Math.random() * couples)
}

/** Fills an empty database. */
export async function fill(db: Db, groups: readonly Couples[]): Promise<void> {
  const hash = await openPasswords().hash(password)
  for (const group of groups) await addCouples(db, group, hash)
  for (const { events, ...group } of groups) if (group.guests > 0) await addGuests(db, group, events)
  await sql`vacuum analyze`.execute(db)
}

async function addCouples(db: Db, { from, couples, events }: Couples, hash: string): Promise<void> {
  const to = from + couples - 1
  const numbers = sql`generate_series(${sql.lit(from)}::int, ${sql.lit(to)}) n`
  await sql`
    insert into users (id, email, firstname, lastname, password_hash) overriding system value
    select n, 'couple' || n || '@example.com', 'Ada', 'Couple ' || n, ${hash} from ${numbers}`.execute(db)
  await sql`insert into sessions (id, user_id) overriding system value select n, n from ${numbers}`.execute(db)
  await sql`
    insert into guest_wedding_events (user_id, id, taxonomy_event_id, name) overriding system value
    select n, n * ${sql.lit(mostEvents)} + nth, nth + 1, 'Event ' || nth + 1 from ${numbers}, generate_series(0, ${sql.lit(events - 1)}) nth`.execute(
    db,
  )
  const tokens = Array.from({ length: couples }, (_, nth) => from + nth)
  const hashes = tokens.map((couple) => createHash('sha256').update(tokenOf(couple)).digest())
  await sql`
    insert into tokens (hash, session_id, user_id, kind, expires_at)
    select hash, n, n, 'access', now() + interval '10 years' from unnest(${hashes}::bytea[], ${tokens}::bigint[]) as token (hash, n)`.execute(
    db,
  )
}

const firstnames =
  'Emma,Olivia,Ava,Isabella,Sophia,Mia,Charlotte,Amelia,Liam,Noah,William,James,Oliver,Benjamin,Elijah,Lucas,Mason,Logan,Ethan,Zoë'
const lastnames =
  'Smith,Johnson,Williams,Brown,Jones,Garcia,Miller,Davis,Rodriguez,Martinez,Hernandez,Lopez,Gonzalez,Wilson,Anderson,Thomas,Taylor,Moore,Jackson,Martin,Lee,Perez,Thompson,White,Harris'

/** One name in 25 is Garcia; one guest in 5 has no address of mail, one in 7 no street. */
async function addGuests(db: Db, { from, couples, guests }: Omit<Couples, 'events'>, events: number): Promise<void> {
  const some = (list: string, place: string) => {
    const names = list.split(',')
    return sql`(${sql.lit(`{${list}}`)}::text[])[1 + abs(hashint4(${sql.raw(place)}) % ${sql.lit(names.length)})]`
  }
  const range = [sql.lit(from), sql.lit(from + couples - 1)]
  await sql`
    insert into guests (user_id, firstname, lastname, email, phone, address_line1, city, state, postal_code, country, relationship, dietary_notes, notes, table_name, created_at)
    select couple, ${some(firstnames, 'n')}, ${some(lastnames, 'n * 7 + couple')} || case when n % 3 = 0 then '-' || substr(md5(n::text), 1, 4) else '' end,
      case when n % 5 = 0 then '' else 'guest' || n || '@example.com' end, '+1 (555) 010-' || lpad(n::text, 4, '0'),
      case when n % 7 = 0 then '' else n || ' Main Street' end, 'Springfield', 'IL', lpad((n % 99999)::text, 5, '0'), 'US',
      (array['Family', 'Friends', 'Work', 'College'])[1 + n % 4], case when n % 9 = 0 then 'No nuts' else '' end,
      case when n % 6 = 0 then 'Needs a hotel room near the venue, arriving Friday evening.' else '' end, 'Table ' || n % 20,
      timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(${range[0]}::int, ${range[1]}) couple, generate_series(1, ${sql.lit(guests)}) n`.execute(db)
  if (events === 0) return
  await sql`
    insert into guest_answers (user_id, guest_id, event_id, status, plus_one_count)
    select user_id, guests.id, event.id, (guests.id + event.id) % 5, (guests.id % 5 = 0)::int
    from guests join guest_wedding_events event using (user_id) where user_id between ${range[0]} and ${range[1]}`.execute(db)
}
