/**
 * Why nothing was read. `unreachable` is all that is ever told of a place: whether it is not public, does not answer, or answers
 * too slowly, so that nobody learns from us what stands behind our door.
 */
export type Why = 'address' | 'unreachable' | 'status' | 'kind' | 'large'

export class FetchRefused extends Error {
  readonly why: Why

  constructor(why: Why, options?: ErrorOptions) {
    super(`Not read: ${why}`, options)
    this.name = 'FetchRefused'
    this.why = why
  }
}

/** What broke on the way, in the one word for it. */
export function asRefused(error: unknown): FetchRefused {
  return error instanceof FetchRefused ? error : new FetchRefused('unreachable', { cause: error })
}
