import { ORPCError, ValidationError } from '@orpc/server'
import type { ErrorBody } from '#features/shapes.ts'
import type { Log } from './log.ts'

/** The catalogue: every refusal of the API, and the one place where an error becomes an answer. */
export type AnyError = ORPCError<string, unknown>

export function malformed(): never {
  throw new ORPCError('BAD_REQUEST', { message: 'This is not valid JSON.' })
}

export function unauthorized(): never {
  throw new ORPCError('UNAUTHORIZED', { message: 'Please sign in.' })
}

export function invalidGrant(message = 'Email or password is incorrect.'): never {
  throw new ORPCError('INVALID_GRANT', { status: 400, message })
}

export function unknownClient(): never {
  throw new ORPCError('INVALID_CLIENT', { status: 400, message: 'There is no such client.' })
}

export function unknownGrant(): never {
  throw new ORPCError('UNSUPPORTED_GRANT_TYPE', { status: 400, message: 'There is no such grant.' })
}

/** Somebody came back from a provider of sign-ins with what doesn't hold. */
export function signInRefused(): never {
  throw new ORPCError('SIGN_IN_REFUSED', { status: 400, message: 'That sign-in did not work. Please try again.' })
}

export function linkSpent(): never {
  throw new ORPCError('LINK_SPENT', { status: 400, message: 'This link has run out. Please ask for another.' })
}

export function forbidden(message = 'Access forbidden!'): never {
  throw new ORPCError('FORBIDDEN', { message })
}

/** What is sold, to who has not bought it. */
export function membersOnly(message = 'This is for members.'): never {
  throw new ORPCError('PAYMENT_REQUIRED', { status: 402, message })
}

/** Says the same of what is missing and of what the caller may not know of. */
export function notFound(): never {
  throw new ORPCError('NOT_FOUND', { message: 'Not found.' })
}

/** What was published once, and was taken back. */
export function gone(): never {
  throw new ORPCError('GONE', { status: 410, message: 'This is no longer here.' })
}

/** A call that says too little; the words are those that its client knows. */
export function incomplete(message: string): never {
  throw new ORPCError('UNPROCESSABLE_CONTENT', { status: 422, message, data: { errors: {} } })
}

/** An edit that lost a race; `data` is the record as it is now. */
export function conflict(data: unknown, message = 'Someone else changed this in the meantime.'): never {
  throw new ORPCError('CONFLICT', { message, data: { data } })
}

export function tooLarge(message = 'This is too large to take.'): never {
  throw new ORPCError('PAYLOAD_TOO_LARGE', { message })
}

/** A file that can't be taken; the words say what to do. */
export function fileRefused(message: string): never {
  throw new ORPCError('UNPROCESSABLE_CONTENT', { status: 422, message, data: { errors: {} } })
}

/** Asked under the name of another site. */
export function misdirected(): never {
  throw new ORPCError('MISDIRECTED', { status: 421, message: 'This is not the address of this site.' })
}

export function unsupportedType(): never {
  throw new ORPCError('UNSUPPORTED_MEDIA_TYPE', { message: 'Please send JSON.' })
}

export function invalid(errors: Record<string, string[]>): never {
  throw new ORPCError('UNPROCESSABLE_CONTENT', { status: 422, message: 'Validation error!', data: { errors } })
}

export function tooMany(seconds: number): never {
  throw new ORPCError('TOO_MANY_REQUESTS', { message: 'Too many requests!', data: { retry_after: seconds } })
}

/** A payment that came to nothing; the words are for whoever pays. */
export function paymentRefused(error: string, field?: string): never {
  throw new ORPCError('PAYMENT_REFUSED', { status: 422, message: error, data: { errors: field ? { [field]: [error] } : {}, error } })
}

/** Nobody knows yet whether a payment was made. */
export function paymentUnknown(error: string, cause: unknown): never {
  throw new ORPCError('PAYMENT_UNKNOWN', { status: 503, message: error, data: { retry_after: 5, error }, cause })
}

/** What says that it comes from a provider of payments, and doesn't. */
export function notSigned(): never {
  throw new ORPCError('NOT_SIGNED', { status: 400, message: 'This was not signed by who should have.' })
}

export function unavailable(cause?: unknown): never {
  throw new ORPCError('SERVICE_UNAVAILABLE', { message: 'Deployment in progress ..', data: { retry_after: 2 }, cause })
}

