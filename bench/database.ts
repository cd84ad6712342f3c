import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Db, openDb } from '#db/db.ts'
import { ensureDatabase, startEmbedded } from '#db/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { root } from '#db/place.ts'
import { migrateJobs } from '#server/jobs.ts'
import { type Couples, fill } from './data.ts'

export interface BenchDatabase {
  /** The address of a database with these couples, made once and kept. */
  open: (name: string, groups: readonly Couples[]) => Promise<string>
  /** The process whose children are the server. */
  pid: number
  /** What the server wrote into its log. */
  log: () => string
  stop: () => Promise<void>
}

const folder = join(root, '.data/bench')

/** A PostgreSQL of the bench's own, whose databases are made anew when a migration or what fills them changes. */
export async function startDatabase(): Promise<BenchDatabase> {
  const server = await startEmbedded(folder)
  const version = versionOfData()
  await withDb(server.url('postgres'), (db) => prepare(db, version))
  const pid = Number(readFileSync(join(folder, 'pg18/postmaster.pid'), 'utf8').split('\n')[0])
  return { open, pid, log: () => readFileSync(join(folder, 'postgres.log'), 'utf8'), stop: server.stop }

  async function open(name: string, groups: readonly Couples[]): Promise<string> {
    const database = `bench_${version}_${name}`
    await ensureDatabase(server, database)
    const url = server.url(database)
    await withDb(url, async (db) => {
      await migrate(db)
      await migrateJobs(url)
      const isFilled = await db.selectFrom('users').select('id').executeTakeFirst()
      if (!isFilled) await filled(db, name, groups)
      // Else each of the first calls would also note that this session was seen again.
      await sql`update tokens set seen_at = now()`.execute(db)
      await sql`vacuum tokens`.execute(db)
      await sql`update users set guestlist_setup_at = now() where guestlist_setup_at is null`.execute(db)
      // Those that were filled in have numbers of their own.
      await sql`select setval(pg_get_serial_sequence('sessions', 'id'), (select max(id) from sessions))`.execute(db)
    })
    return url
  }
}

export async function withDb<Result>(url: string, work: (db: Db) => Promise<Result>): Promise<Result> {
  const db = openDb(url, { max: 1 })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

function versionOfData(): string {
  const files = [...globSync('db/migrations/*.sql', { cwd: root }).toSorted(), 'bench/data.ts']
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 8)
}

/** Forgets databases of another version, and keeps the server from work of its own in the middle of a round. */
async function prepare(db: Db, version: string): Promise<void> {
  await sql`alter system set autovacuum = off`.execute(db)
  await sql`select pg_reload_conf()`.execute(db)
  const { rows } = await sql<{ name: string }>`select datname as name from pg_database where datname like 'bench%'`.execute(db)
  for (const { name } of rows) if (!name.startsWith(`bench_${version}_`)) await sql`drop database ${sql.id(name)}`.execute(db)
}

async function filled(db: Db, name: string, groups: readonly Couples[]): Promise<void> {
  const guests = groups.reduce((sum, group) => sum + group.couples * group.guests, 0)
  const begun = performance.now()
  await fill(db, groups)
  console.log(
    `  made the database ${name}, ${guests.toLocaleString('en')} guests, in ${((performance.now() - begun) / 1_000).toFixed(0)} s`,
  )
}
