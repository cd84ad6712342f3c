// One chance: writes

import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { openDb } from '#db/db.ts'
import { copyTemplate } from '#tests/postgres.ts'
import { soon } from '#tests/soon.ts'
import { migrateJobs, startJobs, type Task } from './jobs.ts'
import { openLog } from './log.ts'

const url = await copyTemplate()
const db = openDb(url, { max: 3 })
afterAll(() => db.destroy())

const done: unknown[] = []
const tasks: Record<string, Task> = {
  async note(payload) {
    done.push(payload)
  },
}
const quiet = { url, log: openLog('silent'), poll: 50, settle: 0 }

const add = (on: typeof db, task: string, payload: unknown) =>
  sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json)`.execute(on)

/** Jobs that wait for their next attempt need not wait in a story. */
const hurry = () => sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`.execute(db)

const jobsLeft = () =>
  sql<{ attempts: number; is_running: boolean }>`select attempts, locked_at is not null as is_running from graphile_worker.jobs`
    .execute(db)
    .then(({ rows }) => rows)

test('what a transaction asks for is done after its commit, and never after a rollback', async () => {
  const jobs = await startJobs({ ...quiet, tasks })
  await db.transaction().execute(async (db) => {
    await add(db, 'note', 'committed')
    await sleep(200)
    expect(done).not.toContain('committed')
  })
  const rollback = db.transaction().execute(async (db) => {
    await add(db, 'note', 'rolled back')
    throw new Error('no')
  })
  await expect(rollback).rejects.toThrow('no')

  await soon(() => expect(done).toContain('committed'))
  await jobs.stop()
  expect(done).not.toContain('rolled back')
  expect(await jobsLeft()).toEqual([])
})

test('a job that fails is tried again later', async () => {
  const attempts: unknown[] = []
  const shaky: Task = async (payload) => {
    if (attempts.push(payload) < 3) throw new Error('not yet')
  }
  const jobs = await startJobs({ ...quiet, tasks: { shaky } })
  await add(db, 'shaky', {})
  for (const already of [1, 2]) {
    await soon(() => expect(attempts).toHaveLength(already))
    await soon(async () => expect(await jobsLeft()).toEqual([{ attempts: already, is_running: false }]))
    await sleep(100)
    expect(attempts).toHaveLength(already)
    await hurry()
  }
  await soon(async () => expect(await jobsLeft()).toEqual([]))
  await jobs.stop()
})

test('the log says which job failed, and nothing of its content', async () => {
  const lines: unknown[] = []
  const log = openLog('warn')
  vi.spyOn(log, 'warn').mockImplementation((...line) => void lines.push(line))
  const failing: Task = async () => {
    throw new Error('no mailbox for nora@posy.example')
  }
  const jobs = await startJobs({ ...quiet, log, tasks: { failing } })
  await add(db, 'failing', { email: 'nora@posy.example' })
  await soon(() => expect(lines).toHaveLength(1))
  await jobs.stop()
  expect(lines[0]).toEqual([{ job: expect.anything(), task: 'failing', attempt: 1, of: 25, reason: 'Error' }, 'job failed'])
  await sql`delete from graphile_worker._private_jobs`.execute(db)
})

test('jobs go on after Postgres was away, even when it left in the middle of one', async () => {
  const crashes: unknown[] = []
  process.on('unhandledRejection', (reason) => crashes.push(reason))
  let runs = 0
  const cut: Task = async () => {
    if (++runs === 1) await away(500)
  }
  const jobs = await startJobs({ ...quiet, tasks: { ...tasks, cut } })
  await add(db, 'cut', {})
  await soon(() => expect(runs).toBe(2))
  await add(db, 'note', 'after the return')
  await soon(() => expect(done).toContain('after the return'))
  await soon(async () => expect(await jobsLeft()).toEqual([]))
  await jobs.stop()
  expect(crashes).toEqual([])
})

test('a job of a process that was killed is done by the next one', async () => {
  await add(db, 'note', 'left behind')
  await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'posy-jobs-killed', attempts = 1`.execute(db)
  const jobs = await startJobs({ ...quiet, tasks })
  await soon(() => expect(done).toContain('left behind'))
  await jobs.stop()
})

test('a job that runs is not taken from the process that runs it', async () => {
  const release = Promise.withResolvers<void>()
  let runs = 0
  const slow: Task = async () => {
    runs++
    await release.promise
  }
  const first = await startJobs({ ...quiet, tasks: { slow } })
  await add(db, 'slow', {})
  await soon(() => expect(runs).toBe(1))
  const second = await startJobs({ ...quiet, tasks: { slow } })
  await sleep(300)
  release.resolve()
  await Promise.all([first.stop(), second.stop()])
  expect(runs).toBe(1)
})

test('stopping lets the job at hand finish', async () => {
  let isFinished = false
  const started = Promise.withResolvers<void>()
  const slow: Task = async () => {
    started.resolve()
    await sleep(300)
    isFinished = true
  }
  const jobs = await startJobs({ ...quiet, tasks: { slow } })
  await add(db, 'slow', {})
  await started.promise
  await jobs.stop()
  expect(isFinished).toBe(true)
  expect(await jobsLeft()).toEqual([])
})

test('two processes that start on an empty database make the queue together', async () => {
  const empty = await copyTemplate()
  const db = openDb(empty, { max: 1 })
  await sql`drop schema graphile_worker cascade`.execute(db)
  await Promise.all([migrateJobs(empty), migrateJobs(empty), migrateJobs(empty)])
  const { rows } = await sql`select max(id) as newest, count(*) as steps from graphile_worker.migrations`.execute(db)
  expect(rows).toEqual([{ newest: 20, steps: 20 }])
  await db.destroy()
})

/** For this file's database Postgres is gone, and comes back after some time that nobody waits for. */
async function away(milliseconds: number): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  const admin = openDb(Object.assign(new URL(url), { pathname: '/postgres' }).href, { max: 1 })
  await sql`alter database ${sql.id(name)} allow_connections false`.execute(admin)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(admin)
  void sleep(milliseconds)
    .then(() => sql`alter database ${sql.id(name)} allow_connections true`.execute(admin))
    .then(() => admin.destroy())
}