/** What is asked may be well, but not while so much else is. */
function tookTooLong(cause: unknown): never {
  throw new ORPCError('SERVICE_UNAVAILABLE', {
    message: 'This took too long. Please try again in a moment.',
    data: { retry_after: 10 },
    cause,
  })
}

/** Makes of anything thrown an error of the catalogue; what nobody foresaw becomes an opaque 500. */
export function toCatalogue(error: unknown): AnyError {
  if (error instanceof ORPCError) return isFailedCheck(error) ? fieldErrors(error) : error
  if (isDatabaseAway(error)) return caught(() => unavailable(error))
  if (isCutOff(error)) return caught(() => tookTooLong(error))
  if (isGoneMeanwhile(error)) return caught(() => conflict(undefined))
  if (isRefused(error)) return refusedBy(error)
  return new ORPCError('INTERNAL_SERVER_ERROR', { message: 'Something went wrong', cause: error })
}

/** A limit of the database's own making, whose words are for who asked. */
function isRefused(error: unknown): error is Error & { column?: string } {
  return error instanceof Error && (error as { code?: string }).code === 'PL422'
}

/** Beside the field that it names, or over all of them. */
function refusedBy({ message, column }: { message: string; column?: string }): AnyError {
  if (column) return caught(() => invalid({ [column]: [message] }))
  return new ORPCError('UNPROCESSABLE_CONTENT', { status: 422, message, data: { errors: {} } })
}

/** The error as the catalogue has it, in the log if it is ours: an outage as one short line, a fault with its place. */
export function noted(thrown: unknown, log: Log): AnyError {
  const error = toCatalogue(thrown)
  const err = error.cause ?? error
  if (error.status === 503) log.warn({ code: (err as { code?: string }).code }, 'unavailable')
  else if (error.status >= 500) log.error({ err }, 'fault')
  return error
}

export function errorBody(error: AnyError): ErrorBody & { error?: string } {
  const { message, data } = error
  const { errors, data: current, error: said } = (data ?? {}) as Partial<ErrorBody> & { error?: string }
  return {
    message,
    ...(said !== undefined && { error: said }),
    ...(isOfOAuth(error) && { error: error.code.toLowerCase() }),
    ...(errors && { errors }),
    ...(current !== undefined && { data: current }),
  }
}

/** The token call names its refusals as OAuth does. */
function isOfOAuth({ code }: AnyError): boolean {
  return ['INVALID_GRANT', 'INVALID_CLIENT', 'UNSUPPORTED_GRANT_TYPE'].includes(code)
}

/** The error of a refusal, for who must not throw it. */
export function caught(refuse: () => never): AnyError {
  try {
    return refuse()
  } catch (error) {
    return error as AnyError
  }
}

/** The answer to an error that was thrown outside a route, or by one that answers by itself. */
export function errorResponse(thrown: unknown): Response {
  const error = toCatalogue(thrown)
  // The rest of too large a body is not read, so the connection can't go on.
  const closing: Record<string, string> = error.status === 413 ? { connection: 'close' } : {}
  return Response.json(errorBody(error), { status: error.status, headers: { ...retryAfter(error), ...closing } })
}

export function retryAfter({ data }: AnyError): Record<string, string> {
  const { retry_after } = (data ?? {}) as { retry_after?: number }
  return retry_after === undefined ? {} : { 'retry-after': String(retry_after) }
}

function isFailedCheck(error: AnyError): boolean {
  return error.code === 'BAD_REQUEST' && error.cause instanceof ValidationError
}

/** Turns a failed contract check into the 422 that clients show next to the fields. */
function fieldErrors(error: AnyError): AnyError {
  const { issues } = error.cause as ValidationError
  return caught(() => invalid(byField(issues as Issue[])))
}

interface Issue {
  message: string
  path?: readonly (PropertyKey | { key: PropertyKey })[]
}

function byField(issues: readonly Issue[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const { path = [], message } of issues) {
    const field = path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.')
    ;(errors[field] ??= []).push(message)
  }
  return errors
}

/** What a row points to was there when the call was checked, and went before it was written. */
function isGoneMeanwhile(error: unknown): boolean {
  return (error as { code?: string }).code === '23503'
}

/** A statement that had its time. */
function isCutOff(error: unknown): boolean {
  return (error as { code?: string }).code === '57014'
}

/** Postgres is starting, stopping, full or out of reach: nothing is wrong with the call, it may come again. */
function isDatabaseAway(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return (
    /^(ECONN|ENOENT|EPIPE|ETIMEDOUT|57P0|08|53|40P01)/.test(code) ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/.test(message)
  )
}
