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
export async function copyTemplate(): Promise<string> {
  const url = (database: string) => inject('templateUrl').replace(template, database)
  const name = `world_${crypto.randomUUID()}`
  await createDatabase(url('postgres'), name, template)
  return url(name)
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
  return { url, stop: () => using(url('postgres'), (db) => sql`drop database if exists ${sql.id(template)} with (force)`.execute(db)) }
}

function createDatabase(url: string, name: string, from = 'template1') {
  return using(url, (db) => sql`create database ${sql.id(name)} template ${sql.id(from)}`.execute(db))
}

async function using(url: string, work: (db: ReturnType<typeof openDb>) => Promise<unknown>): Promise<void> {
  const db = openDb(url, { max: 1 })
  await work(db).finally(() => db.destroy())
}
