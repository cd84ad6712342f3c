import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The folder with the programs of PostgreSQL 15: the one that POSTGRES_15 names, or Debian's. */
export function postgres15(): string | undefined {
  return [process.env['POSTGRES_15'], '/usr/lib/postgresql/15/bin'].find((folder) => folder && existsSync(join(folder, 'postgres')))
}
