import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Db } from './db.ts'
import { root } from './place.ts'

/** Brings the database up to the newest file of db/migrations, all or nothing; a second process waits for the first. */
export async function migrate(db: Db): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw error
  return results.map(({ migrationName }) => migrationName)
}

/** True when every file of db/migrations has been run. */
export async function isMigrated(db: Db): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const run = new Set(rows.map(({ name }) => name))
  return Object.keys(await readMigrations()).every((name) => run.has(name))
}

const folder = join(root, 'db/migrations')

async function readMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'))
  return Object.fromEntries(names.map((name) => [name.replace(/\.sql$/, ''), fromFile(join(folder, name))]))
}

function fromFile(path: string): Migration {
  return {
    async up(db) {
      await sql.raw(await readFile(path, 'utf8')).execute(db)
    },
  }
}
