import { AsyncLocalStorage } from 'node:async_hooks'
import pino from 'pino'

export type Log = pino.Logger

/** Lines of JSON on standard output, in batches; main flushes them at the end. */
export function openLog(level: string, destination: pino.DestinationStream = pino.destination({ sync: false, minLength: 4_096 })): Log {
  const timestamp = pino.stdTimeFunctions.isoTime
  const mixin = () => {
    const { log: _, ...known } = requests.getStore() ?? {}
    return known
  }
  return pino({ level, base: null, mixin, serializers: { err: loggedError }, timestamp }, destination)
}

/** Whatever is logged by this work, and by what it starts, carries the id. */
export function underId<Result>(log: Log, id: string, work: () => Result): Result {
  return requests.run({ log, id }, work)
}

/** From here on the lines of the request say whose session made it, and which operator acts by it. */
export function actsAs(user: number, impersonator?: number): void {
  const request = requests.getStore()
  if (request) Object.assign(request, { user, ...(impersonator !== undefined && { impersonator }) })
}

/** What a look back at an attack needs: who came in, who was turned away, what opens an account. Ids only, no names. */
export type SecurityEvent =
  | 'registered'
  | 'signed in'
  | 'sign-in refused'
  | 'signed out'
  | 'session ended'
  | 'other sessions ended'
  | 'stolen session ended'
  | 'password changed'
  | 'password change refused'
  | 'password reset asked'
  | 'password reset'
  | 'address confirmed'
  | 'everything exported'
  | 'deletion asked'
  | 'deletion refused'
  | 'account kept'
  | 'helper invited'
  | 'helper accepted'
  | 'helper removed'
  | 'colleague invited'
  | 'colleague joined'
  | 'colleague removed'
  | 'business handed on'
  | 'business given up'
  | 'address change asked'
  | 'address change refused'
  | 'address change stopped'
  | 'address changed'
  | 'sign-in link asked'
  | 'password set'
  | 'sign-in by a provider linked'
  | 'sign-in by a provider unlinked'
  | 'linking a provider refused'
  | 'sign-in by a provider refused'
  | 'sign-in by a provider without a beginning'
  | 'sign-in by a provider with a token that does not hold'
  | 'impersonation started'
  | 'impersonation refused'
  | 'impersonation ended'

export function tellSecurity(event: SecurityEvent, account?: number): void {
  requests.getStore()?.log.info({ event, account }, 'security')
}

interface Logged {
  log: Log
  id: string
  user?: number
  impersonator?: number
}

const requests = new AsyncLocalStorage<Logged>()

/** Where it went wrong, without the values that a message of the database or a detail of it would quote. */
function loggedError(error: unknown) {
  const { name, message, stack = '', code, constraint, cause } = error as Error & { code?: string; constraint?: string }
  const frames = stack.split('\n').filter((line) => line.startsWith('    at '))
  const quoteless = message?.replace(/"[^"]*"|'[^']*'/g, '"…"')
  return { name, message: quoteless, code, constraint, stack: frames.slice(0, 8), cause: cause instanceof Error ? cause.name : undefined }
}

/** A path without what is personal or secret in it: codes, tokens, names and addresses; the query never gets here. */
export function loggedPath(path: string): string {
  return path
    .split('/')
    .map((part) => (isPlain(part) ? part : '*'))
    .join('/')
}

function isPlain(part: string): boolean {
  return /^[a-z0-9][a-z0-9._-]{0,39}$|^$/.test(part) && !/[a-z]\d[a-z0-9]*\d|[0-9a-f]{16}/.test(part)
}
