import type { ErrorBody } from '#features/shapes.ts'

export interface Refusal {
  status: number
  message: string
  errors: Record<string, string[]>
}

/** What a refused call says, or undefined for a fault of another kind. Knows it by its looks, so that no page loads the API's client for this. */
export function refusal(error: unknown): Refusal | undefined {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return undefined
  const { errors = {} } = ('data' in error && error.data ? error.data : {}) as Partial<ErrorBody>
  return { status: error.status, message: error.message, errors }
}

/** What the page itself refuses before anything is sent, in the form in which the server would. */
export function refusedHere(errors: Record<string, string[]>): Error {
  return Object.assign(new Error(Object.values(errors).flat().join(' ')), { status: 422, data: { errors } })
}

/** Which call it was that failed, as `web/client/api.ts` names it; undefined for a fault of another kind. */
export function callOf(error: unknown): string | undefined {
  return error instanceof Error && 'call' in error && typeof error.call === 'string' ? error.call : undefined
}

/** A refusal that came with the page, from the server that rendered it. */
export class Refused extends Error {
  readonly status: number

  constructor({ status, message }: { status: number; message: string }) {
    super(message)
    this.status = status
  }
}
