import { sql } from 'kysely'
import { type Db, openDb } from '#db/db.ts'
import { ensureDatabase, startEmbedded } from '#db/embedded.ts'
import { isMigrated, migrate } from '#db/migrate.ts'
import { StartRefused } from '#db/start-refused.ts'
import { areJobsMigrated, migrateJobs } from './jobs.ts'
import type { Settings } from './settings.ts'
import { step } from './steps.ts'

export interface Database {
  db: Db
  /** For jobs and what else may take long. */
  patientDb: Db
  url: string
  /** Reaches the database itself, not a pooler; what listens needs it. */
  directUrl: string
  close: (keepRunning: boolean) => Promise<void>
}

/** The database of the settings, or one of our own, brought up to date. */
export async function openDatabase(settings: Settings): Promise<Database> {
  const { url, stop, where } = await step(
    'database',
    () => connect(settings),
    ({ where }) => where,
  )
  const directUrl = settings.database_direct_url ?? url
  const db = openDb(url, { seconds: 10 })
  const patientDb = openDb(url, { max: 4, seconds: 60 })
  await step(
    'tables',
    () => bringUpToDate(db, { url, directUrl, where }),
    (made) => (made.length > 0 ? `${made.length} migrations run` : 'up to date'),
  )
  return {
    db,
    patientDb,
    url,
    directUrl,
    async close(keepRunning) {
      await Promise.all([db.destroy(), patientDb.destroy()])
      if (!keepRunning) await stop()
    },
  }
}

async function connect({ database_url, data_folder }: Settings) {
  if (database_url) return { url: database_url, stop: async () => {}, where: placeOf(database_url) }
  const server = await startEmbedded(data_folder)
  await ensureDatabase(server, 'posy')
  return { url: server.url('posy'), stop: server.stop, where: `PostgreSQL of its own, files in ${data_folder}` }
}

async function bringUpToDate(db: Db, { url, directUrl, where }: { url: string; directUrl: string; where: string }): Promise<string[]> {
  try {
    if (await isUpToDate(db)) return []
    const unhurried = openDb(url, { max: 1 })
    const made = await migrate(unhurried).finally(() => unhurried.destroy())
    await migrateJobs(directUrl)
    return made
  } catch (error) {
    throw unreachable(error, where) ?? error
  }
}

/** One look, so that a usual start needn't take the locks of the unusual one. */
async function isUpToDate(db: Db): Promise<boolean> {
  const { rows } = await sql<{ are_there: boolean }>`
    select to_regclass('kysely_migration') is not null and to_regclass('graphile_worker.migrations') is not null as are_there`.execute(db)
  return Boolean(rows[0]?.are_there) && (await isMigrated(db)) && (await areJobsMigrated(db))
}

/** What a wrong address, name or password looks like, said in one line. */
function unreachable(error: unknown, where: string): StartRefused | undefined {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  if (/^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOST|ENETUNREACH|ENOENT)/.test(code) || message.includes('timeout')) {
    return new StartRefused(`No PostgreSQL answers at ${where}. Please check DATABASE_URL and that the server runs.`)
  }
  if (code === '28P01' || code === '28000')
    return new StartRefused(`PostgreSQL at ${where} refuses this user or password. Please check DATABASE_URL.`)
  if (code === '3D000') return new StartRefused(`PostgreSQL at ${where} has no such database. Please make it, or check DATABASE_URL.`)
  if (code === '42501')
    return new StartRefused(`The database user at ${where} may not make tables. Please make it the owner of the database.`)
  return undefined
}

/** The address without user and password. */
function placeOf(url: string): string {
  const { host, pathname, searchParams } = new URL(url)
  return `${searchParams.get('host') ?? host}${pathname}`
}
