import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Tables } from './schema.ts'

export type Db = Kysely<Tables>

export interface DbOptions {
  /** How many connections at most. */
  max?: number
  /** How long one statement may take; as long as it likes where nothing is said. */
  seconds?: number
}

export function openDb(connectionString: string, { max = 8, seconds = 0 }: DbOptions = {}): Db {
  const pool = new pg.Pool({
    connectionString,
    max,
    Client: NamingClient,
    connectionTimeoutMillis: 5_000,
    options: [...settings, ...(seconds > 0 ? [`statement_timeout=${seconds * 1_000}`] : [])].map((setting) => `-c ${setting}`).join(' '),
  })
  pool.on('error', ignoreLostClient)
  pool.on('connect', (client) => client.on('error', ignoreLostClient)) // one that is lent out at that moment, too
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

/** Where PostgreSQL can compile its plans (Debian's does), it does so for a second to save milliseconds: no statement here is long enough. */
const settings = ['timezone=UTC', 'idle_in_transaction_session_timeout=30000', 'jit=off']

/** Runs the work in a transaction: the one that is open already, or one of its own. */
export function inTransaction<Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}

/** Names every statement with values, so that Postgres parses and plans each text once per connection. */
class NamingClient extends pg.Client {
  // biome-ignore format: the overloads of pg are wider than what Kysely uses
  override query(...args: unknown[]): never {
    const [text, values, done] = args
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return super.query(...(args as [never])) as never
    return super.query({ name: nameOf(text), text, values } as never, done as never) as never
  }
}

const names = new Map<string, string>()
const mostNames = 1_000

/** Names a statement whatever came before it: a caller who sends every mix of fields must not use up the names of the hot reads. */
export function keepName(text: string): string {
  const name = names.get(text) ?? `q${names.size}`
  names.set(text, name)
  return name
}

/** Undefined past the cap: such a statement is planned each time, and the server's memory stays bounded. */
function nameOf(text: string): string | undefined {
  return names.size < mostNames ? keepName(text) : names.get(text)
}

/** The pool replaces an idle client whose server went away; the process must outlive it. */
function ignoreLostClient() {}

pg.types.setTypeParser(pg.types.builtins.INT8, Number) // ids and counts stay far below 2^53
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text) // a day has no time zone
pg.types.setTypeParser(pg.types.builtins.TIME, (text) => text.slice(0, 5)) // as a clock shows it
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, isoMoment)

/** `2026-11-21 12:00:00.5+00` as ISO 8601, without the cost of a Date. */
function isoMoment(text: string): string {
  return text.endsWith('+00') ? `${text.slice(0, 10)}T${text.slice(11, -3)}Z` : new Date(text).toISOString()
}
