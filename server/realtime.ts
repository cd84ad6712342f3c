import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from './log.ts'

/** What the database tells, by `pg_notify('posy', …)` in the statement that makes the change. */
interface Notice {
  /** Whose data changed. */
  user_id: number
  /** It may be that somebody who listens to this user no longer may: all of them have to ask again. */
  access_changed?: boolean
  /** The act that changed it, if that was one; whoever did it knows of it already. */
  act?: string
}

/** `missed`: the connection was away for a while, and anything may have been told meanwhile. `content`: what visitors read was changed. */
export type Heard = Notice | 'missed' | 'content'
export type Listener = (heard: Heard) => void

export interface Realtime {
  /** Calls the listener with every notice from now on, until the function it returns is called. */
  on(listener: Listener): () => void
  stop(): Promise<void>
}

interface RealtimeOptions {
  /** Must reach the database itself, not a pooler: one connection listens for as long as the process lives. */
  url: string
  log: Log
}

/** Hears what any process of the product told the database, and comes back for ever when Postgres was away. */
export async function openRealtime({ url, log }: RealtimeOptions): Promise<Realtime> {
  const listeners = new Set<Listener>()
  const stopping = new AbortController()
  const begun = Promise.withResolvers<void>()
  const ended = keepListening()
  await begun.promise
  return {
    on(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop() {
      stopping.abort()
      return ended
    },
  }

  async function keepListening(): Promise<void> {
    const { signal } = stopping
    for (let failures = 0; !signal.aborted; failures++) {
      const lost = listenUntilLost(url, signal, tell, () => {
        failures = 0
        begun.resolve()
        tell('missed')
      })
      const reason = await lost.catch((error: Error) => error)
      begun.resolve()
      if (signal.aborted) return
      log.warn({ reason: reason.message }, 'realtime lost its connection')
      await sleep(pauseAfter(failures), undefined, { signal }).catch(() => {})
    }
  }

  function tell(heard: Heard): void {
    for (const listener of listeners) listener(heard)
  }
}

const checkEvery = 15_000

/** Resolves with why the connection ended. */
async function listenUntilLost(connectionString: string, signal: AbortSignal, tell: Listener, onListening: () => void): Promise<Error> {
  const times = { connectionTimeoutMillis: 5_000, query_timeout: 5_000, keepAlive: true }
  const client = new pg.Client({ connectionString, application_name: 'posy realtime', ...times })
  const lost = Promise.withResolvers<Error>()
  const end = () => lost.resolve(new Error('The connection ended'))
  client.on('error', lost.resolve)
  client.on('end', end)
  client.on('notification', ({ payload }) => {
    const notice = parse(payload)
    if (notice) tell(notice)
  })
  signal.addEventListener('abort', end)
  const checks = setInterval(() => void client.query('select').catch(lost.resolve), checkEvery)
  try {
    await client.connect()
    await client.query('listen posy')
    onListening()
    return await lost.promise
  } finally {
    clearInterval(checks)
    signal.removeEventListener('abort', end)
    void client.end().catch(() => {}) // a connection that is gone may never say goodbye
  }
}

/** Anybody who reaches the database can notify: only what has the right shape counts. */
function parse(payload: string | undefined): Notice | 'content' | undefined {
  try {
    const { user_id, access_changed, act, content } = JSON.parse(payload ?? '') as Partial<Notice> & { content?: unknown }
    if (content === true) return 'content'
    if (!Number.isSafeInteger(user_id)) return undefined
    return { user_id: user_id!, access_changed: access_changed === true, ...(typeof act === 'string' && { act }) }
  } catch {
    return undefined
  }
}

/** From a tenth of a second to two, and never all processes at once. */
function pauseAfter(failures: number): number {
  return Math.min(2_000, 100 * 2 ** failures) * (0.5 + Math.random() / 2)
}
