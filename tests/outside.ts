import { createServer, type IncomingHttpHeaders } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { sendEvent } from '#features/site/analytics/jobs.server.ts'
import { type Jobs, startJobs } from '#server/jobs.ts'
import { openLog } from '#server/log.ts'
import { soon } from './soon.ts'
import { newWorld } from './world.ts'

interface Heard {
  path: string
  headers: IncomingHttpHeaders
  // biome-ignore lint: a story reads what it expects to be there
  body: any
}

interface Outside {
  url: string
  /** Every request, also those that were refused. */
  heard: Heard[]
  /** What the nth request, from 1, is answered; waits where it is a promise, and hangs up where it is 'gone'. */
  answer: (nth: number) => number | 'gone' | Promise<number>
}

/** A world whose operator has every service outside, each of which keeps what it hears and fails on demand. */
export async function newWorldWithServices() {
  const [klaviyo, meta, ga4] = [await outside(202), await outside(200), await outside(204)]
  const marketing = {
    klaviyo: { url: klaviyo.url, key: 'pk_private', organic_event: 'loverly_organic_user' },
    meta: { url: `${meta.url}/v23.0`, pixel: '1234567890', token: 'meta token' },
    ga4: { url: ga4.url, id: 'G-POSY', secret: 'ga4 secret' },
  }
  const world = await newWorld({ marketing })
  let jobs: Jobs
  beforeAll(async () => {
    const send_event = sendEvent({ db: world.db, marketing, tries: 4 })
    jobs = await startJobs({ url: world.url, log: openLog('silent'), poll: 50, tasks: { send_event } })
  })
  afterAll(() => jobs.stop())
  beforeEach(async () => {
    await allLeft()
    for (const service of [klaviyo, meta, ga4]) service.heard.length = 0
    klaviyo.answer = () => 202
  })
  return { world, marketing, klaviyo, meta, ga4, services: [klaviyo, meta, ga4], allLeft, waiting }

  /** Waits until no event waits any more; those that wait for another try needn't wait long. */
  async function allLeft(): Promise<void> {
    await soon(async () => {
      await sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`.execute(world.db)
      const { rows } = await sql`select from graphile_worker.jobs where task_identifier = 'send_event'`.execute(world.db)
      expect(rows).toEqual([])
    })
  }

  /** How many events neither left nor were given up. */
  async function waiting(): Promise<number> {
    return (await world.db.selectFrom('outgoing_events').where('sent_at', 'is', null).where('dead_at', 'is', null).select('id').execute())
      .length
  }
}

/** A service outside, for one test file: it keeps what it hears, and fails on demand. */
async function outside(usual: number): Promise<Outside> {
  const service: Outside = { url: '', heard: [], answer: () => usual }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    service.heard.push({ path: request.url ?? '', headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) })
    const status = await service.answer(service.heard.length)
    if (status === 'gone') request.socket.destroy()
    else response.writeHead(status).end(`{"you sent":${JSON.stringify(Buffer.concat(chunks).toString())}}`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return service
}
