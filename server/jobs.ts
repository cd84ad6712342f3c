import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Task as GraphileTask, LogFunctionFactory, TaskList, WorkerEvents } from 'graphile-worker'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from '#db/db.ts'
import type { Log } from './log.ts'

/** Does one job; it throws to be tried again, after a wait that grows with every attempt. `stopping` says to hurry. */
export type Task = (payload: unknown, stopping: AbortSignal) => Promise<void>

export interface Jobs {
  /** Takes no more jobs and lets those at hand finish, if they do so soon; the next process does the others again. */
  stop(): Promise<void>
}

interface JobsOptions {
  /** Must reach the database itself, not a pooler: the queue listens for new jobs. */
  url: string
  /** By the name that add_job gives them. */
  tasks: Record<string, Task>
  log: Log
  /** Which tasks come by the clock, in cron's words; of several processes one does each. */
  crontab?: string
  /** Milliseconds between two looks for jobs that are due again; of new ones it hears at once. */
  poll?: number
  /** Seconds that Postgres has to be up before a job whose process can't be seen counts as left behind. */
  settle?: number
}

/** Makes the queue's tables, as far as they aren't there. Of two processes that start at once, one waits for the other. */
export async function migrateJobs(url: string): Promise<void> {
  const pool = openPool(url, 'posy migration')
  try {
    const client = await pool.connect()
    await client.query(`select pg_advisory_lock(hashtext('graphile_worker'))`)
    const { runMigrations } = await import('graphile-worker')
    await runMigrations({ pgPool: pool })
    await client.query(`select pg_advisory_unlock(hashtext('graphile_worker'))`)
    client.release()
  } finally {
    await pool.end()
  }
}

/** True when the queue's tables are there, at a glance. */
export async function areJobsMigrated(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    steps: number
  }>`select count(*)::int as steps from graphile_worker.migrations where id <= ${revision}`.execute(db)
  return rows[0]?.steps === revision
}

/** Works on jobs in this process, and goes on when Postgres comes back after an absence. */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const { signal, abort } = stopper()
  const begun = Promise.withResolvers<void>()
  const ended = keepRunning()
  await begun.promise
  return {
    stop() {
      abort()
      return Promise.race([ended, sleep(longestStop)])
    },
  }

  async function keepRunning(): Promise<void> {
    for (let pause = 200; !signal.aborted; pause = Math.min(5_000, pause * 2)) {
      const run = runUntilLost(options, signal, () => {
        pause = 100
        begun.resolve()
      })
      await run.catch((error: Error) => options.log.warn({ reason: error.message }, 'jobs stopped'))
      begun.resolve()
      await sleep(pause, undefined, { signal }).catch(() => {})
    }
  }
}

const longestStop = 8_000

/** What graphile-worker 0.18 makes; a later one adds its own when it runs. */
const revision = 20

function stopper() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

/** Ends when it is told to, or when the queue could not write down what became of a job, which it takes as its end. */
async function runUntilLost(options: JobsOptions, signal: AbortSignal, onStart: () => void): Promise<void> {
  const { url, tasks, log, crontab = '', poll = 2_000, settle = 30 } = options
  const name = `posy-jobs-${randomUUID()}`
  const pool = openPool(url, name)
  try {
    const { Logger, parseCrontab, run } = await import('graphile-worker')
    await freeOrphans(pool, settle)
    const logger = new Logger(writeTo(log))
    const parts = { logger, pollInterval: poll, pgPool: pool, taskList: taskList(tasks), parsedCronItems: parseCrontab(crontab) }
    const runner = await run({ ...settings(name), ...parts })
    const rounds = setInterval(() => void freeOrphans(pool, settle).catch(() => {}), 30_000)
    const stop = () => void runner.stop().catch(() => {})
    signal.addEventListener('abort', stop)
    onStart()
    if (signal.aborted) stop()
    await runner.promise.finally(() => {
      clearInterval(rounds)
      signal.removeEventListener('abort', stop)
    })
  } finally {
    await pool.end()
  }
}

function openPool(connectionString: string, application_name: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, application_name, max: 4, connectionTimeoutMillis: 5_000, keepAlive: true })
  pool.on('error', ignoreLostClient)
  pool.on('connect', (client) => client.on('error', ignoreLostClient))
  return pool
}

/** The next query on that connection says it again. */
function ignoreLostClient() {}

function settings(name: string) {
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => {
    workerPool.id = name // locks its jobs in the name that its connections bear
  })
  return {
    events,
    concurrency: 2,
    noHandleSignals: true,
    // Without these a job that ends while Postgres is away ends the process: nobody awaits the promise that fails.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  }
}

/** Says which job failed, never with what: payloads and messages may name people. */
function writeTo(log: Log): LogFunctionFactory {
  return () => (level, message, meta) => {
    const { failure, job, error } = meta as Partial<Failure>
    if (failure && job) {
      const { id, task_identifier: task, attempts, max_attempts } = job
      log.warn({ job: id, task, attempt: attempts, of: max_attempts, reason: error?.code ?? error?.name }, 'job failed')
    } else {
      log[level === 'error' || level === 'warning' ? 'warn' : 'debug'](message)
    }
  }
}

interface Failure {
  failure: true
  job: { id: string; task_identifier: string; attempts: number; max_attempts: number }
  error: Error & { code?: string }
}

function taskList(tasks: Record<string, Task>): TaskList {
  const entries = Object.entries(tasks).map(([name, task]): [string, GraphileTask] => [
    name,
    (payload, { abortSignal }) => task(payload, abortSignal ?? new AbortController().signal),
  ])
  return Object.fromEntries(entries)
}

/**
 * A killed process leaves its jobs locked; they are free again when no connection bears its name.
 * Just after Postgres started that says nothing: everybody needs a moment to come back.
 */
async function freeOrphans(pool: pg.Pool, settle: number): Promise<void> {
  const orphans = `
    select array_agg(distinct locked_by) from graphile_worker.jobs
    where locked_by is not null and pg_postmaster_start_time() < now() - make_interval(secs => $1)
    and not exists (select from pg_stat_activity where application_name = locked_by)`
  await pool.query(`select graphile_worker.force_unlock_workers((${orphans}))`, [settle])
}
