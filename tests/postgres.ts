import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { openDb } from '#db/db.ts'
import { startEmbedded } from '#db/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { migrateJobs } from '#server/jobs.ts'

const template = 'posy_template'
/** The same with the magazine in it, which takes seconds to read: made by the first file that asks, and copied by the others. */
const withMagazine = 'posy_magazine'

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string
  }
}

/** Starts one throw-away server for the whole run, or takes TEST_DATABASE_URL's, and migrates the database that files copy. */
export default async function startPostgres(project: TestProject) {
  const { url, stop } = process.env['TEST_DATABASE_URL'] ? given(process.env['TEST_DATABASE_URL']) : await throwAway()
  try {
    await createDatabase(url('postgres'), template)
    await using(url(template), migrate)
    await migrateJobs(url(template))
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('templateUrl', url(template))
  return stop
}

/** The address of a database of its own, migrated and empty. */
export async function copyTemplate({ has_magazine = false } = {}): Promise<string> {
  const url = (database: string) => inject('templateUrl').replace(template, database)
  const name = `world_${crypto.randomUUID()}`
  if (has_magazine) await makeMagazine(url)
  await createDatabase(url('postgres'), name, has_magazine ? withMagazine : template)
  return url(name)
}

async function makeMagazine(url: (database: string) => string): Promise<void> {
  const { loadContent } = await import('#features/magazine/content/loading.server.ts')
  await using(url('postgres'), async (db) => {
    await sql`select pg_advisory_lock(hashtext(${withMagazine}))`.execute(db)
    const { rows } = await sql`select from pg_database where datname = ${withMagazine}`.execute(db)
    if (rows.length > 0) return
    const half = `${withMagazine}_half`
    await sql`drop database if exists ${sql.id(half)}`.execute(db)
    await createDatabase(url('postgres'), half, template)
    await using(url(half), (db) => loadContent(db, 'demo'))
    await sql`alter database ${sql.id(half)} rename to ${sql.id(withMagazine)}`.execute(db)
  })
}

async function throwAway() {
  const folder = await mkdtemp(join(tmpdir(), 'posy-test-'))
  await chmod(folder, 0o755)
  const binaries = process.env['POSTGRES_15']
  const server = await startEmbedded(folder, binaries ? { binaries, major: '15' } : {})
  await using(server.url('postgres'), waitForNoDisk)
  return {
    url: server.url,
    stop: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Rows that nobody needs after a crash; what a crash leaves is told by the stories of faults, on the product's own server. */
async function waitForNoDisk(db: ReturnType<typeof openDb>): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await sql`alter system set ${sql.ref(setting)} = off`.execute(db)
  await sql`select pg_reload_conf()`.execute(db)
}

function given(address: string) {
  const url = (database: string) => Object.assign(new URL(address), { pathname: `/${database}` }).href
  return { url, stop: () => using(url('postgres'), dropTemplates) }
}

async function dropTemplates(db: ReturnType<typeof openDb>): Promise<void> {
  for (const name of [withMagazine, template]) await sql`drop database if exists ${sql.id(name)} with (force)`.execute(db)
}

function createDatabase(url: string, name: string, from = 'template1') {
  return using(url, (db) => sql`create database ${sql.id(name)} template ${sql.id(from)}`.execute(db))
}

async function using(url: string, work: (db: ReturnType<typeof openDb>) => Promise<unknown>): Promise<void> {
  const db = openDb(url, { max: 1 })
  await work(db).finally(() => db.destroy())
}
