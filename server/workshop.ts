import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { Worker } from 'node:worker_threads'
import type { Db } from '#db/db.ts'
import { unavailable } from './errors.ts'
import type { Storage } from './files/files.ts'
import type { Store } from './files/store.ts'

/** Makes something long, piece by piece, of what was ordered. */
export type Work<Order> = (db: Db, order: Order, store: Store) => AsyncIterable<string | Uint8Array>

export type Works = Record<string, Work<never>>

export interface Made {
  content: Readable
  /** Settles when nothing of it is left to make. */
  made: Promise<void>
}

/** Where long files and answers are made, so that nobody else's answer waits for them. */
export interface Workshop {
  /** What fails before much of it is there fails here. */
  make: (work: string, order: object) => Promise<Made>
  close: () => Promise<void>
}

/** Works where it is asked, on the database that is at hand. */
export function workHere(db: Db, works: Works, store: Store): Workshop {
  return {
    async make(work, order) {
      const content = Readable.from(inBytes(works[work]!(db, order as never, store)), { objectMode: false })
      return { content, made: finished(content).catch(() => {}) }
    },
    close: async () => {},
  }
}

async function* inBytes(pieces: AsyncIterable<string | Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) yield Buffer.from(piece)
}

export type Asked = { id: number } & ({ work: string; order: object } | { taken: number } | { isLeft: true })
export type Told = { id: number } & ({ piece: Uint8Array } | { isWhole: true } | { failed: { message: string; code?: string } })

interface Job {
  content: Readable
  received: number
  /** Lets whoever ordered begin to read. */
  start: () => void
  /** Nothing more comes. */
  end: (error?: Error) => void
}

/** So much is there before anybody reads, unless that is all: a failure until then is an answer of its own. */
const enough = 65_536

/** Works in a thread with connections of its own, which starts with the first order. */
export function openWorkshop(databaseUrl: string, storage: Storage): Workshop {
  const jobs = new Map<number, Job>()
  let thread: Worker | undefined
  let last = 0

  return {
    make(work, order) {
      const id = ++last
      const job = newJob(id)
      send({ id, work, order })
      return job
    },
    close: async () => void (await thread?.terminate()),
  }

  function newJob(id: number): Promise<Made> {
    const [started, made] = [Promise.withResolvers<Made>(), Promise.withResolvers<void>()]
    const content = new Readable({
      read: () => send({ id, taken: job.received - content.readableLength }),
      destroy(error, done) {
        if (jobs.has(id)) send({ id, isLeft: true })
        job.end()
        done(error)
      },
    })
    const job: Job = {
      content,
      received: 0,
      start: () => started.resolve({ content, made: made.promise }),
      end(error) {
        jobs.delete(id)
        made.resolve()
        if (error && job.received >= enough) content.destroy(error)
        else if (error) started.reject(error)
      },
    }
    jobs.set(id, job)
    return started.promise
  }

  function hear(told: Told): void {
    const job = jobs.get(told.id)
    if (!job) return
    if ('failed' in told) return job.end(Object.assign(new Error(told.failed.message), { code: told.failed.code }))
    if ('piece' in told) {
      job.received += told.piece.length
      job.content.push(told.piece)
      if (job.received >= enough) job.start()
      return
    }
    job.content.push(null)
    job.start()
    job.end()
  }

  function send(asked: Asked): void {
    if ('work' in asked) thread ??= open()
    thread?.postMessage(asked)
  }

  /** The built product finds it beside itself. */
  function open(): Worker {
    const file = import.meta.url.endsWith('.ts') ? '../app/workshop-thread.ts' : './workshop-thread.js'
    const opened = new Worker(new URL(file, import.meta.url), { workerData: { databaseUrl, storage }, resourceLimits })
    opened.on('message', hear)
    opened.on('error', (error) => closed(opened, error))
    opened.on('exit', () => closed(opened))
    opened.unref()
    return opened
  }

  /** The next order opens another. */
  function closed(which: Worker, cause?: unknown): void {
    if (thread !== which) return
    thread = undefined
    for (const job of jobs.values()) job.end(gone(cause))
  }
}

const resourceLimits = { maxOldGenerationSizeMb: 512 }

function gone(cause: unknown): Error {
  try {
    return unavailable(cause)
  } catch (error) {
    return error as Error
  }
}
