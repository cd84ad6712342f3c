import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { withDb } from './database.ts'
import type { Target } from './target.ts'

const agent = new Agent({ keepAlive: true })

interface Sent {
  name: string
  bytes: Buffer
  purpose: 'picture' | 'document'
}

type Headers = Record<string, string>

/** As browsers send it, so many bytes at a time; ends when it is kept, for which the answer to the last of them waits for a while. */
export async function sendFile({ origin }: Target, headers: Headers, { name, bytes, purpose }: Sent): Promise<void> {
  const said = Buffer.from(JSON.stringify({ name, size: bytes.length, purpose }))
  const begun = await send(`${origin}/api/v1/uploads`, 'POST', said, { ...headers, 'content-type': 'application/json' })
  const { id, chunk_size } = JSON.parse(begun) as { id: number; chunk_size: number }
  let state = ''
  for (let at = 0; at < bytes.length; at += chunk_size) {
    const piece = bytes.subarray(at, at + chunk_size)
    const type = 'application/offset+octet-stream'
    const answer = await send(`${origin}/api/v1/uploads/${id}`, 'PATCH', piece, {
      ...headers,
      'content-type': type,
      'upload-offset': String(at),
    })
    state = (JSON.parse(answer) as { state: string }).state
  }
  while (state === 'checking') {
    await sleep(200)
    state = (JSON.parse(await send(`${origin}/api/v1/uploads/${id}`, 'GET', Buffer.alloc(0), headers)) as { state: string }).state
  }
  if (state !== 'kept') throw new Error(`${name} is ${state}`)
}

export function send(url: string, method: string, bytes: Buffer, headers: Headers = {}): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const asking = request(url, { method, agent, headers: { ...headers, 'content-length': bytes.length } }, async (response) => {
    const text = Buffer.concat(await response.toArray().catch((error) => (reject(error), []))).toString()
    const { statusCode = 0 } = response
    if (statusCode < 200 || statusCode > 299) reject(new Error(`${method} ${url} answered ${statusCode}: ${text}`))
    resolve(text)
  })
  asking.on('error', reject).end(bytes)
  return promise
}

/** Every picture that came has its sizes. */
export async function pictureJobsDone(url: string): Promise<void> {
  await withDb(url, async (db) => {
    const left = sql`select from graphile_worker.jobs where task_identifier in ('make_sizes', 'keep_upload') limit 1`
    while ((await left.execute(db)).rows.length > 0) await sleep(100)
  })
}

export function hangUp(): void {
  agent.destroy()
}
