import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { initialise } from './embedded-initdb.ts'
import { type PlaceOptions, placeFor } from './embedded-place.ts'
import { end } from './embedded-process.ts'
import { obtain, type Server, urlOf } from './embedded-server.ts'
import { refusal } from './start-refused.ts'

export interface EmbeddedPostgres {
  /** Connects to the database of this name. */
  url: (database: string) => string
  stop: () => Promise<void>
  /** It ran already when this start came, so somebody else may be using it. */
  wasRunning: boolean
  /** The folder of its files. */
  data: string
}

export interface EmbeddedOptions extends PlaceOptions {
  /** Hears what happens to the server while it runs. */
  tell?: (line: string) => void
}

/**
 * Runs a real PostgreSQL from node_modules with its files in `folder`, reached over a Unix socket only.
 * It outlives a killed parent, and the next start uses it again; while the parent lives, a server that dies is replaced.
 */
export async function startEmbedded(folder: string, { tell = console.error, ...options }: EmbeddedOptions = {}): Promise<EmbeddedPostgres> {
  const { place, started } = await firstStart(resolve(folder), options)
  let server: Server | undefined = started
  let { sockets } = started
  let replacing: Promise<void> | undefined
  let isStopping = false
  void watch(started)
  return { url: (database) => urlOf(sockets, database), stop, wasRunning: started.wasRunning, data: place.data }

  async function watch({ ended }: Server) {
    await ended
    server = undefined
    if (isStopping) return
    replacing = replace()
    await replacing
  }

  async function replace() {
    for (let wait = 100; !isStopping; wait = Math.min(3_000, wait * 2)) {
      tell('PostgreSQL ended; starting it again')
      server = await obtain(place, sockets).catch((error: Error) => void tell(error.message))
      if (server) {
        sockets = server.sockets
        return void watch(server)
      }
      await sleep(wait)
    }
  }

  async function stop() {
    isStopping = true
    await replacing
    if (server) await end(server.pid)
    await rm(sockets, { recursive: true, force: true })
  }
}

/** Makes the database of this name, unless it is there. */
export async function ensureDatabase({ url }: Pick<EmbeddedPostgres, 'url'>, name: string): Promise<void> {
  try {
    await query(url(name), 'select 1')
  } catch (error) {
    if (codeOf(error) !== '3D000') throw error
    await create(url('postgres'), name)
  }
}

async function firstStart(folder: string, options: PlaceOptions) {
  try {
    const place = await placeFor(folder, options)
    await initialise(place)
    return { place, started: await obtain(place) }
  } catch (error) {
    throw error instanceof Error && 'syscall' in error ? refusal(error, folder) : error
  }
}

async function create(url: string, name: string) {
  try {
    await query(url, `create database ${pg.escapeIdentifier(name)}`)
  } catch (error) {
    const isThere = codeOf(error) === '42P04' || codeOf(error) === '23505'
    if (!isThere) throw error // another start was quicker
  }
}

async function query(url: string, text: string) {
  const client = new pg.Client(url)
  try {
    await client.connect()
    await client.query(text)
  } finally {
    await client.end()
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined
}
