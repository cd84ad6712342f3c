import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Db, openDb } from '#db/db.ts'
import { ensureDatabase, startEmbedded } from '#db/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { root } from '#db/place.ts'
import { migrateJobs } from '#server/jobs.ts'

export const couples = 2_000
const folder = join(root, '.data/bench')

/** A database with 2,000 weddings of 100 guests and two events, made once and kept. */
export async function openBenchDatabase() {
  const server = await startEmbedded(folder)
  await ensureDatabase(server, 'bench')
  const url = server.url('bench')
  const db = openDb(url, { max: 1 })
  await migrate(db)
  await migrateJobs(url)
  const loaded = await db.selectFrom('users').select('id').executeTakeFirst()
  if (!loaded) await load(db)
  await db.destroy()
  const postgresPid = Number(readFileSync(join(folder, 'pg18/postmaster.pid'), 'utf8').split('\n')[0])
  return { url, stop: server.stop, postgresPid }
}

/** The bearer token of a couple, by number from 1. */
export function tokenOf(couple: number): string {
  return `bench-token-${couple}`
}

async function load(db: Db): Promise<void> {
  console.log(`  loading ${couples} weddings, once`)
  await sql`insert into users (email, firstname, lastname) select 'couple' || n || '@example.com', 'Ada', 'Couple ' || n from generate_series(1, ${sql.lit(couples)}) n`.execute(
    db,
  )
  await sql`insert into sessions (user_id) select id from users order by id`.execute(db)
  await sql`insert into guest_wedding_events (user_id, taxonomy_event_id, name) select id, n, 'Event ' || n from users, generate_series(1, 2) n`.execute(
    db,
  )
  await sql`
    insert into guests (user_id, firstname, lastname, email, phone, address_line1, city, state, postal_code, country, dietary_notes, notes)
    select couple, (array['Emma', 'Olivia', 'Ava', 'Zoë', 'Liam'])[1 + n % 5],
      (array['Smith', 'Johnson', 'Garcia', 'Lee', 'White'])[1 + n % 5] || '-' || substr(md5(n::text || couple), 1, 4),
      case when n % 5 = 0 then '' else 'guest' || n || '@example.com' end, '+1 (555) 010-' || lpad(n::text, 4, '0'),
      n || ' Main Street', 'Springfield', 'IL', '60601', 'US', case when n % 9 = 0 then 'No nuts' else '' end,
      case when n % 6 = 0 then 'Needs a hotel room near the venue, arriving Friday evening.' else '' end
    from generate_series(1, ${sql.lit(couples)}) couple, generate_series(1, 100) n`.execute(db)
  await sql`
    insert into guest_answers (user_id, guest_id, event_id, status, plus_one_count)
    select user_id, guests.id, event.id, (guests.id + event.id) % 5, (guests.id % 5 = 0)::int
    from guests join guest_wedding_events event using (user_id)`.execute(db)
  await insertTokens(db)
  await sql`vacuum analyze`.execute(db)
}

async function insertTokens(db: Db): Promise<void> {
  const sessions = await db.selectFrom('sessions').select(['id', 'user_id']).orderBy('id').execute()
  const expires_at = new Date(Date.now() + 3_650 * 86_400_000).toISOString()
  for (const { id, user_id } of sessions) {
    const hash = createHash('sha256').update(tokenOf(user_id)).digest()
    await db.insertInto('tokens').values({ hash, session_id: id, user_id, kind: 'access', expires_at }).execute()
  }
}
