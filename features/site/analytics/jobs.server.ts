import * as z from 'zod'
import { type Db, inTransaction } from '#db/db.ts'
import type { Task } from '#server/jobs.ts'
import type { Marketing } from '#server/marketing.ts'
import { claimOutgoing, keepDays, recordFailure, recordSent, type Service } from './outgoing-rows.server.ts'

interface Sending {
  db: Db
  marketing: Marketing
  /** After so many failures, some 16 hours, the event is given up. */
  tries?: number
}

/**
 * The task send_event: tells one service of one event. Who crashes between its yes and the commit tells it again
 * under the same id, by which Klaviyo and Meta know it; GA4 has no such id.
 */
export function sendEvent({ db, marketing, tries = 12 }: Sending): Task {
  return async (payload, stopping) => {
    const { id } = EventJob.parse(payload)
    const failure = await inTransaction(db, async (db) => {
      const event = await claimOutgoing(db, id)
      if (!event) return undefined
      const error = await post(requestFor(marketing, event.service, event.body), stopping)
      if (!error) return void (await recordSent(db, id))
      const isLast = error.isFinal || event.attempts + 1 >= tries
      await recordFailure(db, id, error.message, isLast)
      return isLast ? undefined : error
    })
    if (failure) throw new Error(failure.message)
  }
}

/** The task event_days. A week ahead, so that days without the job cost nothing. */
export async function keepEventDays(db: Db, kept: number): Promise<void> {
  await keepDays(db, 7, kept)
}

const EventJob = z.object({ id: z.int() })

interface Posted {
  url: string
  headers?: Record<string, string>
  body: object
}

/** Undefined when the operator has taken the service's keys away since. */
function requestFor({ klaviyo, meta, ga4 }: Marketing, service: Service, body: object): Posted | undefined {
  if (service === 'klaviyo') return klaviyo && { url: `${klaviyo.url}/api/events`, headers: klaviyoHeaders(klaviyo.key), body }
  if (service === 'meta') return meta && { url: `${meta.url}/${meta.pixel}/events`, body: { data: [body], access_token: meta.token } }
  return ga4 && { url: `${ga4.url}/mp/collect?${new URLSearchParams({ measurement_id: ga4.id, api_secret: ga4.secret })}`, body }
}

function klaviyoHeaders(key: string): Record<string, string> {
  const type = 'application/vnd.api+json'
  return { authorization: `Klaviyo-API-Key ${key}`, revision: '2024-10-15', accept: type, 'content-type': type }
}

interface Failure {
  message: string
  /** The service won't take it tomorrow either. */
  isFinal: boolean
}

const longest = 20_000

/** Says what failed in words that name nobody: what a service answers may hold what it was told. */
async function post(request: Posted | undefined, stopping: AbortSignal): Promise<Failure | undefined> {
  if (!request) return { message: 'no keys', isFinal: true }
  const { url, headers, body } = request
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(longest)]),
    })
    await response.body?.cancel()
    return response.ok ? undefined : { message: `answered ${response.status}`, isFinal: isRefusedForGood(response.status) }
  } catch (error) {
    return { message: error instanceof Error ? error.name : 'failed', isFinal: false }
  }
}

/** 401 and 403 are about our keys, which an operator can put right. */
function isRefusedForGood(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 403, 408, 425, 429].includes(status)
}
