/** The line to the server, as far as a browser knows. */
export interface Line {
  isUp: () => boolean
  /** Ends after so many milliseconds, or as soon as the line is back or somebody looks at the page again. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

/** Without end, until the line is back. */
export const untilBack = Number.POSITIVE_INFINITY

export const browsersLine: Line = {
  isUp: () => navigator.onLine,
  wait: (milliseconds, signal) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = Number.isFinite(milliseconds) ? setTimeout(resolve, milliseconds) : undefined
    const seen = () => document.visibilityState === 'visible' && resolve()
    addEventListener('online', () => resolve(), { once: true, signal })
    document.addEventListener('visibilitychange', seen, { signal })
    signal.addEventListener('abort', () => resolve(), { once: true })
    return promise.finally(() => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', seen)
    })
  },
}
