import { exchange } from './fetcher/exchange.ts'
import { operatorsWay, publicWay, type Way } from './fetcher/ways.ts'
import { isFurther, isPushService } from './push-services.ts'
import type { PushKeys } from './push-keys.ts'
import type { PushSettings } from './push-settings.ts'

interface ForOneBrowser {
  id: number
  endpoint: string
  key: string
  token: string
  title: string
  text: string
  url: string
}

interface Posted {
  url: URL
  way: Way
  headers: Record<string, string>
  body: Uint8Array<ArrayBuffer>
}

const secondsInADay = 86_400

/** Undefined for what can't be sent: a key that is none, or a service that the operator has taken away since. */
export async function requestFor(notice: ForOneBrowser, keys: PushKeys, push: PushSettings): Promise<Posted | undefined> {
  const { id, endpoint, key, token, title, text, url } = notice
  if (!isPushService(endpoint, push.services)) return undefined
  const { default: webPush } = await import('web-push')
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh: key, auth: token } },
      JSON.stringify({ tag: `push-${id}`, title, text, url }),
      {
        vapidDetails: { subject: push.contact, publicKey: keys.public_key, privateKey: keys.private_key },
        TTL: secondsInADay,
        topic: `push-${id}`,
        contentEncoding: 'aes128gcm',
      },
    )
    const named = Object.entries(headers).filter(([name]) => name !== 'Content-Length')
    return {
      url: new URL(endpoint),
      way: isFurther(endpoint, push.services) ? operatorsWay : browsersWay,
      headers: Object.fromEntries(named.map(([name, value]) => [name, String(value)])),
      body: new Uint8Array(body),
    }
  } catch {
    return undefined
  }
}

/** The services of the browsers are public; a name that leads elsewhere is none of theirs. */
const browsersWay = publicWay({ places: [] })

export interface Failure {
  message: string
  /** The browser took its subscription back. */
  isGone?: boolean
  /** The service won't take it tomorrow either. */
  isFinal?: boolean
}

const longest = 5_000

/** Says what failed in words that name nobody; an endpoint is a secret. */
export async function post(request: Posted | undefined, stopping: AbortSignal): Promise<Failure | undefined> {
  if (!request) return { message: 'can not be sent', isFinal: true }
  const { url, way, headers, body } = request
  try {
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(longest)])
    const answer = await exchange(url, { method: 'POST', headers, body }, way, signal)
    const status = answer.statusCode ?? 0
    answer.destroy()
    return status >= 200 && status < 300 ? undefined : refusalOf(status)
  } catch (error) {
    return { message: error instanceof Error ? error.name : 'failed' }
  }
}

/** 401 and 403 are about our keys, which an operator can put right. */
function refusalOf(status: number): Failure {
  const isFinal = status >= 400 && status < 500 && ![401, 403, 408, 425, 429].includes(status)
  return { message: `answered ${status}`, isGone: status === 404 || status === 410, isFinal }
}
