import { parentPort, workerData } from 'node:worker_threads'
import { openDb } from '#db/db.ts'
import { works } from './works.ts'
import { openStore, type Storage } from '#server/files/files.ts'
import type { Asked, Told } from '#server/workshop.ts'

interface Job {
  sent: number
  taken: number
  isLeft: boolean
  goOn: () => void
}

/** Of one file so many bytes are made ahead of who takes them; most files are whole by then. */
const mostAhead = 8_388_608

const { databaseUrl, storage } = workerData as { databaseUrl: string; storage: Storage }
const db = openDb(databaseUrl, { max: 2, seconds: 60 })
const store = openStore(storage)
const jobs = new Map<number, Job>()

parentPort?.on('message', (asked: Asked) => {
  if ('work' in asked) return void work(asked)
  const job = jobs.get(asked.id)
  if (!job) return
  if ('taken' in asked) job.taken = asked.taken
  else job.isLeft = true
  job.goOn()
})

async function work({ id, work, order }: Extract<Asked, { work: string }>): Promise<void> {
  const job: Job = { sent: 0, taken: 0, isLeft: false, goOn: () => {} }
  jobs.set(id, job)
  try {
    for await (const made of works[work]!(db, order as never, store)) {
      const piece = Buffer.from(made)
      job.sent += piece.length
      tell({ id, piece })
      if (job.sent - job.taken > mostAhead) await taken(job)
      if (job.isLeft) return
    }
    tell({ id, isWhole: true })
  } catch (error) {
    const { message, code } = error as { message: string; code?: string }
    tell({ id, failed: { message, ...(code !== undefined && { code }) } })
  } finally {
    jobs.delete(id)
  }
}

async function taken(job: Job): Promise<void> {
  while (!job.isLeft && job.sent - job.taken > mostAhead) await new Promise<void>((resolve) => (job.goOn = resolve))
}

function tell(told: Told): void {
  parentPort?.postMessage(told)
}
